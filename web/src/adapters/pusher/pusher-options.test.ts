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
  signsIn: false,
};

test(
  "the page finds the realtime server at its own address",
  { tags: ["S7.TP.03", "S7.TP.09", "S9.RT.04"] },
  () => {
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
  },
);

test("a secure page uses a secure connection on the usual port", { tags: ["S7.TP.03"] }, () => {
  const page = { protocol: "https:", hostname: "clinic.example", port: "" };
  expect(pusherOptions(beside, page)).toMatchObject({ forceTLS: true, wssPort: 443, httpsPort: 443 });
});

test(
  "a clinic on hosted Pusher reaches the service of its cluster",
  { tags: ["S7.TP.03", "S9.RT.04", "G.14"] },
  () => {
    const page = { protocol: "https:", hostname: "clinic.example", port: "" };
    const options = pusherOptions({ ...beside, path: "", takesStatistics: false }, page);
    expect(options).toEqual({ cluster: "eu", forceTLS: true, enableStats: false });
  },
);

test("an external realtime server or one without statistics is sent none", { tags: ["S7.TP.09"] }, () => {
  const page = { protocol: "http:", hostname: "clinic.example", port: "" };
  const elsewhere = { ...beside, host: "rt.example", port: 6001, isTls: true };
  expect(pusherOptions(elsewhere, page).enableStats).toBe(false);
  expect(pusherOptions({ ...beside, takesStatistics: false }, page).enableStats).toBe(false);
});
