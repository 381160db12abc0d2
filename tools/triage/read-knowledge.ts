import { readdirSync, readFileSync } from "node:fs";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";

const folder = new URL("../../engines/triage/knowledge/", import.meta.url);

/**
 * Reads all knowledge of `engines/triage/knowledge`, each time anew; the files of a folder form one list, ordered by name. Does not
 * validate: the knowledge linter does.
 */
export function readKnowledge(): Knowledge {
  return {
    findings: readFolder("findings"),
    groups: readFolder("groups"),
    values: readList("values.json"),
    sources: readList("sources.json"),
    rules: readFolder("rules"),
    complaints: readFolder("complaints"),
    conditions: readFolder("conditions"),
    selfCare: readList("self-care.json"),
    specialties: readList("specialties.json"),
  };
}

/** Returns the path (within the knowledge's folder) and text of each JSON file, sorted. */
export function knowledgeFiles(): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => [file, readFileSync(new URL(file, folder), "utf8")] as const);
}

/** Serialises a list as its file has it: one entry a line, so that diffs show entries. */
export function serialiseList(list: readonly unknown[]): string {
  if (list.length === 0) return "[]\n";
  return `[\n${list.map((entry) => `  ${spell(entry)}`).join(",\n")}\n]\n`;
}

function spell(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spell).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${spell(entry)}`)
    .join(", ")}}`;
}

function readFolder<Entry>(name: string): readonly Entry[] {
  return readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => readList<Entry>(`${name}/${file}`));
}

/** The linter checks what the compiler cannot know of a file. */
function readList<Entry>(file: string): readonly Entry[] {
  const list: readonly Entry[] = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  return list;
}
