import type { Tables } from "./database.ts";

/** Whom a row is about: found in the row itself, or in the appointment it belongs to. */
type Subject = "patient" | "guest" | "patient or guest" | "caller";

type Entry<Table extends string, Column extends string> = {
  table: Table;
  about: Subject;
  /** Columns that lead from the row to the person. */
  subject: readonly Column[];
  /** Columns a person is given with the own data. */
  exported: readonly Column[];
  /** Columns that are emptied, or whose row is deleted, when the person is erased. */
  erased: readonly Column[];
  /** Columns that stay and say nothing about the person once the erased ones are gone. */
  kept: readonly Column[];
  /** For how long, in words a patient understands. */
  keptFor: string;
  why: string;
};

/** What a feature keeps of persons in one table: what they are given on request, what goes when they go, and what stays. */
export type PersonalData = Entry<string, string>;

/** Names the personal data of one table; columns that the table does not have do not compile. */
export function registerPersonalData<Table extends keyof Tables>(
  entry: Entry<Table, Extract<keyof Tables[Table], string>>,
): PersonalData {
  return entry;
}
