import { sql, type RawBuilder } from "kysely";
import pg from "pg";
import { timeStatement } from "../observe/spans.ts";

/**
 * Names a statement of constant text: put it first in the SQL. A `NamingClient` then prepares the statement once per
 * connection; through a transaction pool (`GatheringClient`) the name has no effect. A name has 1 to 60 characters
 * `a-z` and `_`; a statement with any other name is not prepared.
 */
export function statementName(name: string): RawBuilder<unknown> {
  return sql.raw(withStatementName(name));
}

/** Returns a statement's text with its name in front; see `statementName`. */
export const withStatementName = (name: string, text = ""): string => `/*named ${name}*/${text}`;

const mark = /^\s*\/\*named ([a-z_]{1,60})\*\//;

/** A connection that sends the queries of one tick in one write. It prepares nothing, as transaction pools require. */
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

/**
 * Like `GatheringClient`, and prepares the statements that carry a name. Also times every statement for the observer.
 * Kysely passes only text and values.
 */
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
