import type pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import { joinLeadership } from "./background-leader.ts";

let owner: pg.PoolConfig;
beforeAll(async () => {
  ({ owner } = await freshDatabase());
});

const silenceMs = 500;
const join = (about: string) => joinLeadership(owner, { about, silenceMs });
const wait = { timeout: 10_000 };

test("one of three servers leads, and another takes over at once when it is released", async () => {
  const all = [await join("a"), await join("b"), await join("c")];
  expect(all.map(({ leads }) => leads())).toEqual([true, false, false]);
  await all[0]?.release();
  expect(all[0]?.leads()).toBe(false);
  await vi.waitFor(() => expect(all.filter(({ leads }) => leads())).toHaveLength(1), wait);
  for (const one of all) await one.release();
});

test("a silent leader stops leading before another starts", async () => {
  // Its questions are answered no more from now on, as of one whose network is cut.
  let isCut = false;
  const types = { getTypeParser: () => (value: string) => value };
  class CutClient extends (await import("pg")).default.Client {
    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own parameter list, handed on as it is
    override query(...args: any[]): any {
      const [first, ...rest] = args;
      return isCut ? new Promise(() => {}) : super.query(first, ...rest);
    }
  }
  const silent = await joinLeadership({ ...owner, types, Client: CutClient }, { about: "silent", silenceMs });
  const next = await join("next");
  expect([silent.leads(), next.leads()]).toEqual([true, false]);
  isCut = true;
  let isEverBoth = false;
  await vi.waitFor(
    () => {
      isEverBoth ||= silent.leads() && next.leads();
      expect(next.leads()).toBe(true);
    },
    { ...wait, interval: 1 },
  );
  expect([isEverBoth, silent.leads()]).toEqual([false, false]);
  isCut = false;
  await next.release();
});
