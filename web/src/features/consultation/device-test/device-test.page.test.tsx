import { getAppointment } from "@anteroom/contract/appointment/appointments";
import { saveDeviceCheck, startNetworkCheck } from "@anteroom/contract/call/device-check";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { anAppointment } from "../../../testing/answers/appointments.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { standInDevices, streamOf, type AskDevices } from "../../../testing/devices.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../testing/page-words.ts";
import { holdBackAnswers } from "../../../testing/slow-line.ts";

let allow: AskDevices;
beforeEach(() => void (allow = standInDevices()));

const apiOf = (more: Parameters<typeof anAppointment>[0] = {}) =>
  fakeApi().on(getAppointment, entityOf(anAppointment(more)));
const openTest = (api: FakeApi, query = "", more: object = {}) =>
  openPage(`/appointments/21/device-test${query}`, { api, patient: joana, ...more });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("the device test is closed until the doctor has accepted", { tags: ["D.87"] }, async () => {
  await openTest(apiOf({ status: "scheduled" }));
  expect(await screen.findByRole("heading", { name: "The test is not open yet" })).toBeTruthy();
  expect(allow).not.toHaveBeenCalled();
});

test("the device test is closed for a cancelled appointment", async () => {
  await openTest(apiOf({ status: "canceled" }));
  expect(await screen.findByRole("heading", { name: "There is nothing to test" })).toBeTruthy();
});

test(
  "a status in the address opens no device before the server confirms it",
  { tags: ["D.88"] },
  async () => {
    const { main } = await openTest(
      fakeApi().hang(getAppointment),
      "?appointmentStatus=accepted&doctorName=Dr+Vale",
    );
    await waitFor(() => expect(main.textContent).toContain("So Dr Vale can see and hear you."));
    expect(allow).not.toHaveBeenCalled();
  },
);

/** Opens the test while the answer about the appointment is under way; gives the way to let it come. */
async function openBeforeAnswer(query: string): Promise<() => void> {
  const line = holdBackAnswers(apiOf(), "/api/patients/appointments/21");
  line.holdBack();
  await openTest(line.api, query);
  return line.letGo;
}

test(
  "the device test names the address's doctor until the server names the doctor",
  { tags: ["S2.R14.q-doctorName", "S2.R14.q-appointmentStatus", "D.88", "G.15"] },
  async () => {
    const letGo = await openBeforeAnswer("?appointmentStatus=accepted&doctorName=Dr+Address");
    await expectPageText("So Dr Address can see and hear you.");
    expect(screen.queryByText("1 of 5")).toBeNull();
    letGo();
    expect(await screen.findByText("1 of 5")).toBeTruthy();
    expect(pageText()).not.toContain("Dr Address");
  },
);

test(
  "a status in the address closes the device test until the server says otherwise",
  { tags: ["S2.R14.q-appointmentStatus", "D.88", "G.15"] },
  async () => {
    const letGo = await openBeforeAnswer("?appointmentStatus=finished");
    await screen.findByRole("heading", { name: "There is nothing to test" });
    letGo();
    expect(await screen.findByText("1 of 5")).toBeTruthy();
  },
);

test("the device test of another person's appointment is not found", async () => {
  await openTest(fakeApi().refuse(getAppointment, "not_found"));
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});

test("the device test reports a failed appointment load and starts at the next try", async () => {
  const api = fakeApi().lose(getAppointment);
  const { user, main } = await openTest(api);
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load this.");
  expect(allow).not.toHaveBeenCalled();
  api.on(getAppointment, entityOf(anAppointment()));
  await press(user, "Try again");
  await waitFor(() => expect(main.textContent).toMatch(/can see and hear you/));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the device test reports a timeout when the appointment loads too slowly", async () => {
  await openTest(fakeApi().late(getAppointment));
  expect((await screen.findByRole("alert")).textContent).toMatch(/try again/i);
  expect(allow).not.toHaveBeenCalled();
});

test("a browser that cannot hold a call is told so instead of the test", async () => {
  vi.stubGlobal("RTCPeerConnection", undefined);
  await openTest(apiOf());
  expect(
    await screen.findByRole("heading", { level: 1, name: /does not support video calls|is too old/ }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "App for iPhone" })).toBeTruthy();
});

test("each step can be skipped, and the result with its steps is sent to the clinic", async () => {
  const api = apiOf().lose(startNetworkCheck).lose(saveDeviceCheck);
  const { user } = await openTest(api);
  expect(await screen.findByRole("heading", { name: "Check your picture" })).toBeTruthy();
  await press(user, "Skip");
  expect(await screen.findByRole("heading", { name: "Test your speaker" })).toBeTruthy();
  await press(user, "It does not work");
  await press(user, "Continue anyway");
  await press(user, "Skip");
  expect(await screen.findByText(/^We couldn’t reach the clinic/)).toBeTruthy();
  await press(user, "It does not work");
  await press(user, "Continue anyway");
  expect(await screen.findByRole("heading", { name: "Something isn’t working yet" })).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t send the result to the clinic.",
  );
  const phone = screen.getByText(/Need a person/).querySelector("a");
  expect(phone?.getAttribute("href"), "the number can be tapped").toMatch(/^tel:\+\d+$/);
  expect(api.sentTo(saveDeviceCheck)[0]?.body).toMatchObject({
    camera: "skip",
    speaker: "fail",
    microphone: "skip",
    network: "fail",
    relay: null,
  });
  await press(user, /^Test again ?: Speaker$/);
  expect(await screen.findByRole("heading", { name: "Test your speaker" })).toBeTruthy();
});

test("the speaker step offers the tone first, then its confirmation, and never the failure first", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event("ended")));
  });
  const { user } = await openTest(apiOf());
  await press(user, "Skip");
  await screen.findByRole("heading", { level: 1, name: "Test your speaker" });
  const filled = () =>
    screen
      .getAllByRole("button")
      .filter(({ className }) =>
        buttonClass()
          .split(" ")
          .every((one) => className.split(" ").includes(one)),
      )
      .map(({ textContent }) => textContent);
  expect(filled()).toEqual(["Play a tone"]);
  const foot = screen.getByRole("button", { name: "Skip" }).parentElement;
  expect(foot?.textContent).not.toContain("It does not work");
  expect(screen.getByRole("button", { name: "It does not work" })).toBeTruthy();
  await press(user, "Play a tone");
  await screen.findByText("Did you hear it?");
  expect(filled()).toEqual(["I can hear it"]);
  await press(user, "I can hear it");
  await screen.findByRole("heading", { level: 1, name: "Say a few words" });
});

test.each([
  ["NotAllowedError", /let your browser use camera and microphone/],
  ["NotFoundError", /We couldn’t find/],
])(
  "the test explains the device problem (%s) and continues without a reload",
  { tags: ["S5.FIELD.07"] },
  async (name, words) => {
    allow.mockImplementation(() => Promise.reject(new DOMException("refused", name)));
    const { user } = await openTest(apiOf());
    expect((await screen.findAllByRole("alert"))[0]?.textContent).toMatch(words);
    allow.mockImplementation(() => Promise.resolve(streamOf("audio", "video")));
    await press(user, "Try again");
    expect(await screen.findByRole("heading", { name: "Check your picture" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
);

/** What the browser's own settings say of camera and microphone; `change` tells the page of another answer. */
function standInPermissions(first: PermissionState) {
  let state = first;
  const status = Object.defineProperty(new EventTarget(), "state", { get: () => state });
  Object.defineProperty(navigator, "permissions", {
    configurable: true,
    value: { query: async () => status },
  });
  return {
    change: (next: PermissionState) => {
      state = next;
      act(() => void status.dispatchEvent(new Event("change")));
    },
  };
}
afterEach(() => void Reflect.deleteProperty(navigator, "permissions"));

const errorType = () => document.querySelector("[data-error-type]")?.getAttribute("data-error-type");

test.each([
  ["NotAllowedError", "Permission denied", "Your browser blocks camera and microphone.", "permission_denied"],
  [
    "NotAllowedError",
    "Permission dismissed",
    "The browser’s question was closed without an answer.",
    "permission_denied",
  ],
  [
    "NotAllowedError",
    "Permission denied by system",
    "This device does not let the browser use camera and microphone.",
    "permission_denied",
  ],
  ["NotFoundError", "none", "We couldn’t find a camera or microphone.", "hardware_not_available"],
  [
    "NotReadableError",
    "busy",
    "Camera and microphone are being used by another app.",
    "hardware_not_available",
  ],
  ["SecurityError", "no", "This page was not opened securely.", "unsupported_browser"],
] as const)(
  "devices that fail with %s (%s) have a page of their own",
  { tags: ["S1.19", "S8.MSG.17", "S8.MSG.18", "S8.TYPE.01", "S8.TYPE.03"] },
  async (name, message, title, type) => {
    standInPermissions("denied");
    allow.mockImplementation(() => Promise.reject(new DOMException(message, name)));
    await openTest(apiOf());
    // A busy device is asked again for some seconds first.
    expect(await screen.findByRole("heading", { name: title }, { timeout: 20_000 })).toBeTruthy();
    expect(errorType()).toBe(type);
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("the test continues without a reload once browser settings allow the devices", async () => {
  const permissions = standInPermissions("denied");
  const devices = allow.getMockImplementation();
  allow.mockImplementation(() => Promise.reject(new DOMException("Permission denied", "NotAllowedError")));
  await openTest(apiOf());
  await screen.findByRole("heading", { name: "Your browser blocks camera and microphone." });
  if (devices) allow.mockImplementation(devices);
  permissions.change("granted");
  expect(await screen.findByRole("heading", { name: "Check your picture" })).toBeTruthy();
});

test(
  "the test reports a missing camera and continues with the microphone",
  { tags: ["S8.MSG.19"] },
  async () => {
    allow.mockImplementation(({ video }) =>
      video ? Promise.reject(new DOMException("none", "NotFoundError")) : Promise.resolve(streamOf("audio")),
    );
    const { user } = await openTest(apiOf());
    expect(await screen.findByRole("alert")).toBeTruthy();
    await press(user, "It does not work");
    await press(user, "Continue anyway");
    expect(await screen.findByRole("heading", { name: "Test your speaker" })).toBeTruthy();
  },
);

test("each step says what to try when it fails, and continues all the same", async () => {
  const api = apiOf().lose(startNetworkCheck).lose(saveDeviceCheck);
  const { user } = await openTest(api);
  for (const [title, advice] of [
    ["Check your picture", "Close other programs and tabs that make video calls, then try again."],
    ["Test your speaker", "If Bluetooth headphones are connected, the sound goes there."],
    ["Say a few words", "If your headset has a mute switch, turn it off."],
    ["Your connection", "Use another Wi-Fi or a cable, then measure again."],
  ] as const) {
    await screen.findByRole("heading", { level: 1, name: title });
    await press(user, "It does not work");
    const help = await screen.findByRole("heading", { name: "What you can try" });
    expect(document.activeElement).toBe(help);
    expect(help.parentElement?.textContent).toContain(advice);
    await press(user, "Continue anyway");
  }
  expect(await screen.findByRole("heading", { name: "Something isn’t working yet" })).toBeTruthy();
  expect(api.sentTo(saveDeviceCheck)[0]?.body).toMatchObject({
    camera: "fail",
    speaker: "fail",
    microphone: "fail",
    network: "fail",
  });
});
