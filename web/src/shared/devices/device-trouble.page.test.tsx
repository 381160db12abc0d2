import { act, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { LocalMediaSnapshot } from "../../media/local-media-state.ts";
import type { MediaFailure } from "../../media/media-failure.ts";
import { showPart } from "../../testing/open-page.tsx";
import { aTrack, standInMedia } from "../../testing/stand-in-media.ts";
import { DeviceTroubles, soundTrouble, TroublePage } from "./device-trouble.tsx";
import { TrackVideo } from "./track-video.tsx";
import { deviceTroublesOf, type DeviceTrouble } from "./trouble-messages.ts";
import { useDeviceWatch, useMedia } from "./use-media.ts";

const failed = (failure: MediaFailure) => ({ status: "failed", failure }) as const;
const denied: MediaFailure = { kind: "permission-denied", by: "browser" };
const snapshotOf = (more: Partial<LocalMediaSnapshot>) => standInMedia(more).getSnapshot();

/** A browser as it describes itself. */
const as = (userAgent: string, touches = 0) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touches);
};
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const agents = {
  "Chrome on Windows": chrome,
  "Chrome on Android": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  "Firefox on Windows": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Safari on a Mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15",
  "Safari on an iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  "Chrome on an iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1",
  "Chrome on a Mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36",
  "Chrome on Linux": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
  Instagram: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 300.0",
} as const;

const page = (trouble: DeviceTrouble, more: object = {}) => (
  <TroublePage media={standInMedia()} trouble={trouble} {...more} />
);

describe("advice about a refusal", () => {
  test.each([
    ["Chrome on Windows", "browser", /^Select the icon to the left of the address/],
    ["Chrome on Windows", "system", /^Open the Windows settings, then Privacy/],
    ["Chrome on Windows", "dismissed", /^Try again, then choose Allow/],
    ["Chrome on Android", "browser", /^Tap the icon to the left of the address, then Permissions/],
    ["Chrome on Android", "system", /^Open the settings of this device, then Apps, your browser/],
    ["Firefox on Windows", "browser", /^Select the crossed-out icon beside the address/],
    ["Safari on a Mac", "browser", /^Open the Safari menu, choose Settings for this website/],
    ["Chrome on a Mac", "system", /^Open System Settings, then Privacy and Security/],
    ["Safari on an iPhone", "browser", /^Tap the icon beside the address, choose Website Settings/],
    ["Chrome on an iPhone", "browser", /^Open the settings of this device, tap the name of your browser/],
    ["Chrome on Linux", "system", /^In the settings of this device, let your browser use/],
    ["Instagram", "browser", /^This page is open inside another app/],
  ] as const)("is shown for %s, refused by the %s", async (browser, by, fix) => {
    as(agents[browser]);
    await showPart(page({ which: "both", failure: { kind: "permission-denied", by } }));
    const [title, ...rest] = screen
      .getByRole("alert")
      .textContent.split(/(?<=camera\.|answer\.|microphone\.)(?=\S)/);
    expect(title).not.toBe("");
    expect(rest.join("")).toMatch(fix);
    expect(rest.join("")).toContain("This page continues automatically once you allow it.");
  });

  test("is the iPhone's for an iPad that identifies as a Mac", async () => {
    as(agents["Safari on a Mac"], 5);
    await showPart(page({ which: "camera", failure: denied }));
    expect(screen.getByRole("alert").textContent).toContain("choose Website Settings");
  });
});

const titles: [MediaFailure, DeviceTrouble["which"], string, string | null][] = [
  [denied, "camera", "Your browser blocks the camera.", null],
  [denied, "microphone", "Your browser blocks the microphone.", null],
  [denied, "both", "Your browser blocks camera and microphone.", null],
  [
    { kind: "permission-denied", by: "system" },
    "both",
    "This device does not let the browser use camera and microphone.",
    null,
  ],
  [
    { kind: "permission-denied", by: "dismissed" },
    "both",
    "The browser’s question was closed without an answer.",
    null,
  ],
  [{ kind: "not-found" }, "camera", "We couldn’t find a camera.", "Connect one"],
  [{ kind: "not-found" }, "microphone", "We couldn’t find a microphone.", "Connect one"],
  [{ kind: "not-found" }, "both", "We couldn’t find a camera or microphone.", "Connect one"],
  [{ kind: "in-use" }, "camera", "Your camera is being used by another app.", "Close it"],
  [{ kind: "in-use" }, "microphone", "Your microphone is being used by another app.", "Close it"],
  [{ kind: "in-use" }, "both", "Camera and microphone are being used by another app.", "Close it"],
  [{ kind: "timeout" }, "both", "Your browser is still asking.", "Choose Allow in its question"],
  [{ kind: "insecure" }, "both", "This page was not opened securely.", "it begins with https"],
  [{ kind: "unsupported" }, "both", "This browser cannot use camera and microphone.", "Chrome, Firefox"],
];

describe("a failure page", () => {
  test.each(titles)("for %o of %s has its heading and its action", async (failure, which, title, fix) => {
    as(chrome);
    await showPart(page({ which, failure }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole("alert").textContent).toContain(fix ?? "");
    const mayHelp = !["insecure", "unsupported"].includes(failure.kind);
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(mayHelp);
    expect(screen.queryByRole("button", { name: "Use only the microphone" }) !== null).toBe(
      mayHelp && which === "both",
    );
  });

  test.each([
    ["camera", ["camera"]],
    ["microphone", ["microphone"]],
    ["both", ["camera", "microphone"]],
  ] as const)("requests what failed again: %s", async (which, kinds) => {
    const media = standInMedia();
    const { user } = await showPart(<TroublePage media={media} trouble={{ which, failure: denied }} />);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(media.request).toHaveBeenCalledExactlyOnceWith(kinds);
  });

  test("continues with the microphone only, without the requested camera", async () => {
    const media = standInMedia();
    const { user } = await showPart(
      <TroublePage media={media} trouble={{ which: "both", failure: { kind: "not-found" } }} />,
    );
    await user.click(screen.getByRole("button", { name: "Use only the microphone" }));
    expect(media.stop).toHaveBeenCalledExactlyOnceWith("camera");
    expect(media.request).toHaveBeenCalledExactlyOnceWith(["microphone"]);
  });

  test.each([
    [denied, false, "permission_denied"],
    [denied, true, "permission_denied_in_call"],
    [{ kind: "timeout" }, true, "permission_denied_in_call"],
    [{ kind: "in-use" }, false, "hardware_not_available"],
    [{ kind: "insecure" }, false, "unsupported_browser"],
  ] as const)("names its type for %o, in a call: %s", async (failure, isInCall, type) => {
    await showPart(page({ which: "both", failure }, { isInCall }));
    expect(document.querySelector("[data-error-type]")?.getAttribute("data-error-type")).toBe(type);
  });

  test("offers the clinic's number, the appointment and continuing without, where available", async () => {
    const onSkip = vi.fn<() => void>();
    const more = { onSkip, appointmentPage: "/appointments/21" };
    const { user, show } = await showPart(page({ which: "camera", failure: denied }, more), {
      settings: { clinicPhone: "+351 210 000 000" },
    });
    expect(screen.getByRole("link", { name: /^Call the clinic:/ }).getAttribute("href")).toBe(
      "tel:+351210000000",
    );
    expect(screen.getByRole("link", { name: "Back to your appointment" }).getAttribute("href")).toBe(
      "/appointments/21",
    );
    await user.click(screen.getByRole("button", { name: "Skip" }));
    expect(onSkip).toHaveBeenCalledTimes(1);
    show(page({ which: "camera", failure: denied }));
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Back to your appointment" })).toBeNull();
  });

  test("shows no number where the clinic has none", async () => {
    await showPart(page({ which: "camera", failure: denied }), { settings: { clinicPhone: null } });
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("problems beside working devices", () => {
  test.each([
    ["nothing", {}, []],
    ["the camera", { camera: failed(denied) }, ["camera"]],
    ["the microphone", { microphone: failed(denied) }, ["microphone"]],
    ["both for one reason", { camera: failed(denied), microphone: failed(denied) }, ["both"]],
    [
      "both, each for its own reason",
      { camera: failed({ kind: "in-use" }), microphone: failed(denied) },
      ["microphone", "camera"],
    ],
  ] as const)("are shown once per cause: %s", (_what, more, which) => {
    expect(deviceTroublesOf(snapshotOf(more)).map((one) => one.which)).toEqual(which);
  });

  test.each([
    [{}, null],
    [{ camera: failed(denied) }, null],
    [{ microphone: failed({ kind: "in-use" as const }) }, "microphone"],
    [{ camera: failed(denied), microphone: failed(denied) }, "both"],
  ])("prevent being heard: %o, %s", (more, which) => {
    expect(soundTrouble(snapshotOf(more))?.which ?? null).toBe(which);
  });

  test("are announced, with one retry button where that may help", async () => {
    const onRetry = vi.fn<() => void>();
    const media = snapshotOf({ camera: failed({ kind: "in-use" }), microphone: failed(denied) });
    const { user, show } = await showPart(<DeviceTroubles media={media} onRetry={onRetry} isInCall />);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent.split(".")[0])).toEqual([
      "Your browser blocks the microphone",
      "Your camera is being used by another app",
    ]);
    expect(document.querySelector("[data-error-type]")?.getAttribute("data-error-type")).toBe(
      "permission_denied_in_call",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    show(
      <DeviceTroubles media={snapshotOf({ camera: failed({ kind: "unsupported" }) })} onRetry={onRetry} />,
    );
    expect(screen.queryByRole("button")).toBeNull();
    show(<DeviceTroubles media={snapshotOf({})} onRetry={onRetry} />);
    expect(document.querySelector("main")?.textContent).toBe("");
  });
});

describe("the self-view", () => {
  const play = () => vi.spyOn(HTMLMediaElement.prototype, "play");
  const standIn = () => {
    vi.stubGlobal("MediaStream", class extends EventTarget {});
    return vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => {});
  };

  test.each([
    ["user", true],
    ["environment", false],
    [undefined, true],
  ])("of a camera facing %s is mirrored: %s", async (facingMode, isMirror) => {
    standIn();
    play().mockResolvedValue(undefined);
    const track = aTrack(facingMode === undefined ? {} : { facingMode });
    await showPart(<TrackVideo track={track} label="Your picture" />);
    const video = screen.getByLabelText<HTMLVideoElement>("Your picture");
    expect(video.className.includes("mirror")).toBe(isMirror);
    expect(video.muted).toBe(true);
    expect(video.hasAttribute("playsinline")).toBe(true);
  });

  test("breaks nothing when removed before it starts, and releases its track", async () => {
    const source = standIn();
    play().mockRejectedValue(new Error("AbortError"));
    const { show } = await showPart(<TrackVideo track={aTrack()} label="Your picture" />);
    show(null);
    expect(source.mock.calls.map(([stream]) => stream === null)).toEqual([false, true]);
  });
});

test("a device screen follows device changes while it is open and shows the current state", async () => {
  const stopped = vi.fn<() => void>();
  const watch = vi.fn<() => () => void>(() => stopped);
  const media = { ...standInMedia(), watch };
  function Screen() {
    useDeviceWatch(media);
    return <output>{useMedia(media).camera.status}</output>;
  }
  const { show } = await showPart(<Screen />);
  expect(screen.getByRole("status").textContent).toBe("off");
  act(() => media.show({ camera: failed(denied) }));
  expect(screen.getByRole("status").textContent).toBe("failed");
  expect(watch).toHaveBeenCalledTimes(1);
  show(null);
  expect(stopped).toHaveBeenCalledTimes(1);
});
