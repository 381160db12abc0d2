import { expect, test } from "vitest";
import { createSerialQueue } from "./in-turn.ts";
import { limitVideo, videoLimit } from "./video-limits.ts";

const limit = videoLimit("720p", 1);

/** A sender as browsers have it: it tells what was, until a change is done. */
function slowSender() {
  let now: RTCRtpEncodingParameters = { active: true, maxBitrate: 1 };
  const done: (() => void)[] = [];
  const sender = {
    track: null,
    getParameters: () => ({ encodings: [{ ...now }] }),
    setParameters: ({ encodings: [next] }: { encodings: RTCRtpEncodingParameters[] }) =>
      new Promise<void>((resolve) => {
        done.push(() => {
          now = { ...now, ...next };
          resolve();
        });
      }),
  };
  return {
    sender: sender as unknown as RTCRtpSender, // what of it is used here
    isActive: () => now.active,
    /** Lets every change through that is under way, until there is none. */
    settle: async () => {
      for (let quiet = 0; quiet < 20; quiet += 1) {
        await Promise.resolve();
        const next = done.shift();
        if (next) {
          next();
          quiet = 0;
        }
      }
    },
  };
}

test("pausing and resuming at once leaves the video running", { tags: ["S1.18"] }, async () => {
  const { sender, isActive, settle } = slowSender();
  const change = createSerialQueue();
  let isPaused = true;
  change(() => limitVideo(sender, limit, isPaused));
  await settle();
  expect(isActive()).toBe(false);
  isPaused = false;
  change(() => limitVideo(sender, limit, isPaused));
  isPaused = true;
  change(() => limitVideo(sender, limit, isPaused));
  isPaused = false;
  change(() => limitVideo(sender, limit, isPaused));
  await settle();
  expect(isActive()).toBe(true);
});

test("a change that starts while another is running waits for it", { tags: ["S1.18"] }, async () => {
  const { sender, isActive, settle } = slowSender();
  const change = createSerialQueue();
  change(() => limitVideo(sender, limit, true));
  change(() => limitVideo(sender, limit, false));
  await settle();
  expect(isActive()).toBe(true);
});

test("a failing change does not block the next", async () => {
  const { sender, isActive, settle } = slowSender();
  const change = createSerialQueue();
  change(() => Promise.reject(new Error("closed meanwhile")));
  change(() => limitVideo(sender, limit, true));
  await settle();
  expect(isActive()).toBe(false);
});
