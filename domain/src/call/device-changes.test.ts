import { expect, test } from "vitest";
import { deviceChange } from "./device-changes.ts";

const laptop = { id: "l", name: "Laptop" };
const headset = { id: "h", name: "Headset" };
const usual = (name: string) => ({ id: "default", name: `Default - ${name}` });
const both = [usual("Laptop"), laptop, headset];
const alone = [usual("Laptop"), laptop];

test.each([
  ["nothing changed", both, both, "h", null],
  ["the first look at the devices", [], both, null, null],
  ["the chosen one is pulled out", both, alone, "h", { kind: "gone", name: "Headset" }],
  ["another one than the chosen is pulled out", both, alone, "l", null],
  ["a new one is plugged in", alone, both, null, { kind: "offered", device: headset }],
  ["a new one is plugged in, though one was chosen", alone, both, "l", { kind: "offered", device: headset }],
  ["names become known as access is given", [{ id: "x", name: "" }], [headset], null, null],
  [
    "the system's own choice is another one",
    both,
    [usual("Headset"), laptop, headset],
    null,
    { kind: "moved" },
  ],
  ["the same, though somebody chose for themselves", both, [usual("Headset"), laptop, headset], "l", null],
  ["a browser does not tell what the system uses", [headset, laptop], [laptop], null, null],
  [
    "Chromium's own name for a device is none that could be offered",
    [laptop],
    [{ id: "communications", name: "Communications - Laptop" }, laptop],
    "l",
    null,
  ],
  ["the last one is pulled out", [headset], [], "h", { kind: "gone", name: "Headset" }],
] as const)("%s", { tags: ["S3.VIDEOSET.02", "S1.16"] }, (_, before, after, chosen, change) => {
  expect(deviceChange({ before, after, chosen })).toEqual(change);
});
