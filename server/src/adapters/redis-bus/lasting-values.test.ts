import { expect, test, vi } from "vitest";
import type { Stored, Values } from "../../ports/bus.ts";
import { type LastWrite, openLastingValues } from "./lasting-values.ts";
import type { RedisConnections } from "./redis-line.ts";

const stored = (value: string): Stored => ({ value, forMs: 60_000 });

/** Values of one Redis, as one server uses them; `restored` tells what it writes again. */
function server(all: Map<string, string>) {
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
      } as never),
    isUp: () => true,
    subscribe: async () => {},
    onReturn: (handler) => void (comeBack = () => handler({ heard: true })),
    stop: async () => {},
  };
  const lasting = openLastingValues({
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

test("of two servers that write at nearly the same time the later one restores the value, though both hear of each other", async () => {
  const all = new Map<string, string>();
  const [a, b] = [server(all), server(all)];
  await a.lasting.set("room", stored("anna"));
  await b.lasting.set("room", stored("anna, berta"));
  for (const write of a.announced) b.hear(write);
  for (const write of b.announced) a.hear(write);
  all.clear();
  a.comeBack();
  b.comeBack();
  await vi.waitFor(() => expect(b.restored).toEqual(["anna, berta"]));
  expect(a.restored).toEqual([]);
});

test("a server tells once that it wrote a value last, and again after another one has", async () => {
  const a = server(new Map());
  await a.lasting.set("room", stored("anna"));
  await a.lasting.set("room", stored("anna, berta"));
  expect(a.announced).toHaveLength(1);
  a.hear({ key: "room", at: Date.now() + 1_000 });
  await a.lasting.change("room", (before) => stored(`${before}, carla`));
  expect(a.announced).toHaveLength(2);
});

test("after Redis is back an absent value is called absent, and a value changed, only once every server could restore it", async () => {
  const all = new Map([["room", "anna"]]);
  const a = server(all);
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

test("a Redis that was only out of reach is taken as it is: what another server removed meanwhile stays removed", async () => {
  const all = new Map<string, string>();
  const [a, b] = [server(all), server(all)];
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
