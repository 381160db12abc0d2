// Handover of calls between servers with a real Janus (Debian's). Audio and video of browsers: e2e/janus-call.matrix.ts.
import { spawnSync } from "node:child_process";
import type { EngineEvent } from "@anteroom/contract/call/engine-signal";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { janusVideo } from "../../server/src/adapters/janus-video/janus-video.ts";
import type { CallHandover, VideoEngine } from "../../server/src/ports/video.ts";
import { soundOffer } from "./sound-offer.ts";
import { startTestJanus, type TestJanus } from "./test-janus.ts";

const hasJanus = process.env["CI"] === "true" || spawnSync("sh", ["-c", "command -v janus"]).status === 0;
const visit = "t1-visit-7";
const line = "line-of-ana";
const ana = { id: "ana", visit, expiresAt: Date.now() + 3_600_000 };

const offer = (path: string) => soundOffer(line, path);

describe.skipIf(!hasJanus)("calls at Janus (skipped: janus is not installed)", () => {
  let janus: TestJanus;
  const engines: VideoEngine[] = [];
  beforeAll(async () => void (janus = await startTestJanus()));
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.stop();
  });
  afterAll(() => janus.close());

  const server = (more: { apiSecret?: string } = {}) => {
    const heard: EngineEvent[] = [];
    const engine = janusVideo({
      ...janus,
      urls: [janus.url],
      ...more,
      now: () => new Date(),
      onError: () => {},
    });
    engines.push(engine);
    engine.onEvent((_, event) => heard.push(event));
    const { handover } = engine;
    if (!handover) throw new Error("calls can be handed over");
    return { engine, handover, heard };
  };
  const answers = (heard: readonly EngineEvent[]) =>
    heard.filter((event) => "answer" in event && event.line === line).length;
  const sessionIn = (handover: CallHandover): unknown => JSON.parse(handover.describe(visit) ?? "{}").session;

  test("another server continues the session and the handles of a stopped server", async () => {
    const [a, b] = [server(), server()];
    a.engine.take?.(ana, offer("one1"));
    await vi.waitFor(() => expect(answers(a.heard)).toBe(1), 10_000);
    const described = a.handover.describe(visit) ?? "";
    await a.engine.stop();
    expect(b.handover.adopt(visit, described)).toBe(ana.expiresAt);
    b.engine.take?.(ana, offer("two2"));
    await vi.waitFor(() => expect(answers(b.heard)).toBe(1), 10_000);
    expect(sessionIn(b.handover)).toBe(JSON.parse(described).session);
    expect(b.heard).not.toContainEqual({ line, gone: true });
    b.engine.remove(ana.id);
    await vi.waitFor(() => expect(b.handover.describe(visit)).toBeNull());
  });

  test("connections are re-established when Janus has lost the session", async () => {
    const [a, b] = [server(), server()];
    a.engine.take?.(ana, offer("one1"));
    await vi.waitFor(() => expect(answers(a.heard)).toBe(1), 10_000);
    const described = a.handover.describe(visit) ?? "";
    await janus.kill();
    await janus.start();
    b.handover.adopt(visit, described);
    await vi.waitFor(() => expect(b.heard).toContainEqual({ line, gone: true }), 15_000);
    await vi.waitFor(() => expect(a.heard).toContainEqual({ line, gone: true }), 15_000);
    b.engine.take?.(ana, offer("two2"));
    await vi.waitFor(() => expect(answers(b.heard)).toBe(1), 10_000);
  });

  test("a wrong secret does not connect", async () => {
    const { engine } = server({ apiSecret: "wrong" });
    const right = server();
    await vi.waitFor(() => expect(right.engine.reach()).toEqual({ up: 1, of: 1 }), 10_000);
    expect(engine.reach().up).toBe(0);
  });
});
