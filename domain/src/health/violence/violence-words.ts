import { PatternReader } from "../../text/word-patterns.ts";
import { violencePatterns } from "./violence-patterns.ts";

/** Violence or threats by somebody close; `child-violence` where a child may be the one who is hurt. */
export type Violence = keyof typeof violencePatterns;

const reader = new PatternReader<Violence>([violencePatterns]);

/**
 * Whether a text tells of violence or threats by somebody close, in whatever language it was written. It reads words, not meaning: it only ever
 * shows whom to call beside the text, never blocks and tells nobody, and its silence is no all-clear.
 */
export function findViolence(text: string): Violence | null {
  const clauses = reader.clausesOf(text);
  if (reader.has("child-violence", clauses)) return "child-violence";
  return reader.has("violence", clauses) ? "violence" : null;
}
