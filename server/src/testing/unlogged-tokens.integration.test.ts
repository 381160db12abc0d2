import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { localHttp } from "@anteroom/local-http/local-http";
import { freePorts } from "./free-ports.ts";
import { startKillableServer } from "./killable-server.ts";

test(
  "a token in a ping's query is never logged, whatever the answer",
  { tags: ["D.10"], timeout: 120_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-unlogged-"));
    const port = await freePorts(2);
    const server = await startKillableServer(port, dataDir);
    const token = "secret-token-of-a-patient-0000000000";
    const answers = [];
    for (const [method, rest] of [
      ["GET", "patients/auth/ping"],
      ["GET", "patients"],
      ["POST", "patients/auth/ping"],
      ["GET", "patients/auth/no-such-call"],
    ] as const) {
      const url = `http://aurora.localhost:${port}/api/${rest}?token=${token}`;
      answers.push((await localHttp(url, { method })).status);
    }
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect(answers).toEqual([401, 401, 404, 404]);
    expect(server.output()).toContain("ready");
    expect(server.output()).not.toContain(token);
  },
);
