import {
  mostImportRows,
  type ImportLine,
  type ImportReport,
} from "@anteroom/contract/administration/imports";
import { readCsv, type CsvRow } from "@anteroom/domain/text/csv";
import type * as z from "zod/mini";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { countTries } from "../../platform/http/rate-limits.ts";

/** So many imports of one kind in a quarter of an hour. */
const mostImports = 60;

/** A problem in one line of an import. */
export type LineProblem = ImportLine["problems"][number];

/** Counts an import. Returns a problem when there were too many. */
export async function countImport(
  tx: Tx,
  tenantId: number,
  kind: string,
  now: Date,
): Promise<ProblemOutcome | null> {
  const limits = [{ subject: hashOf(`import ${kind}`), most: mostImports }];
  const wait = await countTries(tx, tenantId, limits, now);
  return wait === null ? null : problem("too_many_requests", { retry_after: wait });
}

/** Parses a CSV file into rows, or returns a problem with the file. */
export function readImport(
  csv: string,
  { needed, known, most = mostImportRows }: { needed: readonly string[]; known: RegExp; most?: number },
): { columns: ReadonlySet<string>; rows: readonly CsvRow[] } | ProblemOutcome {
  const { columns, rows } = readCsv(csv);
  const wrong = [
    ...needed.filter((name) => !columns.includes(name)).map((name) => ({ name, code: "missing_column" })),
    ...columns.filter((name) => !known.test(name)).map((name) => ({ name, code: "unknown_column" })),
    ...columns
      .filter((name, index) => columns.indexOf(name) < index)
      .map((name) => ({ name, code: "repeated_column" })),
    ...(rows.length > most ? [{ name: "", code: "too_many_rows" }] : []),
  ].slice(0, 40);
  if (wrong.length === 0) return { columns: new Set(columns), rows };
  const fields = wrong.map(({ name, code }) => ({ path: `body.csv.${name.slice(0, 60)}`, code }));
  return problem("validation_failed", { fields });
}

/** Maps a schema's errors to problems of a line, by column. */
export function problemsOf(error: z.core.$ZodError, columnOf = (field: string) => field): LineProblem[] {
  return error.issues.map(({ path: [field], code }) => ({ column: columnOf(String(field ?? "")), code }));
}

/** Returns the rows whose id an earlier row has used. */
export function repeatedIds(rows: readonly CsvRow[]): ReadonlySet<CsvRow> {
  const seen = new Set<string>();
  return new Set(
    rows.filter(({ cells }) => {
      const id = cells.get("external_id") ?? "";
      if (id === "" || !seen.has(id)) return void seen.add(id);
      return true;
    }),
  );
}

function reportOf(lines: ImportLine[], isDryRun: boolean): ImportReport {
  const count = (outcome: ImportLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length;
  return {
    is_dry_run: isDryRun,
    added: count("added"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
    // Of one that was only tried there is nothing to find by its id.
    lines: lines
      .map((line) => (isDryRun && line.outcome === "added" ? { ...line, id: null } : line))
      .toSorted((a, b) => a.line - b.line),
  };
}

/** Thrown where an import was only tried: nothing of it stays. */
class OnlyTried extends Error {
  readonly lines: ImportLine[];

  constructor(lines: ImportLine[]) {
    super("Only tried");
    this.lines = lines;
  }
}

/** Runs the work in a transaction. A dry run rolls it back. */
export async function tryOrCommit(
  tx: <T>(work: (one: Tx) => Promise<T>) => Promise<T>,
  isDryRun: boolean,
  work: (one: Tx) => Promise<ImportLine[]>,
): Promise<ImportReport> {
  try {
    const lines = await tx(async (one) => {
      const done = await work(one);
      if (isDryRun) throw new OnlyTried(done);
      return done;
    });
    return reportOf(lines, false);
  } catch (error) {
    if (error instanceof OnlyTried) return reportOf(error.lines, true);
    throw error;
  }
}
