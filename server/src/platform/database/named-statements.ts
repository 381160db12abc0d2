import { sql, type RawBuilder } from "kysely";
import pg from "pg";

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

/** A text is prepared when it comes for the third time: most that are sent once differ by what somebody searched for. */
const comesOften = 3;
/** So many texts are prepared, on each connection that needs them; and so many are counted before counting begins anew. */
const mostNames = 400;
const mostCounted = 2_000;
/** What a statement with `*` returns changes when a newer version's migration adds a column: prepared, it would fail from then on. */
const mayBePrepared = /^\s*(?:select|insert|update|delete|with)\b(?!.*(?:[\s.(,]\*(?!\/)(?!\))))/is;

/** Names for the texts that come often, the same on every connection of a pool. */
export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name under which a text is to be prepared; undefined: it is not. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < comesOften) {
      if (this.#counts.size >= mostCounted) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    if (!mayBePrepared.test(text)) return undefined;
    this.#counts.delete(text);
    const name = `often_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const frequent = new FrequentStatements();

/** The same, which also prepares statements: those that carry a name and those that come often; Kysely itself hands on text and values only. */
export class NamingClient extends GatheringClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  override query(...args: any[]): any {
    const [text, values, ...callback] = args;
    // Without values it may be several statements in one, which cannot be prepared.
    const name =
      typeof text === "string" && Array.isArray(values)
        ? (mark.exec(text)?.[1] ?? frequent.nameOf(text))
        : undefined;
    return name === undefined ? super.query(...args) : super.query({ name, text, values }, ...callback);
  }
}
