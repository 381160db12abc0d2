/** Small enough to cost nothing, large enough for a mean. */
const size = { width: 16, height: 12 };

/**
 * Returns the mean brightness of a video's current frame, 0 black .. 255 white; null while it shows none. Resizes `canvas` and draws into
 * it.
 */
export function meanLuma(video: HTMLVideoElement, canvas: HTMLCanvasElement): number | null {
  if (video.videoWidth === 0) return null;
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, size.width, size.height);
  return meanLumaOfPixels(context.getImageData(0, 0, size.width, size.height).data);
}

/** Returns the mean brightness (ITU-R BT.601), 0 .. 255, of RGBA pixels. */
export function meanLumaOfPixels(points: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < points.length; at += 4)
    sum += 0.299 * (points[at] ?? 0) + 0.587 * (points[at + 1] ?? 0) + 0.114 * (points[at + 2] ?? 0);
  return sum / Math.max(1, points.length / 4);
}
