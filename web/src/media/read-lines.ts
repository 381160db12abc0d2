/** The Shape Detection API's text detector, in the few browsers that have it. */
type TextDetectorClass = new () => { detect: (of: ImageBitmap) => Promise<{ rawValue: string }[]> };

/** Returns whether this browser can detect text on images. */
export const canReadLines = (): boolean => "TextDetector" in globalThis;

/** Returns the texts on an image, detected on this device; empty where the browser cannot. Never rejects. */
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
