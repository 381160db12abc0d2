import { type ImportLine, type ImportReport } from "@anteroom/contract/administration/imports";
import { importLimits } from "@anteroom/domain/shared/import-limits";
import { importProblemCodes } from "@anteroom/domain/shared/import-problems";
import { readCsv, type CsvRow } from "@anteroom/domain/text/csv";
import type * as z from "zod/mini";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { countTries } from "../../platform/http/rate-limits.ts";

/** Most imports of one kind in 15 minutes. */
const mostImports = 60;

/** A problem in one line of an import. */
export type LineProblem = ImportLine["problems"][number];

/**
 * Counts an import of `kind` for the clinic, dry runs included. Returns a problem, without counting, at 60 in
 * 15 minutes; else null.
 */
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

/**
 * Parses a CSV file into rows, or returns a problem: missing, unknown or repeated columns, or more than
 * `most` rows. `known` matches every allowed column name. Values are not checked.
 */
export function readImport(
  csv: string,
  { needed, known, most = importLimits.rows }: { needed: readonly string[]; known: RegExp; most?: number },
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

/** Maps a schema's errors to problems of a line, by column; `columnOf` maps a field's path to its column. */
export function problemsOf(
  error: z.core.$ZodError,
  columnOf = ([field = ""]: readonly string[]) => field,
): LineProblem[] {
  return error.issues.map(({ path, code }) => ({
    column: columnOf(path.map(String)),
    code: importProblemCodes.find((one) => one === code) ?? "invalid",
  }));
}

/** Returns the rows whose `external_id` an earlier row has used; empty ids do not count. */
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
    // Ids of rows that a dry run added do not exist.
    lines: lines
      .map((line) => (isDryRun && line.outcome === "added" ? { ...line, id: null } : line))
      .toSorted((a, b) => a.line - b.line),
  };
}

/** Thrown to roll back a dry run. */
class OnlyTried extends Error {
  readonly lines: ImportLine[];

  constructor(lines: ImportLine[]) {
    super("Only tried");
    this.lines = lines;
  }
}

/**
 * Runs the work in a transaction and returns the report, by line. A dry run is rolled back, and its added
 * lines have no id.
 */
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
