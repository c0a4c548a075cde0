import { Check, UserCheck, X } from "lucide";
import { Icon } from "#src/ui/icon.tsx";

/** Yes, no, or the person who decides. The highlight colour marks nothing else. */
const marks = {
	tick: { icon: Check, look: "text-accent" },
	cross: { icon: X, look: "text-danger" },
	person: { icon: UserCheck, look: "rounded-full bg-highlight p-0.5 text-on-highlight" },
};

export type MarkKind = keyof typeof marks;

interface MarkProps {
	kind: MarkKind;
	/** Its position next to text that says the same. */
	className: string;
}

/** The icon of an answer, in its colour. */
export function Mark({ kind, className }: MarkProps) {
	const { icon, look } = marks[kind];
	return <Icon icon={icon} className={`${className} ${look}`} />;
}
