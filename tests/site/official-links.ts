/**
 * The outside pages that a "Checked" section rests on, and the day on which somebody last read each
 * against our words. A section may name no later day than its pages have here.
 */
export const officialLinks: Readonly<Record<string, string>> = {
	"https://consultations.rbnz.govt.nz/dta-and-dcs": "2026-11-22",
	"https://www.rbnz.govt.nz/regulation-and-supervision/oversight-of-banks/standards-and-requirements-for-banks/banks-outsourcing-policy":
		"2026-11-22",
	"https://www.legislation.govt.nz/act/public/2003/0052/latest/DLM211512.html": "2026-11-22",
	"https://www.legislation.govt.nz/act/public/2009/0035/latest/DLM2140720.html": "2026-11-22",
	"https://www.fma.govt.nz/business/legislation/conduct-of-financial-institutions-cofi-legislation/":
		"2026-11-22",
	"https://www.mbie.govt.nz/open-banking": "2026-11-22",
	"https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/":
		"2026-11-22",
	"https://www.tewhatuora.govt.nz/": "2026-11-22",
	"https://www.mcnz.org.nz/": "2026-11-22",
	"https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/": "2026-11-22",
	"https://www.tewhatuora.govt.nz/for-health-providers/claims-provider-payments-and-entitlements/nhi-number-format-changes/":
		"2026-11-22",
	"https://www.tewhatuora.govt.nz/health-services-and-programmes/cyber-hub/cyber-standards":
		"2026-11-22",
	"https://www.tewhatuora.govt.nz/health-services-and-programmes/digital-health/other-digital-health-initiatives/digital-data-and-technology-services-minimum-requirements/":
		"2026-11-22",
	"https://www.mpi.govt.nz/food-business/dairy-products-processing-manufacture-testing-requirements/specific-dairy-products/requirements-for-manufacturing-infant-formula":
		"2026-11-22",
	"https://www.mpi.govt.nz/export/food/dairy/steps-to-exporting/1-meet-new-zealand-requirements-for-dairy-exports/":
		"2026-11-22",
	"https://www.mpi.govt.nz/export/food/dairy/resources-for-dairy-exports/": "2026-11-22",
	"https://www.mpi.govt.nz/import/importing-food-and-beverages/responsibilities-of-a-registered-food-importer/procedures-to-recall-food":
		"2026-11-22",
	"https://www.health.govt.nz": "2026-11-22",
	"https://www.hdc.org.nz/your-rights/about-the-code/": "2026-11-22",
	"https://dapaanz.org.nz/membership/tikanga-matatika-code-of-ethics/": "2026-11-22",
	"https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer":
		"2026-11-22",
	"https://www.mpi.govt.nz/import/": "2026-11-22",
	"https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand": "2026-11-22",
	"https://www.transport.govt.nz/area-of-interest/freight-and-logistics/new-zealand-freight-and-supply-chain-strategy":
		"2026-11-22",
};
