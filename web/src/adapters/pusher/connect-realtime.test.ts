import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PresentMember, Realtime } from "../../ports/realtime.ts";
import { connectRealtime } from "./connect-realtime.ts";

// Against the real server, a program of its own.
let server: ChildProcess;
let port = "";

beforeAll(async () => {
  server = spawn(process.execPath, ["server/src/testing/serve-realtime.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of server.stdout ?? []) {
    port = String(line).trim();
    break;
  }
}, 20_000);
afterAll(async () => {
  server.stdin?.end();
  await once(server, "exit");
});

function connect(token: () => string): Realtime {
  return connectRealtime(
    { key: "anteroom-test", cluster: "eu", reach: { kind: "page_origin", path: "/pusher" } },
    {
      authEndpoint: `http://127.0.0.1:${port}/auth`,
      authHeaders: () => ({ "X-Patient-Token": token() }),
      page: { protocol: "http:", hostname: "127.0.0.1", port },
    },
  );
}

const publish = (channel: string, event: string, data: unknown) =>
  fetch(`http://127.0.0.1:${port}/publish`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ channel, event, data }),
  });

const entered = (realtime: Realtime, channel: string) =>
  new Promise<void>((onEntered) => realtime.subscribe(channel, { onEntered }));

test("S4.RT.01: the page knows at each moment how its realtime connection stands", async () => {
  const realtime = connect(() => "patient");
  const states = [realtime.state()];
  realtime.onStateChange(() => states.push(realtime.state()));
  await entered(realtime, "news");
  expect(realtime.socketId()).toMatch(/^\d+\.\d+$/);
  realtime.disconnect();
  expect(states).toEqual(["initialized", "connecting", "connected", "disconnected"]);
});

test("S7.TP.05 S7.TP.08: a channel is asked for with the token of that moment, and events arrive", async () => {
  let token = "";
  const realtime = connect(() => token);
  await new Promise<void>((onRefused) => realtime.subscribe("private-patient-1", { onRefused }));
  token = "patient";
  const heard = new Promise((changed) =>
    realtime.subscribe("private-patient-2", {
      events: { changed },
      onEntered: () => void publish("private-patient-2", "changed", { id: 1 }),
    }),
  );
  expect(await heard).toEqual({ id: 1 });
  realtime.disconnect();
});

test("S7.TP.06: the page sees who is in the waiting room", async () => {
  const patient = connect(() => "patient");
  const seen: string[][] = [];
  const alone = Promise.withResolvers<void>();
  const onMembers = (members: readonly PresentMember[]) => {
    seen.push(members.map(({ id }) => id));
    if (seen.length === 3) alone.resolve();
  };
  await new Promise<void>((onEntered) => patient.subscribe("presence-visit-1", { onEntered, onMembers }));
  const doctor = connect(() => "doctor");
  await entered(doctor, "presence-visit-1");
  doctor.disconnect();
  await alone.promise;
  expect(seen).toEqual([["patient"], ["patient", "doctor"], ["patient"]]);
  patient.disconnect();
});

test("S7.TP.03: two places of the page share a channel; it is left with the last of them", async () => {
  const realtime = connect(() => "patient");
  const heard: string[] = [];
  const leave = realtime.subscribe("shared", { events: { changed: () => heard.push("first") } });
  await entered(realtime, "shared");
  const news = new Promise<void>((resolve) =>
    realtime.subscribe("shared", { events: { changed: () => (heard.push("second"), resolve()) } }),
  );
  leave();
  await publish("shared", "changed", {});
  await news;
  expect(heard).toEqual(["second"]);
  realtime.disconnect();
});
