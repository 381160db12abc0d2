// Imported into a server before its own code: between two SIGUSR2 it notes what its requests ask the database, and what came back.
import { appendFileSync } from "node:fs";
import pg from "pg";

const file = process.env["BENCH_RECORD_TO"] ?? "";
const numbers = new WeakMap<object, number>();
let connections = 0;
let requested = 0;
let isOn = false;
process.on("SIGUSR2", () => (isOn = !isOn));

// oxlint-disable-next-line typescript/unbound-method -- called with the connection below
const original = pg.Client.prototype.query;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args;
    const config = typeof first === "object" && first !== null ? first : { text: first, values: second };
    const answer: unknown = Reflect.apply(original, this, args);
    if (isOn && this.user === "anteroom_app" && answer instanceof Promise) note(this, config, answer);
    return answer;
  },
});

function note(client: object, config: object, answer: Promise<{ rows?: unknown }>): void {
  const connection = numbers.get(client) ?? (connections += 1);
  numbers.set(client, connection);
  const index = (requested += 1);
  const { text, values = [] } = config as { text: unknown; values?: unknown[] };
  answer.then(
    ({ rows = [] }) => {
      const line = { index, connection, text, values: values.map(plain), rows };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
    () => {}, // what failed is not asked again
  );
}

/** JSON has neither times nor bytes. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return { ms: value.getTime() };
  if (Buffer.isBuffer(value)) return { hex: value.toString("hex") };
  if (Array.isArray(value)) return value.map(plain);
  return value;
}
