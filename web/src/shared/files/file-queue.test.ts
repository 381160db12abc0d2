import type { SharedItem } from "@anteroom/contract/appointment/files";
import { expect, test, vi } from "vitest";
import type { Result } from "../../platform/api.ts";
import { createFileQueue, isRetryable, type FileQueue } from "./file-queue.ts";

const item: SharedItem = {
  id: 1,
  sender: "patient",
  kind: "file",
  name: "a.txt",
  media_type: "text/plain",
  size_bytes: 1,
  url: null,
  scan: "unscanned",
  created_at: "2027-03-01T09:00:00.000Z",
};
const text = (name: string) => new File(["hello"], name);
const states = (queue: FileQueue) => queue.files.get().map(({ file, state }) => `${file.name} ${state}`);

type Answer = (result: Result<SharedItem> | null) => void;

/** A queue whose sendings end when the test says so. */
function openQueue() {
  const open = new Map<string, Answer>();
  const onSent = vi.fn<() => void>();
  const queue = createFileQueue((file, { signal, onProgress }) => {
    onProgress(2);
    return new Promise((resolve) => {
      open.set(file.name, resolve);
      signal.addEventListener("abort", () => resolve(null));
    });
  }, onSent);
  const end = async (name: string, result: Result<SharedItem> | null) => {
    await vi.waitFor(() => expect(open.has(name)).toBe(true));
    open.get(name)?.(result);
    open.delete(name);
  };
  return { queue, end, onSent };
}
const offline = { isOk: false, failure: { code: "offline" } } as const;

test(
  "one failing file of several blocks no other, and only that one is sent again",
  { tags: ["S8.MSG.15"] },
  async () => {
    const { queue, end, onSent } = openQueue();
    queue.add(["a", "b", "c", "d"].map(text));
    await vi.waitFor(() =>
      expect(states(queue)).toEqual(["a sending", "b sending", "c sending", "d waiting"]),
    );
    await end("b", offline);
    await end("a", { isOk: true, data: item });
    await end("c", { isOk: true, data: item });
    await end("d", { isOk: true, data: item });
    await vi.waitFor(() => expect(states(queue)).toEqual(["a sent", "b failed", "c sent", "d sent"]));
    expect(onSent).toHaveBeenCalledTimes(3);
    queue.retry();
    await end("b", { isOk: true, data: item });
    await vi.waitFor(() => expect(states(queue)).toEqual(["a sent", "b sent", "c sent", "d sent"]));
  },
);

test(
  "a cancelled file is removed and the next one sent, and a new choice starts a new list",
  { tags: ["S1.36"] },
  async () => {
    const { queue, end } = openQueue();
    queue.add(["a", "b", "c", "d"].map(text));
    await vi.waitFor(() => expect(queue.files.get()[0]?.sentBytes).toBe(2));
    queue.cancel(1);
    queue.cancel(4);
    await end("b", { isOk: true, data: item });
    await end("c", { isOk: true, data: item });
    await vi.waitFor(() => expect(states(queue)).toEqual(["b sent", "c sent"]));
    queue.add([text("e")]);
    expect(states(queue).map((one) => one.charAt(0))).toEqual(["e"]);
    queue.stop();
    await vi.waitFor(() => expect(states(queue)).toEqual([]));
  },
);

test(
  "invalid files are refused before sending: empty, too large, wrong kind, more than ten",
  { tags: ["S1.36"] },
  async () => {
    const { queue } = openQueue();
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1).fill(97)], "large.txt");
    const page = new File(["<html>"], "page.pdf");
    const noPhoto = new File(["no photo at all"], "photo.jpg");
    expect(queue.add([new File([], "empty.pdf"), large, page, noPhoto])).toBe(0);
    await vi.waitFor(() =>
      expect(queue.files.get().map(({ failure }) => failure)).toEqual([
        { own: "empty" },
        { own: "too_large" },
        { own: "odd" },
        { own: "odd" },
      ]),
    );
    expect(queue.files.get().some(isRetryable)).toBe(false);
    queue.retry();
    expect(states(queue).every((one) => one.endsWith("failed"))).toBe(true);
    expect(queue.add(Array.from({ length: 12 }, (_, index) => text(String(index))))).toBe(2);
    queue.stop();
  },
);

test("a stopped queue sends nothing more, not even waiting files", async () => {
  const { queue, end } = openQueue();
  queue.add(["a", "b", "c", "d"].map(text));
  await vi.waitFor(() => expect(queue.files.get()[2]?.sentBytes).toBe(2));
  queue.stop();
  await vi.waitFor(() => expect(states(queue)).toEqual([]));
  queue.add([text("e")]);
  await end("e", { isOk: true, data: item });
  await vi.waitFor(() => expect(states(queue)).toEqual(["e sent"]));
});
