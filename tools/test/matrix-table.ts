import type { Counts } from "./counts.ts";

/** The results of one product, or of one part of it. */
export type MatrixRow = {
  label: string;
  /** The commit that was run, and whether files were changed in its tree. */
  commit: string;
  isClean: boolean;
  date: Date;
  cells: { done: number; of: number };
  counts: Counts;
};

const rowStart = /^\| (\S+) \| [0-9a-f]{8}/;
const byLabel = new Intl.Collator("en", { numeric: true });

/**
 * Returns the page `docs/evidence/matrix.md` with this row, which replaces an older one of the same label; rows
 * are sorted by label.
 */
export function withRow(page: string, row: MatrixRow): string {
  const lines = page.trimEnd().split("\n");
  const head = lines.filter((line) => !rowStart.test(line));
  const rows = lines.filter((line) => rowStart.test(line) && labelOf(line) !== row.label);
  const all = [...rows, draw(row)].toSorted((one, other) => byLabel.compare(labelOf(one), labelOf(other)));
  return `${[...head, ...all].join("\n")}\n`;
}

const labelOf = (line: string) => rowStart.exec(line)?.[1] ?? "";

function draw({ label, commit, isClean, date, cells, counts }: MatrixRow): string {
  const { passed, failed, skipped, excused } = counts;
  const version = `${commit.slice(0, 8)}${isClean ? "" : " with changes"}`;
  const day = date.toISOString().slice(0, 10);
  return `| ${[label, version, day, `${cells.done} of ${cells.of}`, passed, failed, skipped, excused].join(" | ")} |`;
}
