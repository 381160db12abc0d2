import type { Tables } from "./database.ts";

/** Whom a row is about: found in the row itself, or in the appointment it belongs to. */
export type Subject = "patient" | "guest" | "patient or guest" | "caller";

/** What a feature keeps of persons in one table: what they are given on request, what goes when they go, and what stays. */
export type PersonalData<Table extends keyof Tables = keyof Tables> = {
  table: Table;
  about: Subject;
  /** Columns that lead from the row to the person. */
  subject: readonly Column<Table>[];
  /** Columns a person is given with the own data. */
  exported: readonly Column<Table>[];
  /** Columns that are emptied, or whose row is deleted, when the person is erased. */
  erased: readonly Column<Table>[];
  /** Columns that stay and say nothing about the person once the erased ones are gone. */
  kept: readonly Column<Table>[];
  /** For how long, in words a patient understands. */
  keptFor: string;
  why: string;
};

type Column<Table extends keyof Tables> = Extract<keyof Tables[Table], string>;

/** Names the personal data of one table; columns that the table does not have do not compile. */
export function registerPersonalData<Table extends keyof Tables>(entry: PersonalData<Table>): PersonalData {
  // A column of one table is a column of some table.
  return entry as unknown as PersonalData;
}
