/** An entry of `packages` in package-lock.json. */
export type LockedPackage = { version?: string; license?: string; dev?: boolean; link?: boolean };

/** Licences that do not reach into our own code. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Unlicense",
  "(MIT OR CC0-1.0)",
  "MIT and ISC", // @visx/vendor: its own code and that of d3
]);

/** Licences that the lock file does not tell, read in the package itself. */
const read: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** Not npm packages: they lie in this repository, with their licence beside them. */
const inRepository = [
  ["Figtree, font", "OFL-1.1", "`web/public/fonts/LICENSE-figtree.txt`"],
  ["Readex Pro, font", "OFL-1.1", "`web/public/fonts/LICENSE-readex-pro.txt`"],
  ["Phosphor, icons", "MIT", "`web/src/ui/icons/LICENSE`"],
  ["Model that finds faces, of @vladmandic/face-api", "MIT", "`engines/vitals/face-model`"],
  ["Questionnaires of the health assessment", "one each", "`docs/health-assessment.md`"],
  ["Model fitted on DDXPlus (no data of it is included)", "CC-BY-4.0", "`docs/symptom-checker.md`"],
];

/**
 * Returns THIRD-PARTY-NOTICES.md from the `packages` of the lock file, without development tools. Throws where a package has no licence or
 * one that is not allowed.
 */
export function noticesDocument(packages: Readonly<Record<string, LockedPackage>>): string {
  const byLicence = new Map<string, Set<string>>();
  for (const [place, entry] of Object.entries(packages)) {
    const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
    if (!name || entry.dev || entry.link) continue;
    const licence = entry.license ?? read[name];
    if (!licence || !allowed.has(licence)) throw new Error(`${name}: licence ${licence ?? "unknown"}`);
    byLicence.set(
      licence,
      (byLicence.get(licence) ?? new Set()).add(`${name} ${entry.version ?? ""}`.trim()),
    );
  }
  return [
    "# Third-party notices",
    "",
    "Written by `npm run notices` from `package-lock.json`; the check fails when it is not current or a licence is not allowed.",
    "Packages carry the text of their licence themselves, in `node_modules/<name>`. Development tools are left out.",
    "",
    "| in this repository | licence | text and source |",
    "| --- | --- | --- |",
    ...inRepository.map((cells) => `| ${cells.join(" | ")} |`),
    "",
    ...[...byLicence]
      .toSorted(([one], [other]) => compare(one, other))
      .flatMap(([licence, names]) => [`## ${licence}`, "", [...names].toSorted(compare).join(", "), ""]),
  ].join("\n");
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
