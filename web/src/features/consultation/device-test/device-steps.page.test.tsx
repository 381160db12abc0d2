import { saveDeviceCheck, startNetworkCheck } from "@anteroom/contract/call/device-check";
import type { DeviceTestResults, StepResult } from "@anteroom/domain/call/device-verdict";
import type { NetworkFacts } from "@anteroom/domain/call/network-verdict";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type * as checks from "../../../media/check-network.ts";
import type * as lights from "../../../media/picture-light.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { standInDevices } from "../../../testing/devices.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { aTrack, standInMedia } from "../../../testing/stand-in-media.ts";
import { DeviceHelp } from "../device-help/device-help.tsx";
import { DeviceResult } from "./device-result.tsx";
import { CameraStep } from "./device-step-camera.tsx";
import { MicrophoneStep } from "./device-step-microphone.tsx";
import { NetworkStep } from "./device-step-network.tsx";
import { testSteps, type TestStepName } from "./device-step-props.ts";
import { SpeakerStep } from "./device-step-speaker.tsx";

const measures = vi.hoisted(() => ({
  network: vi.fn<typeof checks.checkNetwork>(),
  luma: vi.fn<() => number | null>(),
}));
// What goes over the relay and what a lens sees have tests of their own: here a test says what was measured.
vi.mock("../../../media/check-network.ts", async (original) => ({
  ...(await original<typeof checks>()),
  checkNetwork: measures.network,
}));
vi.mock("../../../media/picture-light.ts", async (original) => ({
  ...(await original<typeof lights>()),
  meanLuma: measures.luma,
}));

beforeEach(() => void standInDevices());

const works: DeviceTestResults = { camera: "pass", speaker: "pass", microphone: "pass", network: "pass" };
const line: NetworkFacts = { relay: "reached", roundTripMs: 42, loss: 0.01, kilobits: 2_450 };
const nothing = () => {};
const saved = {
  ...works,
  relay: "reached",
  round_trip_ms: 42,
  loss_percent: 1,
  kilobits: 2_450,
  browser: "firefox",
  system: "linux",
  verdict: "ready",
  quality: "good",
  checked_at: "2026-11-26T13:00:00.000Z",
} as const;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the device test result", () => {
  const showResult = async (
    results: DeviceTestResults,
    api = fakeApi().on(saveDeviceCheck, entityOf(saved)),
    more = {},
  ) => {
    const onAgain = vi.fn<(step: TestStepName) => void>();
    const opened = await showPart(
      <DeviceResult
        appointmentId={21}
        results={results}
        network={line}
        details="/appointments/21"
        onBack={nothing}
        onAgain={onAgain}
      />,
      { api, ...more },
    );
    return { ...opened, onAgain };
  };
  const lead = () => screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent;

  test.each([
    [works, "You’re ready for your appointment", "The clinic can see that everything works."],
    [
      { ...works, camera: "fail" },
      "You’re ready, with sound only",
      "Without a camera you can still hear each other. The clinic can see this result.",
    ],
    [
      { ...works, microphone: "fail" },
      "Something isn’t working yet",
      "Test it again, or open your appointment on another device. The clinic can see this result.",
    ],
    [
      { ...works, network: "skip" },
      "Some tests were skipped",
      "You can still join. We do a short check before every appointment.",
    ],
  ] as const)("of %o is described in words", async (results, heading, words) => {
    await showResult(results);
    expect(title()).toBe(heading);
    await waitFor(() => expect(lead()).toBe(words));
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("is sent with its measurements and without device names", async () => {
    const { api } = await showResult({ ...works, speaker: "skip" });
    await waitFor(() => expect(api.sentTo(saveDeviceCheck)).toHaveLength(1));
    expect(api.sentTo(saveDeviceCheck)[0]).toMatchObject({
      path: "/api/visits/21/device_check",
      body: {
        camera: "pass",
        speaker: "skip",
        relay: "reached",
        round_trip_ms: 42,
        loss_percent: 1,
        kilobits: 2_450,
      },
    });
  });

  test("mentions the clinic only once it was received, and can be resent", async () => {
    const { user, api } = await showResult(works, fakeApi().lose(saveDeviceCheck));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t send the result to the clinic.",
    );
    expect(lead()).toBe("Everything works.");
    api.on(saveDeviceCheck, entityOf(saved));
    await user.click(button("Try again"));
    await waitFor(() => expect(lead()).toBe("The clinic can see that everything works."));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("links from each failed step back to it", async () => {
    const { user, onAgain } = await showResult({ ...works, camera: "fail", network: "skip" });
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows.filter((row) => /^(Camera|Speaker|Microphone|Connection)/.test(row ?? ""))).toEqual([
      "CameraDoes not workTest again: Camera",
      "SpeakerWorks",
      "MicrophoneWorks",
      "ConnectionSkippedTest again: Connection",
    ]);
    await user.click(button(/^Test again ?: Connection$/));
    expect(onAgain.mock.calls).toEqual([["network"]]);
  });

  test.each([
    [works, "+351 210 000 000", 0],
    [{ ...works, speaker: "fail" } as const, "+351 210 000 000", 1],
    [{ ...works, speaker: "fail" } as const, null, 0],
  ])("of %o at a clinic with the telephone %s shows it %i times", async (results, clinicPhone, times) => {
    await showResult(results, undefined, { settings: { clinicPhone } });
    expect(screen.queryAllByText(/^Need a person\? Call the clinic/)).toHaveLength(times);
  });
});

describe("the connection step", () => {
  const showStep = async (
    facts: NetworkFacts | "real" | null,
    onFacts = vi.fn<(facts: NetworkFacts | null) => void>(),
  ) => {
    measures.network.mockReset();
    const { checkNetwork } = await vi.importActual<typeof checks>("../../../media/check-network.ts");
    if (facts === "real") measures.network.mockImplementation(checkNetwork);
    else if (facts) measures.network.mockResolvedValue(facts);
    const api = fakeApi();
    if (facts) api.on(startNetworkCheck, entityOf({ ice_servers: [{ urls: ["turn:relay.example"] }] }));
    else api.lose(startNetworkCheck);
    const onResult = vi.fn<(result: StepResult) => void>();
    const opened = await showPart(
      <NetworkStep appointmentId={21} index={3} onBack={nothing} onResult={onResult} onFacts={onFacts} />,
      { api },
    );
    return { ...opened, onResult, onFacts };
  };

  test.each([
    [line, "Your connection is good."],
    [
      { ...line, kilobits: 400 },
      "Your connection is fair. The call will work, but the picture may be small. It’s slow. Move closer to the Wi-Fi",
    ],
    [{ ...line, loss: 0.3 }, "Your connection is poor. Some data is getting lost."],
    [{ ...line, roundTripMs: 500 }, "Sound arrives late. Let each other finish."],
    [{ ...line, relay: "blocked" }, "Your connection is poor. This network blocks video calls."],
    [{ ...line, relay: "none" }, "Only a direct connection is possible here."],
  ] as const)("describes %o with advice", async (facts, words) => {
    await showStep(facts);
    await waitFor(() =>
      expect(document.querySelector("[aria-live]")?.textContent?.replaceAll(/\s+/g, " ")).toContain(words),
    );
  });

  test("shows numbers for support staff", async () => {
    await showStep(line);
    expect((await screen.findByText("Response time")).parentElement?.textContent).toContain("42 ms");
    expect(screen.getByText("Lost data").parentElement?.textContent).toContain("1%");
    expect(screen.getByText("Speed").parentElement?.textContent).toContain("2.5 Mbit/s");
  });

  test("has no numbers where the relay was not reached", async () => {
    await showStep({ relay: "blocked", roundTripMs: null, loss: null, kilobits: null });
    await screen.findByText("Your connection is poor.");
    expect(screen.queryByText("Response time")).toBeNull();
  });

  test("says that the network blocks calls where the browser opens no connection", async () => {
    vi.stubGlobal("RTCPeerConnection", function refuse() {
      throw new DOMException("no connection", "UnknownError");
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { onFacts } = await showStep("real");
    await screen.findByText("Your connection is poor.");
    expect(onFacts).toHaveBeenLastCalledWith({
      relay: "blocked",
      roundTripMs: null,
      loss: null,
      kilobits: null,
    });
  });

  test("passes when good, and its measurements go to the result", async () => {
    const { user, onResult, onFacts } = await showStep(line);
    await user.click(await screen.findByRole("button", { name: "Yes, this works" }));
    expect(onResult.mock.calls).toEqual([["pass"]]);
    expect(onFacts).toHaveBeenLastCalledWith(line);
  });

  test("cannot be confirmed when it is poor", async () => {
    await showStep({ ...line, loss: 0.3 });
    await screen.findByText("Your connection is poor.");
    expect(screen.queryByRole("button", { name: "Yes, this works" })).toBeNull();
    expect(button("It does not work")).toBeTruthy();
  });

  test("says that the clinic cannot be reached, and measures again", async () => {
    const { user, api, onFacts } = await showStep(null);
    expect(await screen.findByText(/^We couldn’t reach the clinic/)).toBeTruthy();
    expect(onFacts).toHaveBeenLastCalledWith(null);
    measures.network.mockResolvedValue(line);
    api.on(startNetworkCheck, entityOf({ ice_servers: [] }));
    await user.click(button("Measure again"));
    expect(await screen.findByText("Your connection is good.")).toBeTruthy();
    expect(measures.network.mock.calls.map(([servers]) => servers)).toEqual([[]]);
  });

  test("shows that it is measuring, without a button", async () => {
    measures.network.mockReset();
    await showPart(
      <NetworkStep appointmentId={21} index={3} onBack={nothing} onResult={nothing} onFacts={nothing} />,
      { api: fakeApi().hang(startNetworkCheck) },
    );
    expect(screen.getByText("Measuring, about four seconds")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Measure again" })).toBeNull();
  });
});

const step = { doctor: "Dr Rui Vale", details: "/appointments/21", onBack: nothing };

describe("the microphone step", () => {
  const showStep = async (media = standInMedia({ microphone: { status: "on", track: aTrack() } })) => {
    const onResult = vi.fn<(result: StepResult) => void>();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "performance"] });
    const opened = await showPart(<MicrophoneStep {...step} media={media} index={2} onResult={onResult} />);
    return { ...opened, media, onResult };
  };

  test("passes with the first voice and stays passed", async () => {
    const { user, media, onResult } = await showStep();
    expect(screen.queryByText("We can hear you")).toBeNull();
    act(() => media.hear(0.6));
    expect(await screen.findByText("We can hear you")).toBeTruthy();
    act(() => media.hear(0));
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.getByText("We can hear you")).toBeTruthy();
    await user.click(button("Yes, this works"));
    expect(onResult.mock.calls).toEqual([["pass"]]);
  });

  test("reports silence after five seconds, and not before", async () => {
    await showStep();
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.queryByText("We can’t hear you.")).toBeNull();
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByText("We can’t hear you.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Yes, this works" })).toBeNull();
  });

  test("is announced in percent", async () => {
    const { media } = await showStep();
    act(() => void vi.advanceTimersByTime(1_500));
    act(() => media.hear(0.42));
    await waitFor(() =>
      expect(screen.getByRole("meter", { name: "Microphone" }).getAttribute("aria-valuetext")).toBe("42%"),
    );
  });

  test("that failed is requested again alone", async () => {
    const media = standInMedia({ microphone: { status: "failed", failure: { kind: "in-use" } } });
    const { user } = await showStep(media);
    await user.click(button("Try again"));
    expect(media.request.mock.calls).toEqual([[["microphone"]]]);
  });

  test("offers several microphones", async () => {
    const devices = {
      microphone: [
        { id: "a", name: "Built-in" },
        { id: "b", name: "Headset" },
      ],
      camera: [],
      speaker: [],
    };
    const media = standInMedia({ microphone: { status: "on", track: aTrack() }, devices });
    const { user } = await showStep(media);
    await user.selectOptions(screen.getByLabelText("Microphone", { selector: "select" }), "b");
    expect(media.choose.mock.calls).toEqual([["microphone", "b"]]);
  });
});

describe("the camera step", () => {
  const showStep = async (more: Partial<Parameters<typeof standInMedia>[0]> = {}, doctor?: string) => {
    const media = standInMedia({ camera: { status: "on", track: aTrack() }, ...more });
    const onResult = vi.fn<(result: StepResult) => void>();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "performance"] });
    const opened = await showPart(
      <CameraStep {...step} doctor={doctor} media={media} index={0} onResult={onResult} />,
    );
    return { ...opened, media, onResult };
  };

  test("passes once there is a picture, with its size", async () => {
    measures.luma.mockReturnValue(120);
    const { user, onResult } = await showStep();
    expect(screen.queryByRole("button", { name: "Yes, this works" })).toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByText(/^Picture size:/)).toBeTruthy();
    await user.click(button("Yes, this works"));
    expect(onResult.mock.calls).toEqual([["pass"]]);
  });

  test("reports a picture that stays black, and not the first dark frame", async () => {
    measures.luma.mockReturnValue(3);
    await showStep();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole("alert").textContent).toBe(
      "The picture is black. Open the camera cover, or turn on a light.",
    );
    expect(screen.queryByRole("button", { name: "Yes, this works" })).toBeNull();
  });

  test("waiting for permission says what to answer", async () => {
    await showStep({ camera: { status: "asking" } });
    expect(screen.getByText(/^Your browser asks whether we may use camera and microphone/)).toBeTruthy();
  });

  test("that is off says so", async () => {
    await showStep({ camera: { status: "off" } });
    expect(screen.getByText("The camera is off")).toBeTruthy();
  });

  test("that failed is requested again with the other failed devices", async () => {
    const failed = { status: "failed", failure: { kind: "in-use" } } as const;
    const { user, media } = await showStep({ camera: failed, microphone: failed });
    await user.click(button("Try again"));
    expect(media.request.mock.calls).toEqual([[["camera", "microphone"]]]);
  });

  test.each([
    ["Dr Rui Vale", "So Dr Rui Vale can see and hear you. Nothing is recorded."],
    [undefined, "So the doctor can see and hear you. Nothing is recorded."],
  ])("gives the reason for the request when the doctor is %s", async (doctor, words) => {
    await showStep({}, doctor);
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe(words);
  });

  test("reports an unplugged camera, and uses a new one by a tap only", async () => {
    const device = { id: "b", name: "USB camera" };
    const { user, media } = await showStep({
      notices: [
        { what: "gone", kind: "camera", name: "Built-in camera" },
        { what: "offered", kind: "microphone", device },
      ],
    });
    expect(screen.getByText(/is disconnected\. We’re using the default device\.$/).textContent).toMatch(
      /^Built-in camera/,
    );
    await user.click(button("Use it"));
    expect(media.choose.mock.calls).toEqual([["microphone", "b"]]);
    await user.click(button("All right"));
    await user.click(button("Not now"));
    expect(media.dismiss.mock.calls.map(([{ what }]) => what)).toEqual(["gone", "offered"]);
  });
});

describe("the speaker step", () => {
  test("without any output fails", async () => {
    const media = standInMedia();
    media.testSpeaker.mockResolvedValue("no-sound");
    const { user } = await showPart(<SpeakerStep {...step} media={media} index={1} onResult={nothing} />);
    await user.click(button("Play a tone"));
    expect(await screen.findByText(/^We couldn’t play any sound/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "I can hear it" })).toBeNull();
  });

  test("passes when the person hears the tone", async () => {
    const onResult = vi.fn<(result: StepResult) => void>();
    const { user } = await showPart(
      <SpeakerStep {...step} media={standInMedia()} index={1} onResult={onResult} />,
    );
    await user.click(button("Play a tone"));
    await user.click(await screen.findByRole("button", { name: "I can hear it" }));
    expect(onResult.mock.calls).toEqual([["pass"]]);
  });
});

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const computer = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

describe("advice for a failed step", () => {
  const advice = async (on: string, name: (typeof testSteps)[number], clinicPhone: string | null = null) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(on);
    await showPart(<DeviceHelp step={name} />, { settings: { clinicPhone } });
    return screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  };

  test.each(testSteps)("of the %s starts with focus and is never empty", async (name) => {
    const list = await advice(computer, name);
    expect(document.activeElement?.textContent).toBe("What you can try");
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(new Set(list).size).toBe(list.length);
  });

  test.each([
    [phone, "camera", "Close other apps that make video calls, then try again."],
    [computer, "camera", "Close other programs and tabs that make video calls, then try again."],
    [phone, "speaker", "Turn the volume up with the buttons of this device, and turn silent mode off."],
    [computer, "speaker", "Turn the volume up. Check that neither this device nor this tab is muted."],
    [phone, "network", "Switch from Wi-Fi to mobile data or the other way round, then measure again."],
    [computer, "network", "Use another Wi-Fi or a cable, then measure again."],
    [computer, "microphone", "If your headset has a mute switch, turn it off."],
  ] as const)("on %s of the %s mentions that device", async (on, name, words) => {
    expect(await advice(on, name)).toContain(words);
  });

  test("ends with the clinic’s telephone where there is one", async () => {
    const list = await advice(computer, "network", "+351 210 000 000");
    expect(list.at(-1)).toBe("Still not working? Call the clinic: +351 210 000 000");
    expect(
      within(screen.getByRole("list")).getByRole("link", { name: "+351 210 000 000" }).getAttribute("href"),
    ).toBe("tel:+351210000000");
  });
});
