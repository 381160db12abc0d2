import type { TextWeights } from "./likely.ts";

/**
 * The kind of a sign: named directly, a wish to die, not wanting to wake, being a burden, hopelessness, a means, a
 * farewell, or injuring oneself.
 */
export type SignKind = "named" | "wish" | "passive" | "burden" | "hopeless" | "means" | "farewell" | "injury";

/**
 * How people write of suicide and self-harm in one language. Written for this product from knowledge of the language;
 * no clinician and no native reader has reviewed it. A line is a row of words: `word*` any ending; `word?` may be
 * missing; `(a|b c)` one of them; `(a|b)#` none to four of them; `_` up to two words between, `__` up to six, `~` up to
 * four without a first person; `{name}` a macro; `.` the end of a sentence. Case, accents and doubled letters do not
 * matter.
 */
export type SelfHarmWords = {
  /** Parts of lines by name; one may include those before it. */
  macros: Readonly<Record<string, string>>;
  /** Denials and idioms: what fits is taken out of the text before signs are looked for. */
  guards: readonly string[];
  /** Accidents, mistakes and what others did: taken out as well, but of no sentence that has one of `intended`. */
  accidents: { phrases: readonly string[]; intended: readonly string[] };
  /**
   * Common expressions that are not meant literally, as a regular expression on the typed text, ignoring case; only
   * the learned score ignores them.
   */
  everyday?: string;
  /** One is enough. */
  signs: Readonly<Partial<Record<SignKind, readonly string[]>>>;
  /** Phrases that ordinary complaints use too: two different ones are needed. */
  despair: readonly string[];
  /** Longer words recognised with one typing error, and real words that look like one; separated by spaces. */
  keys: string;
  lookAlikes: string;
  /** Words that people write together, separated by spaces; at least one must be in `core`. */
  joined: { core: string; small: string };
  /** The model that judges whole texts where no phrase matches; absent in tests of phrases. */
  weights?: TextWeights;
};
