import { importProblemCodes } from "@anteroom/domain/shared/import-problems";
import { importLimits } from "@anteroom/domain/shared/import-limits";
import * as z from "zod/mini";
import { Id } from "../values.ts";

/** A CSV file whose first row names the columns; commas or semicolons. */
export const CsvImport = z.strictObject({
  csv: z.string().check(z.minLength(1), z.maxLength(importLimits.characters)),
  /** A dry run returns the same report and saves nothing. */
  is_dry_run: z.boolean(),
});

export const ImportLine = z.object({
  /** Of the file, the first being 1. */
  line: z.int(),
  external_id: z.nullable(z.string()),
  outcome: z.enum(["added", "changed", "unchanged", "refused"]),
  /** The doctor's or patient's id; of the existing one where a line is refused as `possible_duplicate`. */
  id: z.nullable(Id),
  /** What is wrong, by column. */
  problems: z.array(
    z.object({
      column: z.string(),
      code: z.enum(importProblemCodes),
      /** With `unknown_specialty`: the word that is none. */
      value: z.optional(z.string()),
      /** With `unknown_specialty`: the words that are. */
      known: z.optional(z.array(z.string())),
    }),
  ),
});
/** The outcome of one line of an imported file. */
export type ImportLine = z.infer<typeof ImportLine>;

/** The result of each line; a refused line does not prevent others. */
export const ImportReport = z.object({
  is_dry_run: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  lines: z.array(ImportLine),
});
export type ImportReport = z.infer<typeof ImportReport>;
