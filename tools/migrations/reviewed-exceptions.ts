import type { ReviewedException } from "./unsafe-statements.ts";

/** Migrations up to this number landed before this check existed. */
export const lastUnchecked = 97;

/**
 * Findings that a reviewer allows. A removal is the second half of expand and contract: name the landed commit
 * since which no version uses it.
 */
export const reviewedExceptions: readonly ReviewedException[] = [
  {
    migration: "0145-stripe-gateways.sql",
    line: 3,
    rule: "takes-away",
    because:
      "The next statement of the same transaction puts a wider list in its place; no version asks for the name.",
  },
  {
    migration: "0161-webpay-gateways.sql",
    line: 4,
    rule: "takes-away",
    because:
      "The next statement of the same transaction puts a wider list in its place; no version asks for the name.",
  },
  ...[19, 26].map((line) => ({
    migration: "0173-audit-months-prepared.sql",
    line,
    rule: "not-known" as const,
    because:
      "Adds a check that is not valid yet, whose date is that of the migration; one table in a transaction.",
  })),
  {
    migration: "0189-capture-modes.sql",
    line: 4,
    rule: "takes-away",
    because:
      "The next statement of the same transaction puts a wider list in its place; no version asks for the name.",
  },
  {
    migration: "0175-audit-months.sql",
    line: 22,
    rule: "not-known",
    because:
      "No row is read or written: the check that 0174 validated spares it, and the indexes of the oldest partitions are there. The tables are locked for as " +
      "long as their names change; the previous version writes, seals and reads by the names, which audit-months.integration.test.ts does meanwhile.",
  },
  {
    migration: "0207-references-over-clinics.sql",
    line: 2,
    rule: "takes-away",
    because:
      "It allows more: the file before holds references to be unique within an account. No version asks for the constraint or its index.",
  },
];
