import { createHash } from "node:crypto";

/** As many parts as the vignettes are split into when numbers are chosen on them. */
export const folds = 5;

/** The fold of a case, 1 to 5, by a hash of its id: the same for whoever asks, and no order of the file tells it. */
export function foldOf(id: string | number): number {
  return (createHash("sha256").update(`vignette ${id}`).digest().readUInt32BE() % folds) + 1;
}
