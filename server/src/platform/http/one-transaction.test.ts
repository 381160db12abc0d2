import { expect, test } from "vitest";
import type { Tx } from "../database/database.ts";
import { inOneTransaction, type Transact } from "./one-transaction.ts";

/** Writes down when transactions begin and end; no database is asked. */
function recorder() {
  const log: string[] = [];
  const tx = {} as Tx; // handed on, never used
  let count = 0;
  const transact: Transact = async (work) => {
    const number = (count += 1);
    log.push(`begin ${number}`);
    try {
      const result = await work(tx);
      log.push(`commit ${number}`);
      return result;
    } catch (error) {
      log.push(`roll back ${number}`);
      throw error;
    }
  };
  return { log, transact };
}

const found = async () => ({ value: "Ana", mayGoOn: true });

test("a recognised caller continues in the same transaction and is notified after the commit", async () => {
  const { log, transact } = recorder();
  const answer = await inOneTransaction(transact, found, async (name, join) => {
    const result = await join(async () => `hello ${name}`);
    log.push("told");
    return result;
  });
  expect(answer).toBe("hello Ana");
  expect(log).toEqual(["begin 1", "commit 1", "told"]);
});

test("a second transaction of a request is separate", async () => {
  const { log, transact } = recorder();
  await inOneTransaction(transact, found, async (_name, join) => {
    await join(async () => log.push("first"));
    await join(async () => log.push("second"));
  });
  expect(log).toEqual(["begin 1", "first", "commit 1", "begin 2", "second", "commit 2"]);
});

test("a request that calls another service first holds no transaction meanwhile", async () => {
  const { log, transact } = recorder();
  await inOneTransaction(transact, found, async (_name, join) => {
    await new Promise((resolve) => setImmediate(resolve));
    log.push("asked");
    await join(async () => log.push("written"));
  });
  expect(log).toEqual(["begin 1", "commit 1", "asked", "begin 2", "written", "commit 2"]);
});

test("writes during recognition are committed first", async () => {
  const { log, transact } = recorder();
  await inOneTransaction(
    transact,
    async () => ({ value: "Ana", mayGoOn: false }),
    async (_name, join) => join(async () => log.push("work")),
  );
  expect(log).toContain("commit 2");
});

test("failing work is rolled back, and the request can still answer", async () => {
  const { log, transact } = recorder();
  const answer = inOneTransaction(transact, found, async (_name, join) => {
    try {
      return await join(() => Promise.reject(new Error("taken")));
    } catch {
      return "taken";
    }
  });
  expect(await answer).toBe("taken");
  expect(log).toEqual(["begin 1", "roll back 1"]);
});

test("uncaught failing work fails the request", async () => {
  const { transact } = recorder();
  const answer = inOneTransaction(transact, found, (_name, join) =>
    join(() => Promise.reject(new Error("broken"))),
  );
  await expect(answer).rejects.toThrow("broken");
});

test("a failing commit fails the request whatever the work returned", async () => {
  const transact: Transact = async (work) => {
    await work({} as Tx);
    throw new Error("connection lost");
  };
  const answer = inOneTransaction(transact, found, (_name, join) => join(async () => "done"));
  await expect(answer).rejects.toThrow("connection lost");
});

test("no caller is recognised while the database is down", async () => {
  const transact: Transact = () => Promise.reject(new Error("away"));
  await expect(inOneTransaction(transact, found, async () => "never")).rejects.toThrow("away");
});
