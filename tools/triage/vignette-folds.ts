import { createHash } from "node:crypto";

/** The number of folds for tuning on the vignettes. */
export const folds = 5;

/** Returns the fold of a case, 1 to 5, by a hash of its id. */
export function foldOf(id: string | number): number {
  return (createHash("sha256").update(`vignette ${id}`).digest().readUInt32BE() % folds) + 1;
}
