import type { ReviewedException } from "./unsafe-statements.ts";

/** Migrations up to this number landed before this check existed. */
export const lastUnchecked = 97;

/**
 * Findings that a reviewer allows. A removal is the second half of expand and contract: name the landed commit
 * since which no version uses it.
 */
export const reviewedExceptions: readonly ReviewedException[] = [];
