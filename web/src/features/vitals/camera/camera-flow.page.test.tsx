import { accepted, refused } from "@anteroom/vitals/reading";
import { allRefused, type VitalSigns } from "@anteroom/vitals/read-vitals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { CameraReader, ReadingMoment } from "../../../ports/camera-reading.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { aTrack, standInMedia } from "../../../testing/stand-in-media.ts";
import { MeasuredPerson } from "../measured-person.ts";
import { readingRules } from "./camera-session.ts";
import { CameraFlow } from "./camera-flow.tsx";

const nothing = allRefused(refused("weak-signal"));
const moment = (more: Partial<ReadingMoment>): ReadingMoment => ({
  seconds: 0,
  advice: [],
  face: null,
  isPaused: false,
  isSilent: false,
  wave: [],
  heartRate: refused("too-short"),
  quality: 0,
  ...more,
});

type Options = {
  isInCall?: boolean;
  person?: string | null;
  reader?: () => Promise<CameraReader>;
  allow?: object;
  more?: object;
};

/** The flow with the devices of a call or with some of its own that the test answers for. */
async function open({ person = null, reader, allow, more = {} }: Options = {}) {
  vi.stubGlobal("MediaStream", class extends EventTarget {});
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  const media = standInMedia();
  media.request.mockImplementation(() => {
    media.show((allow ?? { camera: { status: "on", track: aTrack(), deviceId: null } }) as never);
    return Promise.resolve();
  });
  let look: (seen: ReadingMoment) => void = () => {};
  const finish = vi.fn<() => Promise<VitalSigns>>(() =>
    Promise.resolve({ ...nothing, hr: accepted(67, 0.9) }),
  );
  const reading = {
    watch: (listener: typeof look) => {
      look = listener;
      listener(moment({}));
      return () => {};
    },
    finish,
    stop: vi.fn<() => void>(),
  };
  const cameraReader =
    reader ?? (() => Promise.resolve({ bytes: 189_400, open: () => Promise.resolve(reading) }));
  const does = {
    onTaken: vi.fn<() => void>(),
    onEnter: vi.fn<() => void>(),
    onLeave: vi.fn<() => void>(),
    onStopped: vi.fn<() => void>(),
  };
  const flow = (
    <MeasuredPerson value={person}>
      <CameraFlow media={media} {...does} />
    </MeasuredPerson>
  );
  const opened = await showPart(flow, { replace: { cameraReader }, ...more });
  const press = (name: string | RegExp) => opened.user.click(screen.getByRole("button", { name }));
  return {
    ...opened,
    ...does,
    media,
    finish,
    press,
    see: (seen: Partial<ReadingMoment>) => act(() => look(moment(seen))),
    /** Up to the first picture. */
    begin: async () => {
      await press("Yes, I agree");
      await press("Yes, start");
      await screen.findByText("Getting ready");
    },
  };
}

const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

describe("the camera consent", () => {
  test("says what is read, sent and loaded before any device is requested", async () => {
    const { media } = await open();
    expect(heading()).toBe("May the camera read your pulse and breathing?");
    await screen.findByText(/^We’re loading the face detection/);
    const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("  ", " "));
    expect(said).toEqual([
      "The reading is calculated on this device. Only accepted numbers are added to your record. The doctor can still see you.",
      "If it’s not sure, it doesn’t show a number. You can stop at any time.",
      "Wellness estimate, not a medical device.",
      expect.stringMatching(/^We’re loading the face detection: about 190 kB\.$/),
    ]);
    expect(media.request).not.toHaveBeenCalled();
  });

  test("names the child to be read, whose face alone should be in the picture", async () => {
    const { press } = await open({ person: "Rita Prata" });
    expect(heading()).toBe("May the camera read the pulse and breathing of Rita Prata?");
    expect(screen.getByText(/Only the face of/).textContent).toContain(
      "of Rita Prata should be in the picture",
    );
    expect(document.activeElement?.textContent).toBe(heading());
    await press("Yes, I agree");
    expect(document.activeElement?.textContent).toBe(heading());
    expect(heading()).toMatch(/^Has Rita Prata been at rest for \d+ minutes\?$/);
  });

  test("reports a failed load and offers the alternatives", async () => {
    const { press, onEnter } = await open({ reader: () => Promise.reject(new Error("offline")) });
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We couldn’t load the reading. Check your connection.",
    );
    expect(screen.queryByText(/We’re loading the face detection/)).toBeNull();
    await press("Enter values instead");
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  test("can be refused, and then no device is requested", async () => {
    const { press, onLeave, media } = await open();
    await press("Not now");
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(media.request).not.toHaveBeenCalled();
  });
});

describe("the rest before a reading", () => {
  test("has an optional countdown that can be stopped", async () => {
    const { press, onStopped, onLeave } = await open();
    await press("Yes, I agree");
    expect(screen.queryByRole("status")).toBeNull();
    await press("Not yet, rest first");
    expect(screen.getByRole("status").textContent).toMatch(/^\d+ more minutes\. Lean back\.$/);
    await press("Stop");
    expect([onStopped.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
  });

  test("goes on after a reload, for the same person only, until it is stopped", async () => {
    const status = () => screen.queryByRole("status")?.textContent;
    let now = 0;
    const reload = async (person: string | null = null) => {
      cleanup();
      const opened = await open({ person, more: { now } });
      await opened.press("Yes, I agree");
      return opened;
    };
    const first = await open();
    await first.press("Yes, I agree");
    await first.press("Not yet, rest first");
    now = first.app.clock.now() + 60_000;
    const said = status();
    expect(said).toMatch(/^\d+ more minutes\. Lean back\.$/);
    await reload("Rita Prata");
    expect(status()).toBeUndefined();
    const { press } = await reload();
    expect(said).toMatch(/^5 /);
    expect(status()).toMatch(/^4 more minutes/);
    expect(screen.queryByRole("button", { name: "Not yet, rest first" })).toBeNull();
    await press("Stop");
    await reload();
    expect(status()).toBeUndefined();
  });

  test("says when it is over, and never starts the reading by itself", async () => {
    const { press, app, media } = await open();
    await press("Yes, I agree");
    const now = app.clock.now();
    await press("Not yet, rest first");
    vi.spyOn(app.clock, "now").mockReturnValue(now + 3_600_000);
    act(() => app.clock.minute.set(now + 3_600_000));
    expect(screen.getByRole("status").textContent).toBe("The rest is over. Start when you’re ready.");
    expect(media.request).not.toHaveBeenCalled();
  });
});

describe("the camera", () => {
  test("is requested after the rest, with what the browser will ask", async () => {
    const { press, media } = await open();
    media.request.mockImplementation(() => new Promise(() => {}));
    await press("Yes, I agree");
    await press("Yes, start");
    const asked = screen.getByRole("status");
    expect(asked.textContent).toMatch(/^Your browser asks for camera and microphone\./);
    expect(document.activeElement).toBe(asked);
  });

  test("that is refused together with the microphone is not offered to be done without", async () => {
    const denied = { status: "failed", failure: { kind: "permission-denied", by: "browser" } };
    const { press } = await open({ allow: { camera: denied, microphone: denied } });
    await press("Yes, I agree");
    await press("Yes, start");
    expect((await screen.findByRole("alert")).textContent).toContain("camera and microphone");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Use only the microphone" })).toBeNull();
  });

  test("that is refused says why, offers alternatives, and continues once allowed", async () => {
    const denied = { status: "failed", failure: { kind: "permission-denied", by: "browser" } };
    const { press, media, onEnter } = await open({ allow: { camera: denied } });
    await press("Yes, I agree");
    await press("Yes, start");
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("Your browser blocks the camera.");
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(said), "the button that had the focus is gone").toBe(true);
    await press("Enter values");
    expect(onEnter).toHaveBeenCalledTimes(1);
    const camera = { status: "on", track: aTrack(), deviceId: null } as const;
    media.request.mockImplementation(() => Promise.resolve());
    act(() => media.show({ camera } as never));
    expect(await screen.findByText("Getting ready")).toBeTruthy();
  });

  test("whose reader fails to load says so and can be retried", async () => {
    let isLost = true;
    const reader = (): Promise<CameraReader> =>
      Promise.resolve({
        bytes: 1000,
        open: () =>
          isLost
            ? Promise.reject(new Error("offline"))
            : Promise.resolve({
                watch: () => () => {},
                finish: () => Promise.resolve(nothing),
                stop: () => {},
              }),
      });
    const { press } = await open({ reader });
    await press("Yes, I agree");
    await press("Yes, start");
    expect(await screen.findByRole("heading", { name: "We couldn’t load the reading" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Nothing was saved.");
    isLost = false;
    await press("Read again");
    expect(await screen.findByText("One moment")).toBeTruthy();
  });
});

describe("a reading without progress", () => {
  /** A reading in sight of no face; `pass` ends the time until it is stalled. */
  async function openStalled() {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const opened = await open();
    await opened.begin();
    opened.see({ advice: ["no-face"] });
    const pass = () => {
      const [late] = timers.mock.calls.findLast(([, delay]) => delay === readingRules.stalled) ?? [];
      act(() => late?.());
    };
    return { ...opened, pass };
  }
  const enter = () => screen.queryByRole("button", { name: "Enter values instead" });

  test("says what to do after a while and offers to enter values", async () => {
    const { pass, press, onEnter, onTaken } = await openStalled();
    expect(enter()).toBeNull();
    pass();
    expect(screen.getByRole("status").textContent).toBe(
      "Move the face into the oval. It’s taking longer than usual. The face must fill the oval, with light from the front. If it still doesn’t work, enter values instead.",
    );
    await press("Enter values instead");
    expect([onEnter.mock.calls.length, onTaken.mock.calls.length]).toEqual([1, 0]);
  });

  test("that goes on offers nothing else, until it stalls again", async () => {
    const { pass, see } = await openStalled();
    pass();
    see({ seconds: 1 });
    expect(enter()).toBeNull();
    see({ seconds: 1.5, advice: ["no-face"] });
    pass();
    expect(enter()).toBeTruthy();
  });
});

describe("a reading", () => {
  test("shows the remaining seconds, what to change, and what it sees so far", async () => {
    const { begin, see } = await open();
    await begin();
    see({ seconds: 1, advice: ["too-dark"] });
    expect(heading()).toBe("59 seconds left");
    expect(screen.getByRole("status").textContent).toBe(
      "Turn towards a window or a lamp. Check that nothing covers the camera.",
    );
    expect(screen.getByText("The pulse as the camera sees it")).toBeTruthy();
    see({ seconds: 20.9, heartRate: accepted(66.6, 0.8), wave: [0, 1, -1, 3] });
    expect(heading()).toBe("40 seconds left");
    expect(screen.getByText(/beats a minute so far/).textContent).toBe(
      "About 67 beats a minute so far. Not final.",
    );
    const points = document.querySelector("polyline")?.getAttribute("points")?.split(" ") ?? [];
    expect(points).toHaveLength(4);
    expect(
      points.every((point) => Number(point.split(",")[1]) >= 0 && Number(point.split(",")[1]) <= 56),
    ).toBe(true);
    see({ seconds: 59, heartRate: accepted(66.6, 0.8) });
    expect(heading()).toBe("1 second left");
  });

  test("says that it is paused and restarts its seconds", async () => {
    const { begin, see } = await open();
    await begin();
    see({ seconds: 12 });
    see({ seconds: 0, isPaused: true });
    expect(screen.getByRole("status").textContent).toBe("Paused: come back to this page.");
    expect(heading()).toBe("60 seconds left");
  });

  test("offers another camera and typed values when this one sends no picture", async () => {
    const { begin, see, press, media, onEnter } = await open();
    await begin();
    media.show({
      devices: {
        camera: [
          { id: "a", name: "FaceTime" },
          { id: "b", name: "USB camera" },
        ],
        microphone: [],
        speaker: [],
      },
    });
    expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
    see({ isPaused: true, isSilent: true });
    expect(screen.getByRole("status").textContent).toMatch(/^The camera sends no picture\./);
    await press("Use USB camera");
    expect(media.choose).toHaveBeenCalledExactlyOnceWith("camera", "b");
    await screen.findByText("Getting ready");
    see({ isPaused: true, isSilent: true });
    await press("Enter values instead");
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  test("can be finished early once a pulse is possible, and not before", async () => {
    const { begin, see, press, onTaken, finish } = await open();
    await begin();
    see({ seconds: 29.9 });
    expect(screen.queryByRole("button", { name: "Finish with what we have" })).toBeNull();
    see({ seconds: 30 });
    await press("Finish with what we have");
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1));
    expect(finish).toHaveBeenCalledTimes(1);
  });

  test("is stopped by the patient, which in a call differs from leaving", async () => {
    const { begin, see, press, onStopped, onLeave, onTaken } = await open();
    await begin();
    see({ seconds: 5 });
    await press("Stop reading");
    expect([onStopped.mock.calls.length, onLeave.mock.calls.length, onTaken.mock.calls.length]).toEqual([
      1, 0, 0,
    ]);
  });

  test.each([
    [["moving"], "There was a little too much movement. Rest the head and stay still."],
    [["no-face", "too-dark", "too-far"], "We could not see a face. Move the face into the oval."],
    [["several-faces"], "There was more than one face. Only one person may be in the picture."],
    [["methods-disagree"], "Two ways of reading did not agree. Stay still in even light."],
    [["weak-signal"], "The pulse was too faint to see. Come closer and add light from the front."],
  ] as const)("that failed for %j says why and what to change", async (reasons, words) => {
    const { begin, see, press, finish, onEnter } = await open();
    finish.mockResolvedValue({ ...nothing, hr: refused(...reasons) });
    await begin();
    see({ seconds: 30 });
    await press("Finish with what we have");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The pulse could not be read reliably");
    expect(alert.textContent).toContain(words);
    expect(alert.querySelectorAll("[data-refusal]")).toHaveLength(Math.min(2, reasons.length));
    await press("Enter values");
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  test("that loses its camera says that nothing was saved", async () => {
    const { begin, see, media, onTaken } = await open();
    await begin();
    see({ seconds: 40 });
    act(() => media.show({ camera: { status: "off" } }));
    expect(screen.getByRole("heading", { name: "The reading was interrupted" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Nothing was saved.");
    expect(onTaken).not.toHaveBeenCalled();
  });

  test("shows its pulse from left to right in Arabic", async () => {
    const { see, user } = await open({ more: { locale: "ar" } });
    const [, yes] = screen.getAllByRole("button");
    if (yes) await user.click(yes);
    const start = screen.getAllByRole("button").at(-1);
    if (start) await user.click(start);
    await waitFor(() => expect(document.querySelector("[data-reading]")).not.toBeNull());
    see({ seconds: 20, heartRate: accepted(70, 0.9) });
    expect(document.querySelector("bdi.num")?.getAttribute("dir")).toBe("ltr");
    expect(document.documentElement.dir).toBe("rtl");
  });
});
