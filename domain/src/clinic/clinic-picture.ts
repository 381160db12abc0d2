/** The pictures of its manifest that a clinic may upload. */
export const manifestPictures = ["logo", "favicon", "main_image"] as const;
export type ManifestPicture = (typeof manifestPictures)[number];
/** A picture of the manifest, or a doctor's portrait. */
export type PictureKind = ManifestPicture | "portrait";

/** Pictures that a clinic may be without. The logo is only ever replaced. */
export const removablePictures = ["favicon", "main_image"] as const satisfies readonly ManifestPicture[];

/** The manifest's field for each picture. */
export const pictureFields = {
  logo: "logoUrl",
  favicon: "customFavicon",
  main_image: "alternativeMainImageUrl",
} as const satisfies Record<ManifestPicture, string>;

/** The largest uploaded picture, in bytes. */
export const pictureBytes = 1024 * 1024;
/** The most pictures stored for one clinic; the addresses of earlier ones stay valid. */
export const picturesPerClinic = 500;
/** The width in pixels at which an SVG is rasterised. */
export const drawnWidth = {
  logo: 512,
  favicon: 256,
  main_image: 1600,
  portrait: 512,
} as const satisfies Record<PictureKind, number>;

/** The least and the most pixels of each side. */
export const pictureSides = {
  logo: { least: 32, most: 2048 },
  favicon: { least: 32, most: 1024 },
  main_image: { least: 320, most: 4096 },
  portrait: { least: 64, most: 2048 },
} as const satisfies Record<PictureKind, { least: number; most: number }>;

/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

/**
 * Returns whether a picture of this size (in pixels) is accepted for its kind: within the limits, and a favicon
 * square.
 */
export function fitsPicture(kind: PictureKind, { width, height }: PictureSize): boolean {
  const { least, most } = pictureSides[kind];
  const isInBounds = [width, height].every((side) => side >= least && side <= most);
  return isInBounds && (kind !== "favicon" || width === height);
}

/** The least and the most pixels of each side of a doctor's picture of their signature, and the box it is drawn into. */
const signatureSides = { least: 32, most: 2048 };
const signatureBox = { width: 600, height: 300 };

/**
 * Returns the size at which a picture of a signature is drawn: reduced to 600 by 300 pixels, never enlarged. Null when a side (in pixels)
 * is outside of the limits of 32 and 2048.
 */
export function signatureSize({ width, height }: PictureSize): PictureSize | null {
  const { least, most } = signatureSides;
  if (![width, height].every((side) => side >= least && side <= most)) return null;
  const scale = Math.min(1, signatureBox.width / width, signatureBox.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The drawing that stands for a doctor without a portrait. */
export const noPortrait = "doorway";

/** Returns the path that serves a picture, by the hash of its bytes: 32 hexadecimal digits. */
export const picturePath = (hash: string) => `/pictures/${hash}`;
