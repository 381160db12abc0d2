import { sql, type RawBuilder } from "kysely";
import pg from "pg";
import { timeStatement } from "../observe/spans.ts";

/** Put first in a statement of constant text, this has each connection parse and plan it once, under that name. */
export function named(name: string): RawBuilder<unknown> {
  return sql.raw(namedText(name));
}

/** The same for a statement that is a text. */
export const namedText = (name: string, text = ""): string => `/*named ${name}*/${text}`;

const mark = /^\s*\/\*named ([a-z_]{1,60})\*\//;

/** A connection that sends in one write what is asked in one go. It prepares nothing, as a pool of transactions demands. */
export class GatheringClient extends pg.Client {
  #isGathering = false;

  // The signature of `pg.Client`, whose overloads a subclass cannot repeat.
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own parameter list, handed on as it is
  override query(...args: any[]): any {
    this.#gather();
    const [first, ...rest] = args;
    return super.query(first, ...rest);
  }
  /** What is asked in one go travels in one write: each costs more than a statement of ours does in the database. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = this.connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/** The same, which also prepares the statements that carry a name; Kysely itself hands on text and values only. */
export class NamingClient extends GatheringClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  override query(...args: any[]): any {
    const [text, values] = args;
    const name = typeof text === "string" ? mark.exec(text)?.[1] : undefined;
    const answer = name === undefined ? super.query(...args) : super.query({ name, text, values });
    timeStatement(text, answer);
    return answer;
  }
}
