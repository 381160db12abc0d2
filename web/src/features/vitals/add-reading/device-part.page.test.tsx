// Readings off a device of one's own; the browser's Bluetooth is replaced, everything after it is the page.
import { listDependents } from "@anteroom/contract/account/dependents";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type {
  DeviceResult,
  DeviceStep,
  DeviceSupport,
  HealthDevices,
} from "../../../ports/health-devices.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

const pressed = "Read from my Bluetooth device";
type Read = HealthDevices["read"];

const answers =
  (result: DeviceResult): Read =>
  async () =>
    result;

async function openAddReading(
  read: Read = answers({ ok: false, problem: "stopped" }),
  support: DeviceSupport = "ready",
) {
  const devices: HealthDevices = { support: async () => support, read };
  const page = await openPage("/vitals", {
    api: fakeApi().on(listDependents, collectionOf([])),
    replace: { healthDevices: async () => devices },
  });
  await page.user.click(screen.getByRole("button", { name: "Add a reading" }));
  await screen.findByRole("button", { name: "Blood glucose" });
  return page;
}

const problems = {
  "not-chosen": "No device was picked.",
  "not-connected": "We couldn’t connect.",
  "not-readable": "This device doesn’t tell us its values.",
  lost: "The connection ended before a value came.",
  "timed-out": "No value came.",
  "nothing-stored": "The device has no stored value.",
  garbled: "The device sent something we can’t read.",
  failed: "The device couldn’t measure.",
  "not-of-a-person": "This was a test of the device",
  "no-finger": "The device didn’t find a finger.",
  "not-plausible": "The device sent a number that can’t be right.",
} as const;

test.each(Object.entries(problems) as [keyof typeof problems, string][])(
  "a failed reading (%s) says why, and the numbers can be typed",
  async (problem, words) => {
    const { user } = await openAddReading(answers({ ok: false, problem }));
    await user.click(await screen.findByRole("button", { name: pressed }));
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByRole("button", { name: pressed })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show the result" })).toBeTruthy();
  },
);

test("each step of a reading has instructions and can be stopped", async () => {
  let say: (step: DeviceStep) => void = () => {};
  const read: Read = (_kind, { signal, onStep }) =>
    new Promise((resolve) => {
      say = onStep;
      onStep("choosing");
      signal.addEventListener("abort", () => resolve({ ok: false, problem: "stopped" }));
    });
  const { user } = await openAddReading(read);
  await user.click(await screen.findByRole("button", { name: pressed }));
  await expectPageText("Turn the device on and pick it from the list your browser shows.");
  await waitFor(() => say("connecting"));
  await expectPageText("Connecting to the device…");
  await waitFor(() => say("measuring"));
  await expectPageText("Start the measurement on the device. Sit still and don’t talk.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Stopped. Nothing was read.");
});

test("a browser without Bluetooth is told what works instead", async () => {
  await openAddReading(undefined, "browser-cannot");
  await expectPageText("This browser can’t reach Bluetooth devices.");
  expect(screen.queryByRole("button", { name: pressed })).toBeNull();
  expect(screen.queryByRole("button", { name: "Take a photo of the display" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a device with Bluetooth off is told so and may still try", async () => {
  await openAddReading(undefined, "bluetooth-off");
  await expectPageText("Bluetooth is off or missing here.");
  expect(screen.getByRole("button", { name: pressed })).toBeTruthy();
});

test("a reading page without its Bluetooth chunk lets the numbers be typed", async () => {
  const page = await openPage("/vitals", {
    api: fakeApi().on(listDependents, collectionOf([])),
    replace: { healthDevices: () => Promise.reject(new TypeError("Failed to fetch")) },
  });
  await page.user.click(screen.getByRole("button", { name: "Add a reading" }));
  expect(await screen.findByRole("button", { name: "Show the result" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: pressed })).toBeNull();
});

test("wrong numbers are reported before saving, in the chosen unit", async () => {
  const { user } = await openAddReading(undefined, "browser-cannot");
  await user.click(screen.getByRole("button", { name: "Blood glucose" }));
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await expectPageText("Enter the number first.");
  await user.click(screen.getByRole("button", { name: "mmol/L" }));
  fillField("Blood glucose", "118");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await expectPageText("A number from 0.6 to 33.3");
  fillField("Blood glucose", "2,9");
  await expectPageText("2.9 mmol/L = 52 mg/dL");
  await expectPageText("This blood glucose is dangerously low.");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await screen.findByRole("heading", { level: 1, name: "Your reading" });
  await waitFor(() => expect(pageText()).toContain("This blood glucose is dangerously low."));
});

test("an ambiguous glucose is saved once its unit is confirmed", async () => {
  const { user } = await openAddReading(undefined, "browser-cannot");
  await user.click(screen.getByRole("button", { name: "Blood glucose" }));
  fillField("Blood glucose", "20");
  await expectPageText("Which unit does your meter show?");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await expectPageText("Tap the unit that your meter shows");
  await user.click(screen.getByRole("button", { name: "mg/dL" }));
  await expectPageText("20 mg/dL = 1.1 mmol/L");
  expect(pageText()).toContain("This blood glucose is dangerously low.");
});
