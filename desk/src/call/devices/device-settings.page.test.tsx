import { clinicGetAppointment, clinicJoin } from "@anteroom/contract/clinic";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../../web/src/testing/answers/appointments.ts";
import { admission } from "../../../../web/src/testing/answers/call.ts";
import { entityOf } from "../../../../web/src/testing/answers/find-doctor.ts";
import { standInDevices, streamOf, type AskDevices } from "../../../../web/src/testing/devices.ts";
import { callApi } from "../../testing/call-api.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };
const entrance = { ...admission, display_name: "Dr Helena Duarte", patient_language: "en" };

type Listed = Pick<MediaDeviceInfo, "kind" | "deviceId" | "label">;
const camera = { kind: "videoinput", deviceId: "cam-1", label: "Built-in camera" } as const;
const usbCamera = { kind: "videoinput", deviceId: "cam-2", label: "USB camera" } as const;
const microphone = { kind: "audioinput", deviceId: "mic-1", label: "Built-in microphone" } as const;
const headset = { kind: "audioinput", deviceId: "mic-2", label: "Headset" } as const;
const speaker = { kind: "audiooutput", deviceId: "out-1", label: "Built-in speaker" } as const;
const headphones = { kind: "audiooutput", deviceId: "out-2", label: "Headphones" } as const;

let allow: AskDevices;
let plugged: Listed[];
beforeEach(() => {
  localStorage.clear();
  allow = standInDevices();
  plugged = [camera, usbCamera, microphone, headset, speaker, headphones];
  Object.assign(navigator.mediaDevices, { enumerateDevices: () => Promise.resolve(plugged) });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  Object.assign(HTMLMediaElement.prototype, { setSinkId: () => Promise.resolve() });
});
afterEach(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, "setSinkId"));

/** Opens a call that the doctor is in, and the choice of devices. */
async function openDevices() {
  const api = callApi(appointment).on(clinicJoin, entityOf(entrance));
  const opened = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await opened.user.click(await screen.findByRole("button", { name: "Devices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Camera, microphone and speaker" }));
  const choice = (name: string) => dialog.findByLabelText<HTMLSelectElement>(name);
  return { ...opened, dialog, choice };
}

const lastWish = () => allow.mock.lastCall?.[0];

test("another camera, microphone and speaker are used in the call that goes on, and in the next one", async () => {
  const { api, user, choice } = await openDevices();
  await user.selectOptions(await choice("Camera"), await screen.findByRole("option", { name: "USB camera" }));
  await waitFor(() => expect(lastWish()).toMatchObject({ video: { deviceId: { exact: "cam-2" } } }));
  await user.selectOptions(await choice("Microphone"), "Headset");
  await waitFor(() => expect(lastWish()).toMatchObject({ audio: { deviceId: { exact: "mic-2" } } }));
  await user.selectOptions(await choice("Speaker"), "Headphones");
  await waitFor(async () => expect((await choice("Speaker")).value).toBe("out-2"));
  expect(await accessibilityFaults()).toEqual([]);
  expect(api.sentTo(clinicJoin)).toHaveLength(1);
  expect(localStorage.getItem("video-settings")).toBeNull(); // the patient's own choice on this host
});

test("devices of an earlier call are chosen again", async () => {
  localStorage.setItem(
    "desk-video-settings",
    JSON.stringify({
      audio: { name: "Headset", id: "mic-2" },
      video: { name: "USB camera", id: "cam-2" },
      speaker: { name: "Headphones", id: "out-2" },
      savedAt: Date.UTC(2026, 10, 23),
    }),
  );
  const { choice } = await openDevices();
  await waitFor(async () => expect((await choice("Camera")).value).toBe("cam-2"));
  expect((await choice("Microphone")).value).toBe("mic-2");
  expect((await choice("Speaker")).value).toBe("out-2");
});

test("an unplugged device gives way to the default one, and a sentence says so", async () => {
  const { user, choice, dialog } = await openDevices();
  await user.selectOptions(
    await choice("Microphone"),
    await screen.findByRole("option", { name: "Headset" }),
  );
  await waitFor(() => expect(lastWish()).toMatchObject({ audio: { deviceId: { exact: "mic-2" } } }));
  plugged = plugged.filter((one) => one !== headset);
  navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  expect(
    await dialog.findByText(/is disconnected\. The computer’s default device is used now\./),
  ).toBeTruthy();
  expect((await choice("Microphone")).value).toBe("");
  await user.click(dialog.getByRole("button", { name: "OK" }));
  expect(dialog.queryByText(/is disconnected/)).toBeNull();
});

test("a device that is plugged in during the call is offered, and used after a press only", async () => {
  plugged = plugged.filter((one) => one !== usbCamera);
  const { user, choice, dialog } = await openDevices();
  await screen.findByRole("option", { name: "Built-in camera" });
  plugged = [...plugged, usbCamera];
  navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  expect(await dialog.findByText(/is connected\./)).toBeTruthy();
  expect((await choice("Camera")).value).toBe("");
  await user.click(dialog.getByRole("button", { name: "Use it" }));
  await waitFor(() => expect(lastWish()).toMatchObject({ video: { deviceId: { exact: "cam-2" } } }));
});

test("a browser that cannot choose the speaker says where to change it", async () => {
  Reflect.deleteProperty(HTMLMediaElement.prototype, "setSinkId");
  const { dialog } = await openDevices();
  expect(
    await dialog.findByText(/This browser plays sound on the computer’s default speaker\./),
  ).toBeTruthy();
  expect(dialog.queryByLabelText("Speaker")).toBeNull();
});

test("Firefox opens its own list of speakers", async () => {
  plugged = [camera, microphone];
  const pick = vi.fn<() => Promise<Listed>>(() => {
    plugged = [...plugged, headphones];
    return Promise.resolve(headphones);
  });
  Object.assign(navigator.mediaDevices, { selectAudioOutput: pick });
  const { user, choice, dialog } = await openDevices();
  expect(dialog.queryByLabelText("Speaker")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Choose another speaker" }));
  await waitFor(async () => expect((await choice("Speaker")).value).toBe("out-2"));
});

test("the screen of the computer stays on while the call is open, and may go out after it", async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const lock = { released: false, release };
  const request = vi.fn<(kind: string) => Promise<typeof lock>>(() => Promise.resolve(lock));
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  const { api, desk } = await openDevices();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  lock.released = true; // the page was hidden
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(release).not.toHaveBeenCalled();
  api.on(clinicGetAppointment, entityOf({ ...appointment, status: "finished" }));
  void desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] });
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("a microphone that is refused says so beside the choice too", async () => {
  allow.mockImplementation(({ audio }) =>
    audio ? Promise.reject(new DOMException("No", "NotFoundError")) : Promise.resolve(streamOf("video")),
  );
  const { dialog } = await openDevices();
  expect(await dialog.findByText(/No camera or microphone was found\./)).toBeTruthy();
});
