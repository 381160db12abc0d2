// Matrix only: a server of the test's own, which it stops and kills in the middle of calls that have no other way than its relay.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { freePorts } from "../server/src/testing/free-ports.ts";
import { killHard, descendantsOf } from "../server/src/testing/process-tree.ts";
import { decodedPictures, inCall, seesDoctor } from "./support/in-call.ts";
import { expect, test as base } from "./support/test.ts";

type OwnServer = { freeze(): void; thaw(): void; kill(): Promise<void>; start(): Promise<void> };

/** The real product on a port and data of its own; frozen it answers nothing, killed it loses all it has in memory. */
const test = base.extend<{ server: OwnServer }>({
  server: async ({ context }, give) => {
    const port = await freePorts(2);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-call-"));
    const before = { ...process.env };
    Object.assign(process.env, { ANTEROOM_E2E_PORT: String(port), ANTEROOM_E2E_DATA: dataDir });
    let child: ChildProcess | null = null;
    const pid = () => child?.pid ?? 0;
    const start = async () => {
      child = spawn(process.execPath, ["tools/start.mjs"], {
        stdio: "ignore",
        env: { ...process.env, PORT: String(port), ANTEROOM_DATA_DIR: dataDir },
      });
      const alive = `http://127.0.0.1:${port}/api/health/live`;
      await expect
        .poll(async () => (await fetch(alive).catch(() => null))?.ok, { timeout: 120_000 })
        .toBe(true);
    };
    const gone = async (end: () => void) => {
      if (!child) return;
      const ended = once(child, "exit");
      end();
      await ended;
      child = null;
    };
    await start();
    // Two people on one machine always find each other; with this only the relay is left.
    await context.addInitScript(() => {
      const Direct = RTCPeerConnection;
      window.RTCPeerConnection = class extends Direct {
        constructor(configuration?: RTCConfiguration) {
          super({ ...configuration, iceTransportPolicy: "relay" });
        }
        override setConfiguration(configuration?: RTCConfiguration) {
          super.setConfiguration({ ...configuration, iceTransportPolicy: "relay" });
        }
      };
    });
    const all = () => [pid(), ...descendantsOf(pid())];
    await give({
      freeze: () => all().forEach((one) => process.kill(one, "SIGSTOP")),
      thaw: () => all().forEach((one) => process.kill(one, "SIGCONT")),
      kill: () => gone(() => all().forEach(killHard)),
      start,
    });
    await gone(() => process.kill(pid(), "SIGTERM"));
    Object.assign(process.env, before);
    rmSync(dataDir, { recursive: true, force: true });
  },
});

const overlay = (page: Page) => page.getByRole("alert").filter({ hasText: "Reconnecting" });
const doctorsPictures = async (page: Page, name: string) => (await decodedPictures(page))[name] ?? 0;

/** New pictures of the doctor arrive; a connection made anew counts from zero. */
async function picturesGoOn(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await doctorsPictures(page, name);
        await page.evaluate(() => new Promise((next) => setTimeout(next, 500)));
        return (await doctorsPictures(page, name)) - before;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(3);
}

test.describe.configure({ mode: "serial" });

test(
  "a lost connection is announced within six seconds, recovers, or offers rejoining after half a minute",
  { tag: ["@S1.18"] },
  async ({ page, server, complaints }) => {
    test.setTimeout(480_000);
    complaints.allow(/ERR_|WebSocket/);
    const { visit } = await inCall(page, "frozen", { patientsVitalSigns: false });
    await picturesGoOn(page, visit.doctorName);
    server.freeze();
    const lostAt = Date.now();
    await expect(overlay(page)).toBeVisible({ timeout: 15_000 });
    const overlayMs = Date.now() - lostAt;
    await expect(page.locator("[data-count]")).toHaveAttribute("inert", "");
    await expect(page).toHaveTitle(/^Reconnecting/);
    // What is beside the picture can be used: by keyboard too.
    const microphone = page.getByRole("switch", { name: "Microphone" });
    await microphone.focus();
    await page.keyboard.press("Enter");
    await expect(microphone).not.toBeChecked();
    server.thaw();
    const thawedAt = Date.now();
    await expect(overlay(page)).toHaveCount(0, { timeout: 30_000 });
    await picturesGoOn(page, visit.doctorName);
    console.log(`told after ${overlayMs} ms, back after ${Date.now() - thawedAt} ms`);
    expect(overlayMs).toBeLessThan(6_000);
    await expect(microphone, "what I chose meanwhile holds").not.toBeChecked();

    server.freeze();
    await expect(overlay(page)).toBeVisible({ timeout: 15_000 });
    const again = page.getByRole("button", { name: "Join again" });
    await expect(again).toBeVisible({ timeout: 45_000 });
    await again.click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toHaveCount(0);
    await expect(overlay(page)).toBeVisible();
    server.thaw();
    await seesDoctor(page);
    await picturesGoOn(page, visit.doctorName);
    await expect(microphone).not.toBeChecked();
  },
);

for (const round of [1, 2, 3])
  test(
    `a call resumes with new relay credentials after the server is killed and restarted (${round})`,
    { tag: ["@S1.18"] },
    async ({ page, server, complaints }) => {
      test.setTimeout(480_000);
      complaints.allow(/ERR_|WebSocket|502|503/);
      const credentials: string[] = [];
      page.on("response", async (answer) => {
        if (!/\/(enter|ice_servers)\b/.test(answer.url()) || !answer.ok()) return;
        const { data } = (await answer.json()) as {
          data: { entity: { ice_servers: { credential?: string }[] } };
        };
        credentials.push(...data.entity.ice_servers.flatMap(({ credential }) => credential ?? []));
      });
      const { visit } = await inCall(page, `killed${round}`, { patientsVitalSigns: false });
      await picturesGoOn(page, visit.doctorName);
      const first = [...credentials];
      expect(first.length).toBeGreaterThan(0);
      await page.getByRole("switch", { name: "Microphone" }).click();
      await page
        .getByRole("group", { name: "Call controls" })
        .getByRole("button", { name: "Messages" })
        .click();
      await page.getByLabel("Your message").fill("Half a sentence");

      await server.kill();
      await expect(overlay(page)).toBeVisible({ timeout: 15_000 });
      const downAt = Date.now();
      await server.start();
      const upAt = Date.now();
      await seesDoctor(page);
      await picturesGoOn(page, visit.doctorName);
      console.log(`away for ${upAt - downAt} ms, back ${Date.now() - upAt} ms after the server`);
      await expect(overlay(page)).toHaveCount(0);
      expect(
        credentials.some((one) => !first.includes(one)),
        "the relay has a new secret",
      ).toBe(true);
      await expect(page.getByRole("switch", { name: "Microphone" })).not.toBeChecked();
      await expect(page.getByLabel("Your message"), "what I wrote is kept").toHaveValue("Half a sentence");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("log", { name: "Messages" }).getByText("Half a sentence")).toBeVisible();
    },
  );
