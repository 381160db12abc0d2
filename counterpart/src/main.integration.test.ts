import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { connectRealtime } from "./connect-realtime.ts";
import { startTestClinic } from "./testing/test-clinic.ts";
import { openWeriftPatient } from "./testing/werift-patient.ts";

const soon = { timeout: 10_000 };

test(
  "a waiting patient is joined, seen and heard, and the doctor ends the call on request",
  { tags: ["S1.18", "S4.STATUS.10"], timeout: 40_000 },
  async () => {
    const patient = openWeriftPatient((signal) => clinic.signalDoctor(signal));
    const clinic = await startTestClinic((signal) => void patient.receive(signal));
    const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-doctor-"));
    const file = path.join(folder, "demo.json");
    writeFileSync(file, JSON.stringify(clinic.demoFile));
    const doctor = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ANTEROOM_DEMO_FILE: file },
    });
    const said: string[] = [];
    createInterface({ input: doctor.stdout }).on("line", (line) => said.push(line));
    const saysSoon = (line: string) => vi.waitFor(() => expect(said).toContain(line), soon);

    await saysSoon("doctor aurora: on duty");
    const realtime = connectRealtime(
      { key: "anteroom-test", host: "127.0.0.1", port: clinic.port, path: "/pusher", is_tls: false },
      async (socketId, channel) => clinic.passForPatient(socketId, channel),
    );
    let offered = false;
    realtime.subscribe("presence-t1-visit-7", {
      onMembers(members) {
        if (offered || !members.some(({ id }) => id.startsWith("doctor"))) return;
        offered = true;
        void patient.offer();
      },
    });
    await clinic.setWaiting(true);
    await saysSoon("doctor aurora: visit 7: joined");
    expect(clinic.log).toContain("doctor 1 is online");
    await saysSoon("doctor aurora: visit 7: in the call");
    await vi.waitFor(() => {
      expect(patient.seen.video).toBeGreaterThan(30);
      expect(patient.seen.audio).toBeGreaterThan(30);
    }, soon);

    // A server that starts again does not cut the call; the doctor comes back to the visit by itself.
    await clinic.restart();
    await vi.waitFor(() => expect(said.filter((line) => line.endsWith("joined"))).toHaveLength(2), soon);

    doctor.stdin.write("end 7\n");
    await saysSoon("doctor aurora: visit 7: ended");
    expect(clinic.log).toContain("POST /api/clinic/appointments/7/end");

    // A clinic that opens while the doctor works is worked for too.
    writeFileSync(file, JSON.stringify(clinic.demoFile).replace('"aurora"', '"aurora-besides"'));
    await saysSoon("doctor aurora-besides: on duty");
    await vi.waitFor(() => expect(clinic.log).toContain("doctor 1 is away"), soon);

    const gone = once(doctor, "exit");
    doctor.stdin.end();
    expect(await gone).toEqual([0, null]);
    realtime.close();
    await patient.close();
    await clinic.stop();
    rmSync(folder, { recursive: true });
  },
);
