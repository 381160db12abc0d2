import { expect, test } from "vitest";
import { openDevices } from "./open-devices.ts";

const stream = {} as MediaStream;
const none: Parameters<typeof openDevices>[2] = { microphone: null, camera: null };

/** A browser that refuses so, one word after the other, and then opens; keeps what it was asked. */
function refusing(...names: string[]) {
  const requested: MediaStreamConstraints[] = [];
  const waited: number[] = [];
  const getUserMedia = async (constraints?: MediaStreamConstraints) => {
    requested.push(constraints ?? {});
    const name = names.shift();
    if (name !== undefined) throw Object.assign(new Error(name), { name });
    return stream;
  };
  const open = (chosen = none) =>
    openDevices({ getUserMedia }, ["microphone", "camera"], chosen, async (ms) => void waited.push(ms));
  return { requested, waited, open };
}

test(
  "a device just released (Android, Windows) is requested twice more, with a pause",
  { tags: ["S8.TYPE.03"] },
  async () => {
    const { waited, requested, open } = refusing("NotReadableError", "AbortError");
    expect(await open()).toEqual({ stream, isFallback: false });
    expect([requested.length, waited]).toEqual([3, [400, 1_200]]);
  },
);

test("a device that stays in use is reported after three tries", { tags: ["S8.TYPE.03"] }, async () => {
  const { requested, open } = refusing("NotReadableError", "NotReadableError", "NotReadableError");
  await expect(open()).rejects.toThrow("NotReadableError");
  expect(requested).toHaveLength(3);
});

test(
  "a missing remembered device falls back to the default one once",
  { tags: ["S3.VIDEOSET.02"] },
  async () => {
    const chosen = { microphone: "m1", camera: "c1" };
    const { requested, waited, open } = refusing("OverconstrainedError");
    expect(await open(chosen)).toEqual({ stream, isFallback: true });
    expect(requested[0]).toMatchObject({
      audio: { deviceId: { exact: "m1" } },
      video: { deviceId: { exact: "c1" } },
    });
    expect(JSON.stringify(requested[1])).not.toContain("deviceId");
    expect(waited).toEqual([]);
    const twice = refusing("OverconstrainedError", "OverconstrainedError");
    await expect(twice.open(chosen)).rejects.toThrow("OverconstrainedError");
  },
);

test("a refusal is not retried automatically", { tags: ["S8.TYPE.01"] }, async () => {
  const { requested, open } = refusing("NotAllowedError");
  await expect(open()).rejects.toThrow("NotAllowedError");
  expect(requested).toHaveLength(1);
});
