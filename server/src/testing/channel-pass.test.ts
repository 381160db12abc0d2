import { expect, test } from "vitest";
import { signChannelPass } from "../adapters/embedded-realtime/channel-pass.ts";
import { hostedPusher } from "../adapters/hosted-pusher/hosted-pusher.ts";
import { testKeys } from "./realtime-server.ts";

const hosted = hostedPusher(null, { appId: "1", ...testKeys });

test.each([
  ["private-patient-1", undefined],
  ["presence-visit-1", { id: "patient" }],
  ["presence-visit-1", { id: "doctor", info: { name: "Dra. Inês «Ação» Ñuñez" } }],
])("Pusher's own library signs %s for %o as we do", { tags: ["S7.TP.05", "S7.TP.06"] }, (channel, member) => {
  expect(signChannelPass(testKeys, "123.456", channel, member)).toEqual(
    hosted.authorize("123.456", channel, member),
  );
});
