import { PatternReader } from "../../text/word-patterns.ts";
import { violencePatterns } from "./violence-patterns.ts";

/** Violence or threats by somebody close; `child-violence` where the victim may be a child. */
export type Violence = keyof typeof violencePatterns;

const reader = new PatternReader<Violence>([violencePatterns]);

/**
 * Returns the kind of violence that a text mentions, in any language, or null. It matches words, not meaning. It
 * only shows whom to call, blocks nothing and reports to nobody; no match is no all-clear.
 */
export function findViolence(text: string): Violence | null {
  const clauses = reader.clausesOf(text);
  if (reader.has("child-violence", clauses)) return "child-violence";
  return reader.has("violence", clauses) ? "violence" : null;
}
