import { expect, test } from "vitest";
import { pusherOptions } from "./pusher-options.ts";

const beside = {
  key: "k",
  cluster: "eu",
  host: null,
  port: null,
  path: "/pusher",
  isTls: null,
  takesStatistics: true,
};

test("S7.TP.03 S7.TP.09 S9.RT.04: the page finds the realtime server at its own address", () => {
  const page = { protocol: "http:", hostname: "aurora.localhost", port: "8080" };
  expect(pusherOptions(beside, page)).toMatchObject({
    cluster: "eu",
    forceTLS: false,
    wsHost: "aurora.localhost",
    wsPort: 8080,
    wsPath: "/pusher",
    httpHost: "aurora.localhost",
    httpPort: 8080,
    enableStats: true,
    statsHost: "aurora.localhost:8080",
  });
});

test("S7.TP.03: a secure page uses a secure connection on the usual port", () => {
  const page = { protocol: "https:", hostname: "clinic.example", port: "" };
  expect(pusherOptions(beside, page)).toMatchObject({ forceTLS: true, wssPort: 443, httpsPort: 443 });
});

test("S7.TP.03 S9.RT.04 G.14: a clinic on hosted Pusher reaches the service of its cluster", () => {
  const page = { protocol: "https:", hostname: "clinic.example", port: "" };
  const options = pusherOptions({ ...beside, path: "", takesStatistics: false }, page);
  expect(options).toEqual({ cluster: "eu", forceTLS: true, enableStats: false });
});

test("S7.TP.09: a realtime server that is elsewhere or takes none is sent no statistics", () => {
  const page = { protocol: "http:", hostname: "clinic.example", port: "" };
  const elsewhere = { ...beside, host: "rt.example", port: 6001, isTls: true };
  expect(pusherOptions(elsewhere, page).enableStats).toBe(false);
  expect(pusherOptions({ ...beside, takesStatistics: false }, page).enableStats).toBe(false);
});
