import type { Locator } from "@playwright/test";

/**
 * Returns how many frames of a live stream a video has shown. In Firefox it waits for the next frame, for a second at
 * most, and returns 0 without one: poll it.
 */
export function picturesOf(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => {
    const { totalVideoFrames } = element.getVideoPlaybackQuality();
    if (totalVideoFrames > 0) return totalVideoFrames;
    return new Promise<number>((resolve) => {
      setTimeout(() => resolve(0), 1_000); // none comes: whoever polls asks again
      element.requestVideoFrameCallback((_, { presentedFrames }) => resolve(presentedFrames));
    });
  });
}
