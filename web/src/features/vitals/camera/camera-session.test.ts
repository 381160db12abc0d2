import { accepted, refused } from "@anteroom/vitals/reading";
import { allRefused, type VitalSigns } from "@anteroom/vitals/read-vitals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CameraReader, ReadingMoment } from "../../../ports/camera-reading.ts";
import { aTrack, standInMedia } from "../../../testing/stand-in-media.ts";
import type { TakenVitals } from "../taken.ts";
import { createCameraSession, readingRules } from "./camera-session.ts";

const now = Date.UTC(2026, 10, 24, 9);
const nothing = allRefused(refused("weak-signal"));
const aPulse: VitalSigns = { ...nothing, hr: accepted(67, 0.9) };
const moment = (seconds: number): ReadingMoment => ({
  seconds,
  advice: [],
  face: null,
  isPaused: false,
  isSilent: false,
  wave: [],
  heartRate: refused("too-short"),
  quality: 0,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A reading whose devices and reader do what the test says. */
function open(isInCall = false) {
  const media = standInMedia();
  const camera = { status: "on", track: aTrack(), deviceId: null } as never;
  const microphone = { status: "on", track: aTrack(), deviceId: null } as never;
  media.request.mockImplementation(() => {
    media.show({ camera, microphone });
    return Promise.resolve();
  });
  media.stop.mockImplementation((kind) => media.show({ [kind]: { status: "off" } }));
  let read: VitalSigns | Promise<VitalSigns> = aPulse;
  let look: (seen: ReadingMoment) => void = () => {};
  const reading = {
    watch: (listener: typeof look) => {
      look = listener;
      return () => void (look = () => {});
    },
    finish: vi.fn<() => Promise<VitalSigns>>(() => Promise.resolve(read)),
    stop: vi.fn<() => void>(),
  };
  const opened = vi.fn<CameraReader["open"]>(() => Promise.resolve(reading));
  const reader = vi.fn<() => Promise<CameraReader>>(() => Promise.resolve({ bytes: 190_000, open: opened }));
  const onTaken = vi.fn<(taken: TakenVitals) => void>();
  const session = createCameraSession({ media, reader, clock: { now: () => now }, isInCall, onTaken });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    media,
    camera,
    reading,
    reader,
    opened,
    onTaken,
    session,
    at: () => session.state.get(),
    see: async (seconds: number) => {
      look(moment(seconds));
      await settle();
    },
    readAs: (next: typeof read) => void (read = next),
    settle,
    /** Up to the question of the browser, and what follows from its answer. */
    agree: async () => {
      for (const type of ["begun", "consented", "rested"] as const) session.send({ type });
      await settle();
    },
  };
}

describe("the start of a reading", () => {
  test("requests no device before consent and rest", async () => {
    const { session, media, reader, settle } = open();
    session.send({ type: "begun" });
    session.send({ type: "consented" });
    await settle();
    expect(media.request).not.toHaveBeenCalled();
    expect(reader).not.toHaveBeenCalled();
  });

  test("requests camera and microphone together and stops the microphone at once", async () => {
    const { agree, media, at } = open();
    await agree();
    expect(media.request).toHaveBeenCalledExactlyOnceWith(["camera", "microphone"]);
    expect(media.stop).toHaveBeenCalledExactlyOnceWith("microphone");
    expect(at()).toEqual({ at: "positioning" });
  });

  test("requests only the camera in a call and leaves its microphone unchanged", async () => {
    const { agree, media, at } = open(true);
    await agree();
    expect(media.request).toHaveBeenCalledExactlyOnceWith(["camera"]);
    expect(media.stop).not.toHaveBeenCalled();
    expect(at()).toEqual({ at: "positioning" });
  });

  test.each([
    ["the camera is refused", { camera: { status: "failed", failure: { kind: "not-found" } } }],
    ["the microphone is refused", { microphone: { status: "failed", failure: { kind: "in-use" } } }],
  ])("ends without access where %s", async (_what, refusal) => {
    const { agree, media, camera, at } = open();
    media.request.mockImplementation(() => {
      media.show({ camera, microphone: { status: "off" }, ...refusal } as never);
      return Promise.resolve();
    });
    await agree();
    expect(at()).toEqual({ at: "failed", reason: "no-access" });
  });

  test.each([
    ["the program", (part: ReturnType<typeof open>) => part.reader.mockRejectedValue(new Error("offline"))],
    ["the face model", (part: ReturnType<typeof open>) => part.opened.mockRejectedValue(new Error("404"))],
  ])("ends where %s does not load, and can be retried", async (_what, lose) => {
    const part = open();
    lose(part);
    await part.agree();
    expect(part.at()).toEqual({ at: "failed", reason: "not-loaded" });
    part.reader.mockImplementation(() => Promise.resolve({ bytes: 1, open: part.opened }));
    part.opened.mockImplementation(() => Promise.resolve(part.reading));
    await part.agree();
    expect(part.at()).toEqual({ at: "positioning" });
  });

  test("releases devices allowed after somebody has left", async () => {
    const { agree, session, media, camera, opened, settle } = open();
    let allow = () => {};
    media.request.mockImplementation(
      () =>
        new Promise((resolve) => {
          allow = () => (media.show({ camera }), resolve());
        }),
    );
    await agree();
    session.send({ type: "stopped_by_user" });
    media.stopAll.mockClear();
    allow();
    await settle();
    expect(media.stopAll).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  test("stops a reader that loads after somebody has left", async () => {
    const { agree, session, opened, reading, settle, at } = open();
    let come = () => {};
    opened.mockImplementation(() => new Promise((resolve) => (come = () => resolve(reading))));
    await agree();
    session.send({ type: "stopped_by_user" });
    come();
    await settle();
    expect(reading.stop).toHaveBeenCalledTimes(1);
    expect(at()).toEqual({ at: "stopped_by_user" });
  });
});

describe("a reading", () => {
  test("starts once the face is in place and ends by itself when complete", async () => {
    const { agree, see, at, onTaken, reading, media, session } = open();
    await agree();
    await see(0.5);
    expect(at()).toEqual({ at: "positioning" });
    await see(readingRules.settled);
    expect(at()).toEqual({ at: "under_way" });
    expect(session.moment.get()?.seconds).toBe(1);
    await see(readingRules.whole - 0.1);
    expect(reading.finish).not.toHaveBeenCalled();
    await see(readingRules.whole);
    expect(at()).toEqual({ at: "complete" });
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(onTaken.mock.calls[0]?.[0]).toMatchObject({
      values: { heart_rate: 67 },
      consentedAt: new Date(now).toISOString(),
    });
    expect(reading.stop).toHaveBeenCalledTimes(1);
    expect(media.stopAll).toHaveBeenCalled();
    expect(session.moment.get()).toBeNull();
  });

  test("is finished once for many triggers", async () => {
    const { agree, see, session, reading, readAs, onTaken, settle } = open();
    await agree();
    await see(40);
    let tell: (vitals: VitalSigns) => void = () => {};
    readAs(new Promise<VitalSigns>((resolve) => (tell = resolve)));
    session.finishNow();
    session.finishNow();
    await see(readingRules.whole);
    expect(reading.finish).toHaveBeenCalledTimes(1);
    tell(aPulse);
    await settle();
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  test("says why nothing could be read, without a number", async () => {
    const { agree, see, session, readAs, at, onTaken } = open();
    readAs({ ...nothing, hr: refused("moving", "too-dark") });
    await agree();
    await see(readingRules.whole);
    expect(at()).toEqual({ at: "failed", reason: "nothing-readable" });
    expect(session.reasons.get()).toEqual(["moving", "too-dark"]);
    expect(onTaken).not.toHaveBeenCalled();
  });

  test("ends with partial values at its maximum duration", async () => {
    const { agree, see, at, reading } = open();
    await agree();
    await see(20);
    await vi.advanceTimersByTimeAsync(readingRules.longest - 1);
    expect(reading.finish).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(at()).toEqual({ at: "complete" });
  });

  test("discards values read while being stopped", async () => {
    const { agree, see, session, readAs, onTaken, settle, at } = open();
    await agree();
    await see(40);
    let tell: (vitals: VitalSigns) => void = () => {};
    readAs(new Promise<VitalSigns>((resolve) => (tell = resolve)));
    session.finishNow();
    session.send({ type: "stopped_by_user" });
    tell(aPulse);
    await settle();
    expect(onTaken).not.toHaveBeenCalled();
    expect(at()).toEqual({ at: "stopped_by_user" });
  });

  test.each([
    ["is turned off", { status: "off" }],
    ["fails", { status: "failed", failure: { kind: "in-use" } }],
    ["is another one", { status: "on", track: aTrack(), deviceId: null }],
  ])("is interrupted where its camera %s", async (_what, next) => {
    const { agree, see, media, at, reading } = open();
    await agree();
    await see(10);
    media.show({ camera: next } as never);
    expect(at()).toEqual({ at: "failed", reason: "interrupted" });
    expect(reading.stop).toHaveBeenCalledTimes(1);
    await see(readingRules.whole);
    expect(reading.finish).not.toHaveBeenCalled();
  });

  test("continues while other devices change", async () => {
    const { agree, see, media, at, camera } = open();
    await agree();
    await see(10);
    media.show({ camera, microphone: { status: "off" } });
    expect(at()).toEqual({ at: "under_way" });
  });
});

describe("leaving", () => {
  test.each([
    [false, "stopped_by_user"],
    [true, "stopped_by_doctor"],
  ])("a reading (in a call: %s) counts as %s", async (isInCall, end) => {
    const { agree, see, session, at, media, reading } = open(isInCall);
    await agree();
    await see(10);
    session.close();
    expect(at()).toEqual({ at: end });
    expect(reading.stop).toHaveBeenCalledTimes(1);
    expect(media.stopAll.mock.calls.length > 0).toBe(!isInCall);
  });

  test("discards nothing of a complete reading", async () => {
    const { agree, see, session, at } = open();
    await agree();
    await see(readingRules.whole);
    session.close();
    expect(at()).toEqual({ at: "complete" });
  });

  test("leaves no timer behind", async () => {
    const { agree, see, session } = open();
    await agree();
    await see(10);
    session.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("keeps a failed microphone, so that the page can say why", async () => {
    const { agree, media, camera } = open();
    const microphone = { status: "failed", failure: { kind: "in-use" } };
    media.request.mockImplementation(() => {
      media.show({ camera, microphone } as never);
      return Promise.resolve();
    });
    await agree();
    expect(media.stop).not.toHaveBeenCalled();
    expect(media.getSnapshot().microphone).toEqual(microphone);
  });
});
