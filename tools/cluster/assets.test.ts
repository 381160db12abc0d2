// Scripts of pages behind the shipped HAProxy while servers of two versions serve.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { planCluster, portCount, type Part } from "./plan.ts";
import { findPrograms } from "./programs.ts";
import { shippedConfigurations } from "./open-cluster.ts";

const programs = findPrograms(process.env);
const root = path.resolve(import.meta.dirname, "../..");

/** Serves the build of a folder as servers did before they stored it for each other. Counts what reaches it. */
const serving = (folder: string) => `
  import { createRequire } from "node:module";
  const fastify = createRequire(${JSON.stringify(path.join(root, "server/src/main.ts"))})("fastify");
  import { openWebAssets } from ${JSON.stringify(path.join(root, "server/src/platform/pages/web-assets.ts"))};
  const app = fastify();
  let asked = 0;
  openWebAssets(${JSON.stringify(folder)}).serve(app);
  app.addHook("onRequest", async ({ headers }) => { asked += headers["x-counted"] ? 1 : 0; });
  app.get("/api/health/ready", async () => "ready");
  app.get("/api/asked", async () => asked);
  app.get("/api/name", async () => process.env.PGAPPNAME);
  await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
  process.on("SIGTERM", () => process.exit());`;

// As root a cluster needs the user `postgres`.
describe.skipIf(programs.haproxy === null || programs.postgres === null)(
  "HAProxy (skipped: HAProxy or PostgreSQL is not on this machine)",
  () => {
    let folder = "";
    let cluster: Cluster | undefined;
    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-assets-test-"));
      const planned = planCluster({
        folder,
        firstPort: await freePorts(portCount),
        programs,
        server: { command: ["node"] },
        secret: () => "a secret of a test alone",
        shipped: shippedConfigurations(),
        own: { node: process.execPath, gateway: "", mailSink: "", s3: "" },
        hasMedia: false,
      });
      const parts = planned.parts.flatMap((part): Part[] => {
        if (part.name === "haproxy-1") return [part];
        if (!part.name.startsWith("server-")) return [];
        const version = part.name === "server-3" ? "new" : "old"; // the first that is replaced
        const code = serving(build(version));
        return [{ ...part, command: [process.execPath, "--input-type=module", "-e", code] }];
      });
      cluster = await startCluster({ ...planned, parts }, folder, () => {});
      const seen = new Set<string>(); // HAProxy sends somebody to each of them
      await vi.waitFor(
        async () => {
          seen.add(await (await fetch(`${front()}/api/name`)).text());
          const known = [...seen].filter((name) => name.startsWith("server-"));
          if (known.length < 3) throw new Error(`${known.join(", ")} alone answer`);
        },
        { timeout: 60_000, interval: 50 },
      );
    }, 120_000);
    afterAll(async () => {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    function build(version: "old" | "new"): string {
      const dir = path.join(folder, version);
      for (const inner of [".vite", "assets"]) mkdirSync(path.join(dir, inner), { recursive: true });
      writeFileSync(path.join(dir, ".vite/manifest.json"), "{}");
      writeFileSync(path.join(dir, `assets/entry-client-${version}AAAAA.js`), version);
      return dir;
    }

    const front = () => `http://127.0.0.1:${cluster?.plan.ports.front}`;

    test("gets a script from the one server of its version, wherever it asks first", async () => {
      const look = async (version: string) => {
        const answer = await fetch(`${front()}/assets/entry-client-${version}AAAAA.js`);
        return `${version}: ${answer.status} ${await answer.text()}`;
      };
      const lookOften = async () => {
        const outcomes = new Set<string>();
        for (let round = 0; round < 40; round += 1)
          for (const one of await Promise.all(["old", "new", "old", "new"].map(look))) outcomes.add(one);
        expect([...outcomes].toSorted()).toEqual(["new: 200 new", "old: 200 old"]);
      };
      // HAProxy's checks settle within seconds of the last server's start.
      await vi.waitFor(lookOften, { timeout: 45_000, interval: 500 });
    }, 60_000);

    test("says that there is none when no server has it, and sends nothing but reading twice", async () => {
      const ask = (method: string, where: string) =>
        fetch(`${front()}${where}`, { method, headers: { "x-counted": "yes" } });
      const reached = async () => {
        const counts = await Promise.all(
          (cluster?.plan.ports.servers ?? []).map(async (port) =>
            Number(await (await fetch(`http://127.0.0.1:${port}/api/asked`)).text()),
          ),
        );
        return counts.reduce((all, one) => all + one, 0);
      };
      expect((await ask("GET", "/assets/entry-client-noneAAAA.js")).status).toBe(404);
      const before = await reached();
      expect(before).toBeGreaterThan(1);
      expect((await ask("POST", "/assets/entry-client-newAAAAA.js")).status).toBe(404);
      expect((await ask("GET", "/api/none")).status).toBe(404);
      expect((await reached()) - before).toBe(2);
    }, 60_000);
  },
);
