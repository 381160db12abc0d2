import { PatternReader } from "../../text/word-patterns.ts";
import { violencePatterns } from "./violence-patterns.ts";

/** Violence or threats by a close person; `child-violence` where the victim may be a child. */
export type Violence = keyof typeof violencePatterns;

const reader = new PatternReader<Violence>([violencePatterns]);

/**
 * Compiles the patterns of `findViolence`, one kind a step, so that a page stays responsive. Iterate it once; reading a
 * text before it has ended compiles the rest at once.
 */
export const compilingViolence: Iterable<void> = reader.compiling;

/**
 * Returns the kind of violence that a text mentions, in any of the eight languages, or null; `child-violence` where
 * both match. It matches words, not meaning, blocks nothing and reports to no one; no match is no all-clear.
 */
export function findViolence(text: string): Violence | null {
  const clauses = reader.clausesOf(text);
  if (reader.has("child-violence", clauses)) return "child-violence";
  return reader.has("violence", clauses) ? "violence" : null;
}
