import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Quality, VideoRoomSnapshot } from "../../../ports/video-room.ts";
import type { CallApi } from "./call-api.ts";
import { callReport, reportQuality } from "./report-quality.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = (...all: readonly (readonly [Quality | null, boolean | null])[]) =>
  ({
    participants: all.map(([quality, isRelayed]) => ({ quality, isRelayed })),
  }) as unknown as VideoRoomSnapshot;

test.each([
  ["nobody else", room(), null],
  ["nothing measured yet", room([null, null]), null],
  ["two others: the worse of them", room([4, true], [1, false]), { quality: 1, route: "direct" }],
  ["nothing arrives", room([0, true]), { quality: 0, route: "relay" }],
  ["a browser that does not tell the way", room([3, null]), { quality: 3, route: null }],
])("a report states the call quality: %s", (_, snapshot, report) => {
  expect(callReport(snapshot)).toEqual(report);
});

test("a page reports three times a minute to the server, and not after the call", () => {
  const signal = vi.fn<CallApi["signal"]>(() => Promise.resolve({ isOk: true, data: undefined }));
  const stop = reportQuality({ getSnapshot: () => room([2, false]) }, "p_me", { signal });
  vi.advanceTimersByTime(60_000);
  expect(signal.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ from: "p_me", to: "server", data: { quality: 2, route: "direct" } }]),
  );
  stop();
  vi.advanceTimersByTime(60_000);
  expect(signal).toHaveBeenCalledTimes(3);
});
