// Calls with two real Janus servers (Debian's): placement, and failover when one is killed, hangs or drains.
import { spawnSync } from "node:child_process";
import type { EngineEvent } from "@anteroom/contract/call/engine-signal";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { janusVideo } from "../../server/src/adapters/janus-video/janus-video.ts";
import type { VideoEngine } from "../../server/src/ports/video.ts";
import { soundOffer } from "./sound-offer.ts";
import { startTestJanus, type TestJanus } from "./test-janus.ts";

const hasJanus = process.env["CI"] === "true" || spawnSync("sh", ["-c", "command -v janus"]).status === 0;
const patient = { timeout: 20_000 };

describe.skipIf(!hasJanus)("calls at two Janus servers (skipped: janus is not installed)", () => {
  let [first, second]: TestJanus[] = [];
  const both = () => {
    if (!first || !second) throw new Error("Two Janus run");
    return [first, second] as const;
  };
  const engines: VideoEngine[] = [];
  let calls = 0;
  beforeAll(async () => {
    first = await startTestJanus();
    second = await startTestJanus({ apiSecret: first.apiSecret, adminKey: first.adminKey });
  });
  beforeEach(() => void (calls += 1));
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.stop();
  });
  afterAll(() => Promise.all(both().map((one) => one.close())));

  async function server({ draining = [] as string[] } = {}) {
    const [{ url, apiSecret, adminKey }, other] = both();
    const heard: { id: string; event: EngineEvent }[] = [];
    const urls = [url, other.url];
    const engine = janusVideo({
      urls,
      draining,
      apiSecret,
      adminKey,
      now: () => new Date(),
      onError: () => {},
    });
    engines.push(engine);
    engine.onEvent(({ id }, event) => heard.push({ id, event }));
    const { handover, take } = engine;
    if (!handover || !take) throw new Error("calls can be handed over");
    const placeOf = (visit: string): unknown => JSON.parse(handover.describe(visit) ?? "{}").janus;
    const heardBy = (id: string) => heard.filter((one) => one.id === id).map(({ event }) => event);
    /** A participant sends audio. Resolves when the answer arrived. */
    async function call(name: string): Promise<string> {
      const [id, visit] = [`${name}${calls}`, `visit-${name}-${calls}`];
      const line = `line-of-${name}`;
      const before = heardBy(id).length;
      take?.({ id, visit, expiresAt: Date.now() + 3_600_000 }, soundOffer(line, `path${before}`));
      await vi.waitFor(
        () =>
          expect(heardBy(id).slice(before)).toContainEqual(
            expect.objectContaining({ line, answer: expect.any(String) }),
          ),
        patient,
      );
      return visit;
    }
    /** A participant sends audio and reconnects whenever its connection is lost, as a browser does. */
    async function callUntilAnswered(name: string): Promise<string> {
      const [id, visit] = [`${name}${calls}`, `visit-${name}-${calls}`];
      let tries = 0;
      let line = "";
      const isTold = (event: object) =>
        heardBy(id).some((one) => expect.objectContaining(event).asymmetricMatch(one));
      await vi.waitFor(() => {
        if (tries === 0 || isTold({ line, gone: true })) {
          line = `line-${(tries += 1)}-of-${name}`;
          take?.({ id, visit, expiresAt: Date.now() + 3_600_000 }, soundOffer(line, `again${tries}`));
        }
        expect(isTold({ line, answer: expect.any(String) })).toBe(true);
      }, patient);
      return visit;
    }
    await vi.waitFor(() => expect(engine.reach()).toEqual({ up: 2, of: 2 }), patient);
    return { engine, handover, call, callUntilAnswered, placeOf, heardBy };
  }

  test("two calls start on different Janus servers and stay there when another server takes over", async () => {
    const [a, b] = [await server(), await server()];
    const [ana, ben] = [await a.call("ana"), await a.call("ben")];
    expect(new Set([a.placeOf(ana), a.placeOf(ben)])).toEqual(new Set(both().map(({ url }) => url)));
    for (const visit of [ana, ben]) b.handover.adopt(visit, a.handover.describe(visit) ?? "");
    expect([b.placeOf(ana), b.placeOf(ben)]).toEqual([a.placeOf(ana), a.placeOf(ben)]);
    expect(b.heardBy(`ana${calls}`)).not.toContainEqual(expect.objectContaining({ gone: true }));
  });

  test.each(["is killed", "hangs"])(
    "a call restarts on the other Janus when its own %s, and other calls continue",
    async (how) => {
      const a = await server();
      const visits = { ana: await a.call("ana"), ben: await a.call("ben") };
      const lost = both().find(({ url }) => url === a.placeOf(visits.ana));
      const whole = both().find((one) => one !== lost);
      if (how === "hangs") lost?.freeze(true);
      else await lost?.kill();
      try {
        await vi.waitFor(
          () => expect(a.heardBy(`ana${calls}`)).toContainEqual({ line: "line-of-ana", gone: true }),
          patient,
        );
        await a.call("ana");
        expect(a.placeOf(visits.ana)).toBe(whole?.url);
        expect(a.heardBy(`ben${calls}`)).not.toContainEqual(expect.objectContaining({ gone: true }));
      } finally {
        if (how === "hangs") lost?.freeze(false);
        else await lost?.start();
      }
    },
  );

  test("a call restarts on the Janus that returns first when both were down", async () => {
    const a = await server();
    const visit = await a.call("ana");
    const lost = both().find(({ url }) => url === a.placeOf(visit));
    const other = both().find((one) => one !== lost);
    const away = new Set(both());
    await Promise.all(both().map((one) => one.kill()));
    try {
      const isGone = () =>
        expect(a.heardBy(`ana${calls}`)).toContainEqual({ line: "line-of-ana", gone: true });
      await vi.waitFor(isGone, patient);
      if (other) away.delete(other);
      await other?.start();
      await a.callUntilAnswered("ana");
      expect(a.placeOf(visit)).toBe(other?.url);
    } finally {
      for (const one of away) await one.start();
    }
  });

  test("a call adopted by another server while its Janus is down restarts on the other Janus", async () => {
    const [a, b] = [await server(), await server()];
    const visits = [await b.call("ana"), await b.call("ben")];
    const visit = await a.call("cleo");
    const described = a.handover.describe(visit) ?? "";
    const lost = both().find(({ url }) => url === a.placeOf(visit));
    const moved = b.placeOf(visits[0] ?? "") === lost?.url ? "ana" : "ben";
    await lost?.kill();
    try {
      const isGone = () =>
        expect(b.heardBy(`${moved}${calls}`)).toContainEqual({ line: `line-of-${moved}`, gone: true });
      await vi.waitFor(isGone, patient);
      b.handover.adopt(visit, described);
      await b.callUntilAnswered("cleo");
      expect(b.placeOf(visit)).not.toBe(lost?.url);
    } finally {
      await lost?.start();
    }
  });

  test("a draining Janus gets no new calls and keeps its current ones", async () => {
    const a = await server();
    const visits = [await a.call("ana"), await a.call("ben")];
    const [{ url }] = both();
    const drained = await server({ draining: [url] });
    for (const visit of visits) drained.handover.adopt(visit, a.handover.describe(visit) ?? "");
    expect(visits.map(drained.placeOf)).toContain(url);
    const later = [await drained.call("cleo"), await drained.call("dora"), await drained.call("eva")];
    expect(new Set(later.map(drained.placeOf))).toEqual(new Set([both()[1].url]));
  });

  test("a call on a Janus unknown to this server restarts on a known one", async () => {
    const a = await server();
    const visit = await a.call("ana");
    const described = { ...JSON.parse(a.handover.describe(visit) ?? "{}"), janus: "ws://127.0.0.1:9" };
    const b = await server();
    b.handover.adopt(visit, JSON.stringify(described));
    await vi.waitFor(
      () => expect(b.heardBy(`ana${calls}`)).toContainEqual({ line: "line-of-ana", gone: true }),
      patient,
    );
    await b.call("ana");
  });
});
