import { randomUUID } from "node:crypto";
import pg from "pg";
import { readClocks, millisecondsSince } from "./serving-server.ts";

/**
 * Decides which of several servers runs the background work: the holder of a lease, the row `background_leader`. A
 * leader that was frozen may finish a step beside the next leader, so each step must be safe in parallel.
 */
export type Leadership = {
  /** True on at most one server at a time. False while this server cannot renew its lease. */
  leads: () => boolean;
  /** Gives up the lease, so that another server can lead immediately. */
  release: () => Promise<void>;
};

type Options = {
  /** For people: process, machine, address. */
  about: string;
  /** After so much silence another server leads; in ms. */
  silenceMs?: number;
};

/** The leadership of a server that runs alone: always true. */
export const soleLeadership: Leadership = { leads: () => true, release: async () => {} };

const defaultSilenceMs = 10_000;
/** How long a question to the database may take, in ms. */
const answerMs = 3_000;

const takeRow = `
  insert into background_leader as l (is_only, server, about, heard_at) values (true, $1, $2, clock_timestamp())
  on conflict (is_only) do update set server = excluded.server, about = excluded.about, heard_at = excluded.heard_at
  where l.server = excluded.server or l.heard_at < clock_timestamp() - $3 * interval '1 millisecond'
  returning 1`;

/**
 * Joins the election of the leading server. Tries once before it resolves, and keeps trying until released. A failing
 * database makes this server lose the lead; it never throws.
 */
export async function joinLeadership(
  owner: pg.PoolConfig,
  { about, silenceMs = defaultSilenceMs }: Options,
): Promise<Leadership> {
  const server = randomUUID();
  const pool = new pg.Pool({ ...owner, max: 1, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  pool.on("error", () => {}); // the next question opens another connection
  let heldSince: ReturnType<typeof readClocks> | null = null;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const ask = async () => {
    const at = readClocks();
    try {
      const { rowCount } = await pool.query(takeRow, [server, about, silenceMs]);
      heldSince = rowCount === 1 ? at : null;
    } catch {
      // away, or too slow: what was held runs out by itself
    }
    if (!isOver) timer = setTimeout(again, silenceMs / 5).unref();
  };
  const again = () => void (running = ask());
  let running = ask();
  await running;
  return {
    leads: () => !isOver && heldSince !== null && millisecondsSince(heldSince) < silenceMs * 0.9,
    release: async () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      await running;
      await pool.query("delete from background_leader where server = $1", [server]).catch(() => {}); // the silence speaks
      await pool.end();
    },
  };
}
