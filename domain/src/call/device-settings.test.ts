import { expect, test } from "vitest";
import { deviceSettingsLifetime, findStoredDevice, readDeviceSettings } from "./device-settings.ts";

const now = Date.UTC(2026, 10, 21);
const settings = {
  audio: { name: "Headset", id: "a1" },
  video: { name: "Front camera", id: "v1" },
  speaker: null,
  savedAt: now - 1000,
};

test(
  "microphone, camera, speaker and the time of the choice are restored",
  { tags: ["S3.VIDEOSET.01"] },
  () => {
    expect(readDeviceSettings(JSON.parse(JSON.stringify(settings)), now)).toEqual(settings);
  },
);

test.each([
  ["nothing", null],
  ["a text", "audio"],
  ["no time", { ...settings, savedAt: undefined }],
  ["too old", { ...settings, savedAt: now - deviceSettingsLifetime - 1 }],
])("%s is no valid choice", { tags: ["S3.VIDEOSET.01"] }, (_, value) =>
  expect(readDeviceSettings(value, now)).toBeNull(),
);

test("valid parts of a damaged choice are kept", { tags: ["S3.VIDEOSET.01"] }, () => {
  expect(readDeviceSettings({ ...settings, audio: { name: 7 } }, now)).toMatchObject({
    audio: null,
    video: settings.video,
  });
});

const here = [
  { id: "default", name: "Default" },
  { id: "a2", name: "Headset" },
  { id: "a1", name: "Laptop" },
];
test.each([
  ["by its name, though its id has changed", { name: "Headset", id: "old" }, "a2"],
  ["by its name before its id", { name: "Headset", id: "a1" }, "a2"],
  ["by its id, though it is named in another language", { name: "Portátil", id: "a1" }, "a1"],
  ["not at all when it is gone: the usual one", { name: "Dock", id: "d9" }, null],
])("a remembered microphone is found %s", { tags: ["S3.VIDEOSET.02"] }, (_, stored, id) => {
  expect(findStoredDevice(stored, here)).toBe(id);
});

test("the same one of two equally named devices is found again", { tags: ["S3.VIDEOSET.02"] }, () => {
  const twins = [
    { id: "1", name: "Webcam" },
    { id: "2", name: "Webcam" },
  ];
  expect(findStoredDevice({ name: "Webcam", id: "2" }, twins)).toBe("2");
});
