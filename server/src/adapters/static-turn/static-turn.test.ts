import { expect, test } from "vitest";
import { noTurn, staticTurn } from "./static-turn.ts";

const expiresAt = new Date("2026-11-22T00:00:00Z");

test("a clinic's own relay gets verifiable credentials that expire", () => {
  const relay = staticTurn({ urls: ["stun:turn.example", "turns:turn.example:443"], secret: "north" });
  expect(relay.iceServersFor("visit-7", expiresAt)).toEqual([
    { urls: ["stun:turn.example"] },
    {
      urls: ["turns:turn.example:443"],
      username: "1795305600:visit-7",
      // printf 1795305600:visit-7 | openssl dgst -sha1 -hmac north -binary | base64
      credential: "20ckyduGve+Ju8LGX5HI+f0mCq8=",
    },
  ]);
});

test("a clinic without a relay reports that it has none", () => {
  expect(noTurn().iceServersFor("visit-7", expiresAt)).toEqual([]);
});
