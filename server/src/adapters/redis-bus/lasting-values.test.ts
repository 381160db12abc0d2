import { expect, test, vi } from "vitest";
import type { Stored, Values } from "../../ports/bus.ts";
import { type LastWrite, openLastingValues } from "./lasting-values.ts";
import type { RedisConnections } from "./redis-connections.ts";

const stored = (value: string): Stored => ({ value, forMs: 60_000 });

/** Values of one Redis, as one server uses them; `restored` tells what it writes again. */
async function server(all: Map<string, string>) {
  const restored: string[] = [];
  const announced: LastWrite[] = [];
  let hear: (write: LastWrite) => void = () => {};
  let comeBack = () => {};
  const values: Values = {
    get: async (key) => all.get(key) ?? null,
    set: async (key, { value }) => void all.set(key, value),
    remove: async (key) => void all.delete(key),
    async change(key, step) {
      const after = step(all.get(key) ?? null);
      if (after) all.set(key, after.value);
      else all.delete(key);
    },
  };
  const connections: RedisConnections = {
    run: (command) =>
      command({
        eval: async (_: string, { arguments: [value = ""] }: { arguments: string[] }) => restored.push(value),
        pTTL: async () => 60_000,
        scan: async () => ({ cursor: "0", keys: [...all.keys()] }),
      } as never),
    isUp: () => true,
    subscribe: async () => {},
    onReturn: (handler) => void (comeBack = () => handler({ heard: true })),
    stop: async () => {},
  };
  const lasting = await openLastingValues({
    line: connections,
    placeOf: (key) => key,
    values,
    announce: async (write) => void announced.push(write),
    onAnnounced: (handler) => void (hear = handler),
  });
  return {
    lasting,
    restored,
    announced,
    hear: (write: LastWrite) => hear(write),
    comeBack: () => comeBack(),
  };
}

test("two servers writing almost at once both restore the later value", async () => {
  const all = new Map<string, string>();
  const [a, b] = [await server(all), await server(all)];
  await a.lasting.set("room", stored("anna"));
  await b.lasting.set("room", stored("anna, berta"));
  for (const write of b.announced) a.hear(write);
  for (const write of a.announced) b.hear(write);
  all.clear();
  a.comeBack();
  b.comeBack();
  await vi.waitFor(() => expect([a.restored, b.restored]).toEqual([["anna, berta"], ["anna, berta"]]));
});

test("changes are ordered by when each read the previous value, not by when it finished", async () => {
  const all = new Map<string, string>();
  const [a, b] = [await server(all), await server(all)];
  await a.lasting.change("room", () => stored("anna"));
  await b.lasting.change("room", (before) => stored(`${before}, berta`));
  const [first, second] = [a.announced.at(-1), b.announced.at(-1)];
  expect(first?.at).toBeLessThan(second?.at ?? 0);
});

test("a value outlives its writer: every server restores what it heard and read", async () => {
  const all = new Map<string, string>();
  const [writer, other] = [await server(all), await server(all)];
  await writer.lasting.set("room", stored("anna"));
  for (const write of writer.announced) other.hear(write);
  const later = await server(all);
  all.clear();
  other.comeBack();
  later.comeBack();
  await vi.waitFor(() => expect([other.restored, later.restored]).toEqual([["anna"], ["anna"]]));
});

test("a value removed by another server is not restored", async () => {
  const all = new Map<string, string>();
  const [writer, other] = [await server(all), await server(all)];
  await writer.lasting.set("room", stored("anna"));
  for (const write of writer.announced) other.hear(write);
  await other.lasting.remove("room");
  for (const write of other.announced) writer.hear(write);
  all.clear();
  writer.comeBack();
  await vi.waitFor(() => expect(writer.restored).toEqual([""])); // removed, also where an older copy was restored
});

test("a copy is dropped when a server of the previous version publishes no value", async () => {
  const all = new Map<string, string>();
  const a = await server(all);
  await a.lasting.set("room", stored("anna"));
  await a.lasting.set("other", stored("berta"));
  a.hear({ key: "room", at: Date.now() + 1_000, stored: undefined });
  all.clear();
  a.comeBack();
  await vi.waitFor(() => expect(a.restored).toEqual(["berta"]));
});

test("after a Redis restart, absence and changes are reported only once every server could restore", async () => {
  const all = new Map([["room", "anna"]]);
  const a = await server(all);
  const answered: (string | null)[] = [];
  all.clear();
  all.set("room", "anna");
  a.comeBack();
  expect(await a.lasting.get("room")).toBe("anna");
  const absent = a.lasting.get("third").then((value) => answered.push(value));
  const changed = a.lasting.change("other", (before) => stored(`${before}, berta`));
  await new Promise((resolve) => void setImmediate(resolve));
  expect([answered, all.get("other")]).toEqual([[], undefined]);
  for (const key of ["other", "third"]) all.set(key, "anna"); // another server restores them
  await Promise.all([absent, changed]);
  expect([answered, all.get("other")]).toEqual([["anna"], "anna, berta"]);
});

test("a Redis that was only unreachable is not restored: values removed meanwhile stay removed", async () => {
  const all = new Map<string, string>();
  const [a, b] = [await server(all), await server(all)];
  await a.lasting.set("room", stored("anna"));
  await b.lasting.remove("room"); // a hears nothing of it
  a.comeBack();
  expect(await a.lasting.get("room")).toBeNull();
  await a.lasting.set("other", stored("berta"));
  expect(a.restored).toEqual([]);
  all.clear();
  a.comeBack();
  await vi.waitFor(() => expect(a.restored).toEqual(["berta"])); // and not the room, whose copy was dropped
});
