import { expect, test } from "vitest";
import { readLinkSample } from "./link-sample.ts";

test("browser statistics are read whatever other fields they contain", { tags: ["S1.18"] }, () => {
  const sample = readLinkSample(
    [
      { type: "inbound-rtp", bytesReceived: 100, packetsReceived: 5, packetsLost: 1, jitter: 0.01 },
      { type: "inbound-rtp", bytesReceived: 50, packetsReceived: 2, packetsLost: 0, jitter: 0.02 },
      { type: "remote-inbound-rtp", fractionLost: 0.04, roundTripTime: 0.09 },
      { type: "remote-inbound-rtp", fractionLost: 0.01 },
      { type: "outbound-rtp", qualityLimitationReason: "cpu" },
      { type: "outbound-rtp", qualityLimitationReason: "none" },
      { type: "candidate-pair", state: "succeeded", nominated: true, availableOutgoingBitrate: 400_000 },
      { type: "candidate-pair", responsesReceived: 3, requestsReceived: 4 },
      { type: "codec", bytesReceived: "many" },
    ],
    7,
  );
  expect(sample).toEqual({
    at: 7,
    arrivals: 157,
    packetsReceived: 7,
    packetsLost: 1,
    freezeSeconds: 0,
    jitterSeconds: 0.02,
    lostShareOut: 0.04,
    roundTripSeconds: 0.09,
    availableBitrate: 400_000,
    isCpuLimited: true,
    isRelayed: null,
  });
});

test("a browser without statistics leaves every value unknown", { tags: ["S1.18"] }, () => {
  expect(readLinkSample([], 0)).toMatchObject({
    jitterSeconds: null,
    lostShareOut: null,
    availableBitrate: null,
  });
});

const pair = (id: string, localCandidateId: string) => ({
  id,
  type: "candidate-pair",
  state: "succeeded",
  nominated: true,
  localCandidateId,
  remoteCandidateId: "far",
});
const candidates = [
  { id: "near", type: "local-candidate", candidateType: "host" },
  { id: "turn", type: "local-candidate", candidateType: "relay" },
  { id: "far", type: "remote-candidate", candidateType: "srflx" },
];

test.each([
  ["no path yet", [], null],
  ["a path past the relay", [pair("1", "near")], false],
  ["a path through the relay", [pair("2", "turn")], true],
  [
    "an older path beside the one in use",
    [pair("2", "turn"), pair("1", "near"), { type: "transport", selectedCandidatePairId: "1" }],
    false,
  ],
])("relay use is read: %s", (_, stats, isRelayed) => {
  expect(readLinkSample([...candidates, ...stats], 0).isRelayed).toBe(isRelayed);
});
