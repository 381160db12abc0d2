import type { Locator } from "@playwright/test";

/** How many pictures of a live stream a video has shown. Firefox counts those of a stream only in what it says with the next one. */
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
