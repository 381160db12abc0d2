import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { realtimeSources } from "./realtime-config.ts";

const realtimeOf = (env: Record<string, string>) => readConfig(env).realtime;
const pusher = { PUSHER_APP_ID: "1", PUSHER_KEY: "k", PUSHER_SECRET: "s" };
const secret = "a-secret-of-a-program";

test("realtime defaults to the server itself on the pages' own port", { tags: ["S7.TP.03"] }, () => {
  const realtime = realtimeOf({});
  expect(realtime).toEqual({
    provider: "embedded",
    apps: [],
    connectionLimits: { perAddress: 200, perClinic: 2_500 },
    webhookUrl: null,
    port: null,
    publicUrl: null,
  });
  expect(realtimeSources(realtime, "aurora.localhost:8080")).toEqual([]);
});

test.each([
  [{}, null, ["wss://ws-eu.pusher.com", "https://sockjs-eu.pusher.com"]],
  [
    { PUSHER_HOST: "rt.example" },
    { name: "rt.example", port: 443, usesTls: true },
    ["wss://rt.example:443", "https://rt.example:443"],
  ],
  [
    { PUSHER_HOST: "rt.example", PUSHER_PORT: "6001", PUSHER_TLS: "off" },
    { name: "rt.example", port: 6001, usesTls: false },
    ["ws://rt.example:6001", "http://rt.example:6001"],
  ],
] as [Record<string, string>, object | null, string[]][])(
  "with Pusher keys and %j its server carries the messages, and the policy allows it",
  { tags: ["S9.RT.04", "S7.TP.03"] },
  (more, host, sources) => {
    const realtime = realtimeOf({ ...pusher, ...more });
    expect(realtime).toEqual({ provider: "pusher", app: { id: "1", key: "k", secret: "s" }, host });
    expect(realtimeSources(realtime, "clinic.example")).toEqual(sources);
  },
);

test(
  "the embedded server is configured with applications, webhooks, port, certificate and public address",
  { tags: ["S7.TP.03"] },
  () => {
    const realtime = realtimeOf({
      REALTIME_APPS: `1:anteroom:${secret}, 2:other:${secret}`,
      REALTIME_WEBHOOK_URL: "https://clinic.example/hook",
      REALTIME_CONNECTIONS_PER_ADDRESS: "20",
      REALTIME_CONNECTIONS_PER_CLINIC: "300",
      REALTIME_PORT: "6001",
      REALTIME_TLS_CERT: "/tls/cert.pem",
      REALTIME_TLS_KEY: "/tls/key.pem",
    });
    expect(realtime).toMatchObject({
      apps: [
        { id: "1", key: "anteroom", secret },
        { id: "2", key: "other", secret },
      ],
      connectionLimits: { perAddress: 20, perClinic: 300 },
      webhookUrl: "https://clinic.example/hook",
      port: { number: 6001, tls: { certFile: "/tls/cert.pem", keyFile: "/tls/key.pem" } },
    });
    expect(realtimeSources(realtime, "clinic.example")).toEqual([
      "wss://clinic.example:6001",
      "https://clinic.example:6001",
    ]);
    const behindProxy = realtimeOf({ REALTIME_URL: "wss://rt.example/pusher" });
    expect(realtimeSources(behindProxy, "clinic.example")).toEqual([
      "wss://rt.example",
      "https://rt.example",
    ]);
  },
);

test.each([
  [{ PUSHER_KEY: "k" }, "PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET"],
  [{ REALTIME_APPS: "1:anteroom" }, "id:key:secret"],
  [{ REALTIME_APPS: "1:anteroom:short" }, "16 characters"],
  [{ REALTIME_TLS_CERT: "/tls/cert.pem" }, "REALTIME_PORT, REALTIME_TLS_CERT and REALTIME_TLS_KEY"],
  [{ REALTIME_URL: "https://rt.example" }, "REALTIME_URL"],
  [{ REALTIME_AUTH_URL: "rt.example" }, "REALTIME_AUTH_URL"],
] as [Record<string, string>, string][])(
  "the partial configuration %j is refused with a message that names it",
  (env, word) => {
    expect(() => readConfig(env)).toThrow(word);
  },
);
