// A program: plain node:http over a pool of the same size, running the very statements it is given (one JSON line on its
// input: where the database is, and the statements of each transaction) for every request. Says its port.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { openPool, type RecordedStatement } from "../../server/src/testing/recorded-statements.ts";

type Task = { host: string; size: number; transactions: RecordedStatement[][] };

const input = createInterface({ input: process.stdin });
input.once("line", (line) => serve(JSON.parse(line) as Task));
input.on("close", () => process.exit(0));

function serve({ host, size, transactions }: Task): void {
  const pool = openPool(host, size);
  const server = http.createServer((_request, response) => {
    answer().then(
      (rows) => response.setHeader("content-type", "application/json").end(JSON.stringify(rows)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  const answer = async () => {
    let rows: unknown[] = [];
    for (const statements of transactions) {
      const client = await pool.connect();
      for (const { text, values } of statements) {
        const name = /^\s*\/\*named ([a-z_]+)\*\//.exec(text)?.[1];
        const found = await client.query({ text, values: values.map(revive), ...(name ? { name } : {}) });
        const last = [found].flat().at(-1); // one message may hold several statements
        if (last && last.rows.length > 0) ({ rows } = last);
      }
      client.release();
    }
    return rows;
  };
  server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
}

/** Bytes do not survive JSON; dates do as text. */
function revive(value: unknown): unknown {
  const isBytes = typeof value === "object" && value !== null && "type" in value && "data" in value;
  return isBytes ? Buffer.from(value.data as number[]) : value;
}
