import { expect, test, vi } from "vitest";
import { createScreenSharing } from "./share-screen.ts";

function display() {
  const stop = vi.fn<() => void>();
  const track = Object.assign(new EventTarget(), { stop });
  const stream = { getVideoTracks: () => [track] };
  return { track, stop, stream: stream as unknown as MediaStream };
}

test(
  "a screen is shared until stopped, and no track stays live",
  { tags: ["S3.SET.patientsShareScreen"] },
  async () => {
    const { stream, stop } = display();
    const send = vi.fn<(track: MediaStreamTrack | null) => void>();
    const sharing = createScreenSharing(send, () => Promise.resolve(stream));
    await sharing.share();
    expect(sharing.state.get().status).toBe("on");
    sharing.stop();
    expect(sharing.state.get()).toEqual({ status: "off" });
    expect(send.mock.calls.at(-1)).toEqual([null]);
    expect(stop).toHaveBeenCalledOnce();
  },
);

test("the browser's own button stops sharing too", async () => {
  const { stream, track } = display();
  const send = vi.fn<(track: MediaStreamTrack | null) => void>();
  const sharing = createScreenSharing(send, () => Promise.resolve(stream));
  await sharing.share();
  track.dispatchEvent(new Event("ended"));
  expect(sharing.state.get()).toEqual({ status: "off" });
  expect(send.mock.calls.at(-1)).toEqual([null]);
});

test("cancelling the screen picker shares nothing and can be repeated", async () => {
  const ask = vi
    .fn<() => Promise<MediaStream>>()
    .mockRejectedValueOnce(new DOMException("no", "NotAllowedError"))
    .mockResolvedValueOnce(display().stream);
  const sharing = createScreenSharing(() => undefined, ask);
  await sharing.share();
  expect(sharing.state.get()).toEqual({ status: "refused" });
  await sharing.share();
  expect(sharing.state.get().status).toBe("on");
});

test("a screen chosen after the call is released at once", async () => {
  const { stream, stop } = display();
  let choose: (stream: MediaStream) => void = () => undefined;
  const send = vi.fn<(track: MediaStreamTrack | null) => void>();
  const sharing = createScreenSharing(send, () => new Promise((done) => (choose = done)));
  const requested = sharing.share();
  sharing.stop();
  choose(stream);
  await requested;
  expect(stop).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
