/** A frame of the camera, with the moment it was taken: seconds of the camera's own clock. */
export type TakeFrame = (video: HTMLVideoElement, time: number) => void;

/**
 * Calls for each frame that a track sends, with the time the browser knows of it: of its capture where it tells that,
 * else its place in the stream. Never assumes a rate. The track stays its owner's; returns how to end.
 */
export function followFrames(track: MediaStreamTrack, take: TakeFrame): () => void {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  /** Two clocks must not mix: the first frame decides. */
  let clock: "captureTime" | "mediaTime" | null = null;
  let handle = video.requestVideoFrameCallback(next);
  // A muted picture may always play; where it was stopped meanwhile nobody waits for it.
  void video.play().catch(() => {});

  function next(_: number, frame: VideoFrameCallbackMetadata): void {
    handle = video.requestVideoFrameCallback(next);
    clock ??= frame.captureTime === undefined ? "mediaTime" : "captureTime";
    const seconds = clock === "mediaTime" ? frame.mediaTime : (frame.captureTime ?? Number.NaN) / 1000;
    if (Number.isFinite(seconds)) take(video, seconds);
  }

  return () => {
    video.cancelVideoFrameCallback(handle);
    video.pause();
    video.srcObject = null;
  };
}
