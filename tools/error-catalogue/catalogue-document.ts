import type { SpecificationLine, TestProof } from "../coverage/specification.ts";
import type { ErrorEntry } from "./entries.ts";
import { inEveryLanguage } from "./words.ts";

type Found = { document: string; faults: readonly string[] };

/**
 * Returns `docs/error-catalogue.md`, and the catalogue's faults as sentences: missing entries of error types and of
 * tested lines, texts missing in a language, messages without a next action or a test of its page. Reads the web's
 * catalogues; writes nothing.
 */
export function catalogueDocument(
  lines: readonly SpecificationLine[],
  entries: readonly ErrorEntry[],
  proofs: readonly TestProof[],
): Found {
  const faults: string[] = [];
  const parts = lines.map((line) => {
    const entry = entries.find(({ id }) => id === line.id);
    const tests = proofs.filter(({ ids }) => ids.includes(line.id));
    if (!entry || (entry.isOwed && tests.length === 0)) {
      if (isType(line)) faults.push(`${line.id} is an error type without an entry in entries.ts`);
      else if (!entry && tests.length > 0) faults.push(`${line.id} is proven and has no entry in entries.ts`);
      return [`## ${line.id}`, "", line.statement, "", "Owed.", ""];
    }
    faults.push(...faultsOf(entry, tests));
    return section(line, entry, tests);
  });
  return { document: [...head, ...parts.flat()].join("\n"), faults };
}

/** Types are counted by analytics: each has its entry, whatever is owed. */
const isType = ({ id }: Pick<SpecificationLine, "id">) => id.startsWith("S8.TYPE.");

const head = [
  "# Every message of an error, in eight languages",
  "",
  "Written by `npm run errors` from `tools/error-catalogue/entries.ts`, the catalogues and the titles of the tests.",
  "Each message stands with its next action and the tests that reach it.",
  "",
];

function faultsOf(entry: ErrorEntry, tests: readonly TestProof[]): readonly string[] {
  const { id, says, next, silent, arises } = entry;
  const lacking = [...says, ...next].flatMap((words) =>
    [...inEveryLanguage(words)].flatMap(([locale, text]) =>
      text === null ? [`${id}: ${locale} has no words for "${words}"`] : [],
    ),
  );
  if (silent !== undefined) return lacking;
  return [
    ...lacking,
    ...(isType({ id }) && !arises ? [`${id} does not say where it arises`] : []),
    ...(says.length === 0 ? [`${id} says nothing`] : []),
    ...(next.length === 0 ? [`${id} has no next action`] : []),
    ...(tests.some(({ file }) => file.startsWith("e2e/") || file.endsWith(".page.test.tsx"))
      ? []
      : [`${id} is reached by no test of its page`]),
  ];
}

function section(
  { id, statement }: SpecificationLine,
  { says, next, silent, arises }: ErrorEntry,
  tests: readonly TestProof[],
): readonly string[] {
  const reached = tests.map(({ file, title }) => `- ${file}: ${title}`);
  return [
    `## ${id}`,
    "",
    statement,
    "",
    ...(arises === undefined ? [] : [`Arises: ${arises}`, ""]),
    ...(silent === undefined ? table([...says.map(said), ...next.map(toDo)]) : [silent, ""]),
    reached.length > 0 ? "Reached by:" : "Owed: no test reaches it yet.",
    "",
    ...reached,
    ...(reached.length > 0 ? [""] : []),
  ];
}

type Row = { kind: "says" | "next"; words: string };
const said = (words: string): Row => ({ kind: "says", words });
const toDo = (words: string): Row => ({ kind: "next", words });

function table(rows: readonly Row[]): readonly string[] {
  const cells = rows.flatMap(({ kind, words }) =>
    [...inEveryLanguage(words)].map(
      ([locale, text]) => `| ${kind} | ${locale} | ${(text ?? "missing").replaceAll("|", "\\|")} |`,
    ),
  );
  return ["| | language | words |", "|---|---|---|", ...cells, ""];
}
