/** Of the picture that is read; a camera's picture is larger, and its neighbours' mean has less noise. */
const mostHeight = 240;

/** The pixels of a frame, drawn small; null before the first one has a size. */
export function smallPicture(): (video: HTMLVideoElement) => ImageData | null {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true, alpha: false });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0 || videoHeight === 0) return null;
    const share = Math.min(1, mostHeight / videoHeight);
    const [width, height] = [Math.round(videoWidth * share), Math.round(videoHeight * share)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Every pixel of the camera's counts, not one of several.
      context.imageSmoothingQuality = "medium";
    }
    context.drawImage(video, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}
