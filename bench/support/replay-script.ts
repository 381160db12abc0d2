import { pgbenchLiteral, onOneLine } from "./pgbench.ts";

/**
 * A statement of the request role, as written by `server/src/testing/record-statements.ts`. `index` is its place in the recording. Values
 * are those of JSON, but a time is `{ ms }` and bytes are `{ hex }`.
 */
export type RecordedStatement = {
  index: number;
  connection: number;
  text: string;
  values: readonly unknown[];
  rows: readonly Record<string, unknown>[];
};

/** Values of the recording that the script replaces. */
export type ReplayFacts = {
  /** Ids of rows made while recording, to be recognised: from this number to below its double. */
  firstNumber: number;
  /** The doctor of the recorded booking, the first of `count` interchangeable ones with consecutive ids. */
  doctor: { id: number; count: number };
  /** Start and end of the recorded appointment, in ms. */
  start: number;
  end: number;
};

/**
 * Converts recorded statements to a pgbench script that books once a run, each time with another doctor, time, secrets and ids. Leaves out
 * transactions that were rolled back or not recorded from begin to commit; statements outside transactions are included. Requires the
 * sequence `bench_visit`.
 */
export function replayScript(recorded: readonly RecordedStatement[], facts: ReplayFacts): string {
  const known = new Map<number, string>();
  const secrets = new Map<string, number>();
  const lines = [
    `\\set doctor ${facts.doctor.id} + random(0, ${facts.doctor.count - 1})`,
    "select nextval('bench_visit') as visit, md5(random()::text || clock_timestamp()::text) as seed \\gset",
  ];
  for (const { text, values, rows } of inTransactions(recorded)) {
    const written = onOneLine(text).replaceAll(/\$(\d+)/g, (_, place: string) =>
      value(values[Number(place) - 1]),
    );
    const made = newNumbers(rows, known, facts.firstNumber);
    const prefix = `r${lines.length}_`;
    for (const [column, number] of made) known.set(number, `:${prefix}${column}`);
    const statements = written.replace(/;$/, "").split("; ");
    lines.push(
      ...statements.map(
        (one, at) => `${one}${at === statements.length - 1 && made.length > 0 ? ` \\gset ${prefix}` : ";"}`,
      ),
    );
  }
  return `${lines.join("\n")}\n`;

  function value(one: unknown): string {
    const ms = instantOf(one);
    if (ms === facts.start || ms === facts.end) return instant((ms - facts.start) / 1000);
    if (ms !== null) return pgbenchLiteral(typeof one === "string" ? one : new Date(ms));
    const number = typeof one === "string" && /^\d+$/.test(one) ? Number(one) : one;
    if (typeof number === "number" && number === facts.doctor.id) return ":doctor";
    const variable = typeof number === "number" ? known.get(number) : undefined;
    if (variable !== undefined) return variable;
    const hex = bytesOf(one);
    if (hex !== null) return secretBytes(hex);
    if (Array.isArray(one) && one.some((part) => bytesOf(part) !== null))
      return `array[${one.map(value).join(", ")}]`;
    return typeof one === "string" && looksMade(one) ? secretText(one) : pgbenchLiteral(one);
  }

  /** Twenty-minute steps from the year 2100 on: nobody else books there. */
  function instant(secondsAfterStart: number): string {
    return `to_timestamp(4102444800 + (:visit)::bigint * 3600 + ${secondsAfterStart})`;
  }

  function numberOf(secret: string): number {
    const number = secrets.get(secret) ?? secrets.size + 1;
    secrets.set(secret, number);
    return number;
  }

  function secretBytes(hex: string): string {
    const whole = `sha256(convert_to((:seed)::text || '${numberOf(hex)}', 'UTF8'))`;
    return hex.length >= 64 ? whole : `substr(${whole}, 1, ${hex.length / 2})`;
  }

  function secretText(text: string): string {
    const digest = `md5((:seed)::text || '${numberOf(text)}')`;
    if (/^[\da-f]{8}-/.test(text)) return `${digest}::uuid`;
    return `upper(substr(${digest} || ${digest}, 1, ${text.length}))`;
  }
}

/** Whole transactions that were committed, in the order in which they began; what stands alone between them. */
function inTransactions(recorded: readonly RecordedStatement[]): readonly RecordedStatement[] {
  const open = new Map<number, RecordedStatement[]>();
  const groups: RecordedStatement[][] = [];
  for (const one of recorded.toSorted((a, b) => a.index - b.index)) {
    const begins = /^\s*begin/i.test(one.text);
    const group = begins ? [] : (open.get(one.connection) ?? []);
    if (group.length === 0) groups.push(group);
    group.push(one);
    open.set(one.connection, /^\s*(commit|rollback)/i.test(one.text) ? [] : group);
    if (begins) continue;
    if (group[0] === one) open.set(one.connection, []); // outside a transaction
  }
  return groups.filter(isWhole).flat();
}

/** Neither taken back nor under way when the recording began or ended. */
function isWhole(group: readonly RecordedStatement[]): boolean {
  const begins = /^\s*begin/i.test(group[0]?.text ?? "");
  const last = group.at(-1)?.text ?? "";
  return begins ? /^\s*commit/i.test(last) : !/^\s*(commit|rollback)/i.test(last);
}

function newNumbers(
  rows: RecordedStatement["rows"],
  known: ReadonlyMap<number, string>,
  firstNumber: number,
): readonly (readonly [string, number])[] {
  const [row] = rows;
  if (rows.length !== 1 || !row || Object.keys(row).some((column) => !/^[a-z_]+$/.test(column))) return [];
  return Object.entries(row)
    .map(([column, value]) => [column, Number(value)] as const)
    .filter(([, number]) => Number.isSafeInteger(number) && number >= firstNumber && number < firstNumber * 2)
    .filter(([, number]) => !known.has(number));
}

function instantOf(value: unknown): number | null {
  if (typeof value === "object" && value !== null && "ms" in value && typeof value.ms === "number")
    return value.ms;
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return Date.parse(value);
  return null;
}

const bytesOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "hex" in value && typeof value.hex === "string"
    ? value.hex
    : null;

/** A secret, a code or a reference that the server made up: unique each time. */
const looksMade = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-/.test(text) ||
  /^[\dA-HJKMNP-TV-Z]{8}$/.test(text) ||
  /^(?=.*[\dA-Z])[\w-]{16,}$/.test(text);
