/** A row of a CSV file: its first line number in the file, and its cells by column name. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> };
/** A parsed CSV file. */
export type CsvTable = { columns: readonly string[]; rows: readonly CsvRow[] };

/**
 * Parses a CSV file (RFC 4180) whose first row names the columns. The separator is comma or semicolon, whichever
 * the first row has more of. Any line ends and a byte order mark are accepted. Cells and names are trimmed, names
 * in lower case, empty rows omitted. Never throws: an unclosed quote runs to the end.
 */
export function readCsv(text: string): CsvTable {
  const body = text.replace(/^\uFEFF/, "");
  const [firstLine = ""] = body.split(/\r?\n/, 1);
  const separator = firstLine.split(";").length > firstLine.split(",").length ? ";" : ",";
  const [head, ...rest] = recordsOf(body, separator);
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const rows = rest
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ line, cells }) => ({
      line,
      cells: new Map(columns.map((name, index) => [name, (cells[index] ?? "").trim()])),
    }));
  return { columns, rows };
}

type CsvRecord = { line: number; cells: string[] };

function recordsOf(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const { cell, end, lines } = cellAt(text, at, separator);
      record.cells.push(cell);
      line += lines;
      at = end;
      if (text[at] !== separator) break;
      at += 1;
      if (at === text.length) record.cells.push("");
    }
    records.push(record);
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    line += 1;
  }
  return records;
}

/** Returns the cell that begins here, its end, and how many line ends it contains. */
function cellAt(
  text: string,
  start: number,
  separator: string,
): { cell: string; end: number; lines: number } {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, separator);
    return { cell: text.slice(start, end), end, lines: 0 };
  }
  let cell = "";
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    cell += text.slice(at, close < 0 ? text.length : close);
    at = close < 0 ? text.length : close + 1;
    if (close < 0 || text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  const end = endOfPlain(text, at, separator);
  return { cell: cell + text.slice(at, end), end, lines: cell.split("\n").length - 1 };
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return text[end] === "\r" && text[end + 1] !== "\n" ? endOfPlain(text, end + 1, separator) : end;
}

type CsvValue = string | number | boolean | null;

/**
 * Formats a table as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe (OWASP):
 * the content comes from users.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function written(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
