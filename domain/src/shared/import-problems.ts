/** What can be wrong with a value in a line of an import. Each has a sentence at the desk that says what to do next. */
export const importProblemCodes = [
  "invalid_type",
  "invalid_format",
  "invalid_value",
  "too_small",
  "too_big",
  "invalid",
  "unknown_specialty",
  "repeated",
  "possible_duplicate",
  "no-such-number",
  "no-such-day",
  "in-the-future",
  "too-long-ago",
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];
