import type { RawBuilder } from "kysely";
import type { Tables } from "../database/database.ts";

/** When rows expire by time alone. */
export type Retention = {
  /** How long rows are stored. `due` receives the current time minus this. */
  keep: { years: number } | { days: number } | { hours: number } | { minutes: number };
  /**
   * SQL condition: rows that expired by `before`. A rule with `hasWindow` may leave out rows that expired by `after`, for
   * which an earlier round looked; null looks for all.
   */
  due: (before: Date, after: Date | null) => RawBuilder<boolean>;
  /** No index of the table answers `due` alone, so that each round looks at what became due since the previous one. */
  hasWindow?: true;
  /** Whether the rows are deleted, or only their personal columns emptied. */
  end: "delete" | "empty";
};

/** Whom a row is about: found in the row itself, or in the appointment it belongs to. */
type Subject = "patient" | "guest" | "patient or guest" | "caller";

type Entry<Table extends string, Column extends string> = {
  table: Table;
  about: Subject;
  /** Columns that lead from the row to the person. */
  subject: readonly Column[];
  /** Columns that the person's data export contains. */
  exported: readonly Column[];
  /** Columns that are emptied, or whose row is deleted, when the person is erased. */
  erased: readonly Column[];
  /** Columns that stay and say nothing about the person once the erased ones are gone. */
  retained: readonly Column[];
  /** The rows stay without the erased columns when the person is erased; all others go entirely. */
  rowStays?: true;
  /** A column that the person is given as a file of its own. */
  file?: { column: Column; ending: string };
  /** Bytes that lie outside of the database: the column with their key, and the one with the name the person knows. */
  stored?: { key: Column; name: Column };
  /** How long rows are stored, as a text for patients. */
  retentionPeriod: string;
  /** The same as rules that the retention job applies; missing: as long as the account. */
  retention?: readonly Retention[];
  why: string;
};

/** The personal data of one table: what is exported, what is erased, and what stays. */
export type PersonalData = Entry<string, string>;

/** Declares the personal data of one table. Unknown columns do not compile. */
export function registerPersonalData<Table extends keyof Tables>(
  entry: Entry<Table, Extract<keyof Tables[Table], string>>,
): PersonalData {
  return entry;
}
