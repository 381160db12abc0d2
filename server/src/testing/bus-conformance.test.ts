import { type ChildProcess, spawn } from "node:child_process";
import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { connectRedis } from "../adapters/redis-bus/redis-bus.ts";
import { BusUnavailable, type Bus, type RemoteMemberChange } from "../ports/bus.ts";
import { hasRedis, openRedis, type TestRedis } from "./redis.ts";

let redis: TestRedis;
beforeAll(async () => {
  if (hasRedis) redis = await openRedis();
});
afterAll(async () => {
  if (hasRedis) await redis.close();
});

const heartbeatMs = 100;
let installations = 0;

/** A server's end of a bus in the running Redis, and how its process is killed. */
async function connectTo(installation: string, options = { heartbeatMs }): Promise<Bus> {
  const buses = await connectRedis({ url: redis.url, report: () => {} });
  return buses.open(installation, options);
}

const adapters = [
  {
    name: "in process",
    isHere: true,
    open: async (): Promise<() => Promise<Bus>> => {
      const { connect } = openInProcessBus();
      return async () => connect();
    },
  },
  {
    name: "in Redis (skipped: redis-server is not on this machine)",
    isHere: hasRedis,
    open: async (): Promise<() => Promise<Bus>> => {
      installations += 1;
      const installation = `test-${installations}`;
      return () => connectTo(installation);
    },
  },
];

// What the product asks of the bus, of whatever carries it.
for (const { name, isHere, open } of adapters)
  describe.skipIf(!isHere)(`bus ${name}`, () => {
    let connect: () => Promise<Bus>;
    let [one, two]: Bus[] = [];
    const opened: Bus[] = [];
    const server = async () => {
      const bus = await connect();
      opened.push(bus);
      return bus;
    };
    beforeEach(async () => {
      connect = await open();
      [one, two] = [await server(), await server()];
    });
    afterEach(async () => {
      for (const bus of opened.splice(0)) await bus.stop();
    });
    const both = () => {
      if (!one || !two) throw new Error("Two servers are connected");
      return [one, two] as const;
    };

    test("a message reaches the other servers in order, and not its sender", async () => {
      const [mine, other] = both();
      const heard: string[] = [];
      mine.subscribe("news", (message) => heard.push(`own ${message}`));
      const stop = other.subscribe("news", (message) => heard.push(message));
      other.subscribe("other news", (message) => heard.push(`other ${message}`));
      for (const message of ["1", "2", "3"]) await mine.publish("news", message);
      await vi.waitFor(() => expect(heard).toEqual(["1", "2", "3"]));
      stop();
      await mine.publish("news", "4");
      await mine.publish("other news", "5");
      await vi.waitFor(() => expect(heard).toEqual(["1", "2", "3", "other 5"]));
    });

    test("a value is visible to every server until it expires", async () => {
      const [mine, other] = both();
      await mine.set("long", { value: "a", forMs: 60_000 });
      await mine.set("short", { value: "b", forMs: 30 });
      expect([await other.get("long"), await other.get("nothing")]).toEqual(["a", null]);
      await vi.waitFor(async () => expect(await other.get("short")).toBeNull());
      await other.remove("long");
      expect(await mine.get("long")).toBeNull();
    });

    test("concurrent changes of one value all count", async () => {
      const [mine, other] = both();
      const addOne = (before: string | null) => ({ value: String(Number(before ?? 0) + 1), forMs: 60_000 });
      await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? mine : other).change("sum", addOne)));
      expect(await mine.get("sum")).toBe("40");
      await other.change("sum", () => null);
      expect(await mine.get("sum")).toBeNull();
      await mine.change("sum", () => ({ value: "", forMs: 60_000 }));
      await other.change("sum", (before) => ({
        value: before === "" ? "was empty" : "was nothing",
        forMs: 60_000,
      }));
      expect(await mine.get("sum")).toBe("was empty");
    });

    test("a lasting value is visible to every server, independently of the others", async () => {
      const [mine, other] = both();
      const stored = (value: string) => ({ value, forMs: 60_000 });
      await mine.lasting.set("room", stored("a"));
      await other.lasting.change("room", (before) => stored(`${before}b`));
      expect([await mine.lasting.get("room"), await mine.get("room")]).toEqual(["ab", null]);
      await mine.lasting.remove("room");
      expect(await other.lasting.get("room")).toBeNull();
    });

    test("one of many simultaneous claims wins, and one again after its expiry", async () => {
      const [mine, other] = both();
      const ask = async () =>
        (
          await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? mine : other).once("job", 400)))
        ).filter(Boolean);
      expect(await ask()).toHaveLength(1);
      await vi.waitFor(async () => expect(await ask()).toHaveLength(1), 5_000);
    });

    test("a counter is shared by all servers and resets in the next window", async () => {
      const [mine, other] = both();
      const counts = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 ? mine : other).count("tries", 400)),
      );
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      await vi.waitFor(async () => expect(await other.count("tries", 400)).toBe(1), {
        timeout: 5_000,
        interval: 450,
      });
    });

    test("members of every server are known to the others, with one event for each join and leave", async () => {
      const [mine, other] = both();
      const changes: RemoteMemberChange[] = [];
      other.members("app").onChange((change) => changes.push(change));
      const anna = { id: "anna", info: { name: "Anna" } };
      void mine.members("app").joined("room one", anna);
      void mine.members("another app").joined("room one", { id: "nobody" });
      await vi.waitFor(() => expect(other.members("app").of("room one")).toEqual([anna]));
      expect(mine.members("app").of("room one")).toEqual([]);
      const third = await server();
      void third.members("app").joined("room one", anna);
      await vi.waitFor(() => expect(mine.members("app").of("room one")).toEqual([anna]));
      expect(third.members("app").of("room one")).toEqual([anna]); // on the first server as well
      void mine.members("app").left("room one", "anna");
      await vi.waitFor(() => expect(third.members("app").of("room one")).toEqual([]));
      expect(other.members("app").of("room one")).toEqual([anna]); // still on the third
      void third.members("app").left("room one", "anna");
      await vi.waitFor(() => expect(other.members("app").of("room one")).toEqual([]));
      expect(changes.map(({ change, member }) => [change, member.id])).toEqual([
        ["joined", "anna"],
        ["left", "anna"],
      ]);
    });

    test("of servers that a member joins or leaves at once, one is the first and one the last", async () => {
      const all = [...both(), await server()].map((bus) => bus.members("app"));
      const anna = { id: "anna" };
      for (let round = 0; round < 20; round += 1) {
        const first = await Promise.all(all.map(async (members) => await members.joined("room", anna)));
        const last = await Promise.all(all.map(async (members) => await members.left("room", "anna")));
        expect([first, last].map((told) => told.filter(Boolean).length)).toEqual([1, 1]);
      }
    });

    test("a sum adds up the shares of all servers, and every other server is told of a change", async () => {
      const [mine, other] = both();
      const told: string[] = [];
      other.sums("app").onChange((name) => told.push(name));
      expect(await mine.sums("app").set("room one", 3)).toBe(3);
      expect(await mine.sums("another app").set("room one", 7)).toBe(7);
      await vi.waitFor(() => expect(other.sums("app").elsewhere("room one")).toBe(3));
      expect(mine.sums("app").elsewhere("room one")).toBe(0);
      expect(await other.sums("app").set("room one", 4)).toBe(7);
      expect(await mine.sums("app").set("room one", 5)).toBe(9);
      await vi.waitFor(() => expect(other.sums("app").elsewhere("room one")).toBe(5));
      expect(await mine.sums("app").set("room one", 0)).toBe(4);
      await vi.waitFor(() => expect(other.sums("app").elsewhere("room one")).toBe(0));
      expect(told).toEqual(["room one", "room one", "room one"]);
    });

    test("of servers that change a sum at once, one is told all of it", async () => {
      const all = [...both(), await server()].map((bus) => bus.sums("app"));
      for (let round = 1; round <= 20; round += 1) {
        const sums = await Promise.all(all.map(async (one) => (await one.set("room", round)) ?? 0));
        expect(Math.max(...sums)).toBe(3 * round);
      }
    });

    test("the share of a stopped server ends", async () => {
      const [mine, other] = both();
      await mine.sums("app").set("room", 2);
      await vi.waitFor(() => expect(other.sums("app").elsewhere("room")).toBe(2));
      await mine.stop();
      await vi.waitFor(() => expect(other.sums("app").elsewhere("room")).toBe(0));
    });

    test("members of a stopped server have left", async () => {
      const [mine, other] = both();
      const left = vi.fn<(change: RemoteMemberChange) => void>();
      other.members("app").onChange(left);
      void mine.members("app").joined("room", { id: "anna" });
      await vi.waitFor(() => expect(other.members("app").of("room")).toHaveLength(1));
      await mine.stop();
      await vi.waitFor(() => expect(other.members("app").of("room")).toEqual([]));
      expect(left).toHaveBeenLastCalledWith({ channel: "room", member: { id: "anna" }, change: "left" });
    });

    test("a server is found by its names until it stops, and its members by their channels", async () => {
      const [mine, other] = both();
      const third = await server();
      await other.beFound("other");
      await other.beFound("another");
      await third.beFound("third");
      expect(await mine.findAbsent(["other", "nobody", "third", "another"])).toEqual(["nobody"]);
      expect(await mine.findAbsent([])).toEqual([]);
      for (const room of ["1", "2"]) void other.members("app").joined(room, { id: "anna" });
      void third.members("app").joined("2", { id: "anna" });
      void third.members("app").joined("3", { id: "berta" });
      void other.members("another app").joined("4", { id: "anna" });
      const roomsOf = (id: string) => mine.members("app").channelsOf(id).toSorted();
      await vi.waitFor(() =>
        expect([roomsOf("anna"), roomsOf("berta"), roomsOf("carla")]).toEqual([["1", "2"], ["3"], []]),
      );
      await other.stop();
      await vi.waitFor(async () => {
        expect(await mine.findAbsent(["other", "another", "third"])).toEqual(["other", "another"]);
      });
      await vi.waitFor(() => expect(roomsOf("anna")).toEqual(["2"]));
    });
  });

describe.skipIf(!hasRedis)("Redis failure (skipped: redis-server is not on this machine)", () => {
  const opened: Bus[] = [];
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.stop();
    await redis.stop();
    await redis.start();
  });
  const server = async (installation: string, options?: { heartbeatMs: number }) => {
    const bus = await connectTo(installation, options);
    opened.push(bus);
    return bus;
  };

  test("is reported at once, and all data returns after Redis lost it", async () => {
    const [mine, other] = [await server("outage"), await server("outage")];
    const gaps = vi.fn<() => void>();
    other.onGap(gaps);
    void mine.members("app").joined("room", { id: "anna" });
    await vi.waitFor(() => expect(other.members("app").of("room")).toHaveLength(1));
    const changes = vi.fn<(change: RemoteMemberChange) => void>();
    other.members("app").onChange(changes);
    await redis.stop();
    await vi.waitFor(() => expect([mine.isUp(), other.isUp()]).toEqual([false, false]));
    await expect(mine.publish("news", "lost")).rejects.toBeInstanceOf(BusUnavailable);
    await expect(mine.get("x")).rejects.toBeInstanceOf(BusUnavailable);
    void mine.members("app").joined("room", { id: "berta" });
    await redis.start();
    await vi.waitFor(() => expect([mine.isUp(), other.isUp()]).toEqual([true, true]), 20_000);
    await vi.waitFor(
      () =>
        expect(
          other
            .members("app")
            .of("room")
            .map(({ id }) => id),
        ).toEqual(["anna", "berta"]),
      20_000,
    );
    await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), 20_000);
    expect(changes.mock.calls.map(([{ change, member }]) => [change, member.id])).toEqual([
      ["joined", "berta"],
    ]);
    const heard = vi.fn<(message: string) => void>();
    other.subscribe("news", heard);
    await mine.publish("news", "again");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("again"));
  });

  test("keeps earlier members when one joins right after the loss", async () => {
    const mine = await server("partial", { heartbeatMs: 60_000 }); // no heartbeat repairs it
    void mine.members("app").joined("room", { id: "anna" });
    await redis.stop();
    await vi.waitFor(() => expect(mine.isUp()).toBe(false));
    await redis.start();
    await vi.waitFor(() => expect(mine.isUp()).toBe(true), 20_000);
    void mine.members("app").joined("room", { id: "berta" });
    const later = await server("partial", { heartbeatMs });
    const members = () => later.members("app").of("room");
    await vi.waitFor(() => expect(members()).toEqual([{ id: "anna" }, { id: "berta" }]), 5_000);
  });

  test("keeps lasting values: each returns with its last write, and none is reported absent meanwhile", async () => {
    const [mine, other] = [await server("lasting"), await server("lasting")];
    const stored = (value: string) => ({ value, forMs: 60_000 });
    await mine.lasting.set("room", stored("anna"));
    await other.lasting.change("room", (before) => stored(`${before}, berta`));
    await mine.lasting.set("over", stored("anna"));
    await other.lasting.remove("over");
    await mine.set("fleeting", stored("anna"));
    const seen: (string | null)[] = [];
    const look = async () => {
      try {
        seen.push(await mine.lasting.get("room"));
      } catch (error) {
        if (!(error instanceof BusUnavailable)) throw error;
      }
    };
    await redis.stop();
    await redis.start();
    await vi.waitFor(
      async () => {
        await look();
        expect(seen.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 5 },
    );
    expect(seen).toEqual(["anna, berta"]);
    await vi.waitFor(async () => expect(await other.lasting.get("over")).toBeNull(), 20_000);
    await vi.waitFor(async () => expect(await other.lasting.get("room")).toBe("anna, berta"), 20_000);
    expect(await mine.get("fleeting")).toBeNull();
    await mine.lasting.change("room", (before) => stored(`${before}, carla`));
    expect(await other.lasting.get("room")).toBe("anna, berta, carla");
  });

  test("is detected for a frozen Redis, which is used again once it resumes", async () => {
    const bus = await server("frozen");
    redis.freeze(true);
    await expect(bus.get("x")).rejects.toBeInstanceOf(BusUnavailable);
    redis.freeze(false);
    await vi.waitFor(async () => expect(await bus.get("x")).toBeNull(), 20_000);
  });

  test("keeps the bus name, and another Redis has another one", async () => {
    const buses = await connectRedis({ url: redis.url, report: () => {} });
    const name = await buses.name();
    const newcomer = async () => {
      const found = await connectRedis({ url: redis.url, report: () => {} });
      const its = await found.name();
      await found.stop();
      return its;
    };
    expect(await newcomer()).toBe(name);
    await redis.stop();
    await redis.start();
    await vi.waitFor(async () => expect(await buses.name()).toBe(name), 20_000);
    await vi.waitFor(async () => expect(await newcomer()).toBe(name), 20_000);
    await buses.stop();
    const another = await openRedis();
    const elsewhere = await connectRedis({ url: another.url, report: () => {} });
    expect(await elsewhere.name()).not.toBe(name);
    await elsewhere.stop();
    await another.close();
  });

  test("a killed server is not found at once, while its members stay", async () => {
    const mine = await server("found", { heartbeatMs: 60_000 });
    const buses = await connectRedis({ url: redis.url, report: () => {} });
    const other = await buses.open("found", { heartbeatMs: 60_000 });
    await other.beFound("other");
    void other.members("app").joined("room", { id: "anna" });
    await vi.waitFor(() => expect(mine.members("app").of("room")).toHaveLength(1));
    expect(await mine.findAbsent(["other"])).toEqual([]);
    await buses.stop(); // its connections end and it says nothing, as when it is killed
    await vi.waitFor(async () => expect(await mine.findAbsent(["other"])).toEqual(["other"]));
    expect(mine.members("app").channelsOf("anna")).toEqual(["room"]);
  });

  test("a server is found again after Redis was away", async () => {
    const [mine, other] = [await server("found-again"), await server("found-again")];
    await other.beFound("other");
    await redis.stop();
    await vi.waitFor(() => expect(mine.isUp()).toBe(false));
    await redis.start();
    await vi.waitFor(async () => expect(await mine.findAbsent(["other"])).toEqual([]), 20_000);
  });

  test("at the start aborts with a message that names REDIS_URL", async () => {
    const url = "redis://:secret@127.0.0.1:1";
    const start = connectRedis({ url, report: () => {}, patienceMs: 200 });
    await expect(start).rejects.toThrow(/^Redis cannot be reached at REDIS_URL\. (?!.*secret)/);
  });

  /** Another process with these members in the room; resolves when `seenBy` knows them. */
  async function serverProcess(installation: string, members: string[], seenBy: Bus): Promise<ChildProcess> {
    const script = `
    const { connectRedis } = await import(process.argv[1]);
    const bus = await (await connectRedis({ url: process.argv[2], report: () => {} })).open("${installation}", { heartbeatMs: ${heartbeatMs} });
    await bus.lasting.set("room", { value: ${JSON.stringify(members.join())}, forMs: 60_000 });
    bus.sums("app").set("room", ${members.length});
    for (const id of ${JSON.stringify(members)}) bus.members("app").joined("room", { id });`;
    const module = new URL("../adapters/redis-bus/redis-bus.ts", import.meta.url).href;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script, module, redis.url], {
      stdio: "ignore",
    });
    const seen = () => seenBy.members("app").of("room");
    await vi.waitFor(() => expect(seen()).toHaveLength(members.length), 20_000);
    // Its list is read again for each change that was heard meanwhile: not once it is killed and the list has expired.
    for (const _ of [...members, "sum", "once more"]) await seenBy.get("nothing");
    return child;
  }

  test("a killed server has no members shortly afterwards", async () => {
    const survivor = await connectTo("killed");
    const child = await serverProcess("killed", ["anna"], survivor);
    child.kill("SIGKILL");
    await vi.waitFor(() => expect(survivor.members("app").of("room")).toEqual([]), 20_000);
    await survivor.stop();
  });

  test("a lasting value survives its writer and Redis, also on a later server", async () => {
    const early = await server("outlived");
    const child = await serverProcess("outlived", ["anna"], early);
    child.kill("SIGKILL");
    const later = await server("outlived");
    await early.stop();
    await redis.stop();
    await redis.start();
    const room = () => later.lasting.get("room").catch(() => "not yet");
    await vi.waitFor(async () => expect(await room()).not.toBe("not yet"), 20_000);
    expect(await room()).toBe("anna");
  });

  /** A heartbeat that does not come during a test. */
  const never = { heartbeatMs: 60_000 };

  test("a killed server still has its members until one of the others has given it up", async () => {
    const survivor = await server("counted", never);
    const child = await serverProcess("counted", ["anna"], survivor);
    child.kill("SIGKILL");
    const client = await createClient({ url: redis.url }).connect();
    const lists = () => client.keys("anteroom:counted:members:*");
    await vi.waitFor(async () => expect(await lists()).toHaveLength(1), 20_000);
    const members = survivor.members("app");
    expect(await members.joined("room", { id: "anna" })).toBe(false);
    expect(await members.left("room", "anna")).toBe(false); // whoever gives it up reports this
    await server("counted", { heartbeatMs });
    const reports = () => client.keys("anteroom:counted:reported:*");
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1), 20_000);
    expect(await members.joined("room", { id: "anna" })).toBe(true);
    expect(await members.left("room", "anna")).toBe(true);
    client.destroy();
  });

  test("a server that was given up while it hung leaves the report of its changes to the other", async () => {
    const members = (await server("hung", never)).members("app");
    expect(await members.joined("room", { id: "anna" })).toBe(true);
    const client = await createClient({ url: redis.url }).connect();
    const [list = ""] = await client.keys("anteroom:hung:members:*");
    await client.del(list);
    await client.set(list.replace(":members:", ":reported:"), "");
    expect(await members.left("room", "anna")).toBe(false);
    expect(await client.exists(list)).toBe(1); // it is back
    expect(await members.joined("room", { id: "anna" })).toBe(true);
    await client.flushAll(); // nobody gave it up: Redis lost its data
    expect(await members.left("room", "anna")).toBe(true);
    client.destroy();
  });

  test("the share of a killed server counts until one of the others has given it up", async () => {
    const survivor = await server("summed", never);
    const child = await serverProcess("summed", ["anna", "berta"], survivor);
    await vi.waitFor(() => expect(survivor.sums("app").elsewhere("room")).toBe(2), 20_000);
    child.kill("SIGKILL");
    const client = await createClient({ url: redis.url }).connect();
    const lists = () => client.keys("anteroom:summed:members:*");
    await vi.waitFor(async () => expect(await lists()).toHaveLength(1), 20_000);
    expect(await survivor.sums("app").set("room", 1)).toBe(3);
    await server("summed", { heartbeatMs });
    const reports = () => client.keys("anteroom:summed:reported:*");
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1), 20_000);
    expect(await survivor.sums("app").set("room", 1)).toBe(1);
    client.destroy();
  });

  test("one of the other servers reports that the share of a killed server has ended", async () => {
    const all = [await server("unreported"), await server("unreported")];
    const child = await serverProcess("unreported", ["anna"], await server("unreported", never));
    for (const bus of all) await vi.waitFor(() => expect(bus.sums("app").elsewhere("room")).toBe(1), 20_000);
    const reported = vi.fn<(name: string) => void>();
    for (const bus of all) bus.sums("app").onUnreported(reported);
    child.kill("SIGKILL");
    for (const bus of all) await vi.waitFor(() => expect(bus.sums("app").elsewhere("room")).toBe(0), 20_000);
    expect(reported.mock.calls).toEqual([["room"]]);
  });

  test("a server that was given up while it hung leaves the report of its share to the other", async () => {
    const sums = (await server("hung sum", never)).sums("app");
    expect(await sums.set("room", 1)).toBe(1);
    const client = await createClient({ url: redis.url }).connect();
    const [list = ""] = await client.keys("anteroom:hung sum:members:*");
    await client.del(list);
    await client.set(list.replace(":members:", ":reported:"), "");
    expect(await sums.set("room", 2)).toBeNull();
    expect(await sums.set("room", 3)).toBe(3);
    client.destroy();
  });

  test("members of a killed server who reconnect to another one never leave", async () => {
    // Slow heartbeats: Anna has four of them to reconnect, also on a busy machine.
    const slow = { heartbeatMs: 500 };
    const [survivor, observer] = [await connectTo("moved", slow), await connectTo("moved", slow)];
    const child = await serverProcess("moved", ["anna", "berta"], observer);
    const changes = vi.fn<(change: RemoteMemberChange) => void>();
    observer.members("app").onChange(changes);
    child.kill("SIGKILL");
    const client = await createClient({ url: redis.url }).connect();
    const lists = () => client.keys("anteroom:moved:members:*");
    const often = { timeout: 20_000, interval: 5 };
    await vi.waitFor(async () => expect(await lists()).toHaveLength(2), often);
    // Each of the two has looked for the others once since: its list is renewed twice.
    const renewedTwice = async (list: string) => {
      for (const _ of ["begun", "done"]) {
        let last = Infinity;
        await vi.waitFor(async () => {
          const before = last;
          last = await client.pTTL(list);
          expect(last).toBeGreaterThan(before);
        }, often);
      }
    };
    await Promise.all((await lists()).map(renewedTwice)); // at the same time: in turn would take four heartbeats
    void survivor.members("app").joined("room", { id: "anna" });
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), 20_000);
    expect(changes.mock.calls).toEqual([[{ channel: "room", member: { id: "berta" }, change: "left" }]]);
    expect(observer.members("app").of("room")).toEqual([{ id: "anna" }]);
    client.destroy();
    await Promise.all([survivor.stop(), observer.stop()]);
  });
});
