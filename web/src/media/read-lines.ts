/** The Shape Detection API's text detector, in the few browsers that have it. */
type TextDetectorClass = new () => { detect: (of: ImageBitmap) => Promise<{ rawValue: string }[]> };

/** Whether this browser looks for text on pictures at all. */
export const canReadLines = (): boolean => "TextDetector" in globalThis;

/** The lines of text on a picture, found on this device; none where the browser cannot look for text. */
export async function readLines(picture: Blob): Promise<string[]> {
  const { TextDetector } = globalThis as { TextDetector?: TextDetectorClass };
  if (!TextDetector) return [];
  try {
    const bitmap = await createImageBitmap(picture);
    const found = await new TextDetector().detect(bitmap);
    bitmap.close();
    return found.map(({ rawValue }) => rawValue);
  } catch {
    return []; // there without a model for it
  }
}
