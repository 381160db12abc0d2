/** What a database says besides its words. */
type DatabaseFacts = {
  severity: string;
  code: string;
  table?: string;
  constraint?: string;
  routine?: string;
};

/**
 * Returns an error as one line for the log: `where`, name and the message's first line, at most 300 characters,
 * without e-mail addresses and words of 24 characters or more. Database messages can quote user input: of them only
 * the code and the names of table, constraint and routine appear.
 */
export function errorLine(error: Error, where = ""): string {
  const said = isFromDatabase(error) ? factsOf(error) : `${error.name}: ${firstLine(error.message)}`;
  return `${where} ${said}`.trim();
}

function factsOf({ code, table, constraint, routine }: DatabaseFacts): string {
  const place = [table, constraint, routine].filter((one) => one !== undefined).join(" ");
  return `DatabaseError ${code} ${place}`.trim();
}

function isFromDatabase(error: object): error is DatabaseFacts {
  return "severity" in error && "code" in error && typeof error.code === "string";
}

/** Tokens and addresses are long or quoted: neither is needed to find a fault. */
function firstLine(text: string): string {
  const [line = ""] = text.split("\n");
  return line
    .replaceAll(/[\w-]{24,}/g, "…")
    .replaceAll(/[^\s"'<>]+@[^\s"'<>]+/g, "…")
    .slice(0, 300);
}
