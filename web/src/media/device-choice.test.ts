import { deviceSettingsLifetime } from "@anteroom/domain/call/device-settings";
import { expect, test } from "vitest";
import { deviceMemory } from "../platform/storage/device-memory.ts";
import { eraseStoredDevices, openStoredDevices } from "./device-choice.ts";

const choice = { audio: { name: "Headset", id: "h" }, video: null, speaker: { name: "Dock", id: "d" } };

test(
  "a device choice is stored with its time and deleted at log-out or after three months",
  { tags: ["S3.VIDEOSET.01", "D.64"] },
  () => {
    const memory = deviceMemory(null);
    let now = 1_000;
    const stored = openStoredDevices(memory, () => now);
    stored.keep(choice);
    expect(stored.read()).toEqual({ ...choice, savedAt: 1_000 });
    now += deviceSettingsLifetime + 1;
    expect(stored.read()).toBeNull();
    expect(memory.read("video-settings")).toBeNull();
    stored.keep(choice);
    eraseStoredDevices(memory);
    expect(stored.read()).toBeNull();
  },
);
