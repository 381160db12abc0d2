/** What a clinic may upload: parts of its manifest, and portraits of its doctors. */
export const manifestPictures = ["logo", "favicon", "main_image"] as const;
export type ManifestPicture = (typeof manifestPictures)[number];
export type PictureKind = ManifestPicture | "portrait";

/** The field of the manifest that names each picture. */
export const pictureFields = {
  logo: "logoUrl",
  favicon: "customFavicon",
  main_image: "alternativeMainImageUrl",
} as const satisfies Record<ManifestPicture, string>;

/** The most bytes of an uploaded picture. */
export const pictureBytes = 1024 * 1024;
/** The most pictures that a clinic keeps; addresses of earlier ones stay valid. */
export const picturesPerClinic = 500;
/** The width in pixels at which an SVG is drawn. */
export const drawnWidth = {
  logo: 512,
  favicon: 256,
  main_image: 1600,
  portrait: 512,
} as const satisfies Record<PictureKind, number>;

/** The least and the most pixels of each side. */
const sides = {
  logo: { least: 32, most: 2048 },
  favicon: { least: 32, most: 1024 },
  main_image: { least: 320, most: 4096 },
  portrait: { least: 64, most: 2048 },
} as const satisfies Record<PictureKind, { least: number; most: number }>;

export type PictureSize = { width: number; height: number };

/** Returns whether a picture of this size (in pixels) serves for its kind: neither too small nor too large, a favicon square. */
export function fitsPicture(kind: PictureKind, { width, height }: PictureSize): boolean {
  const { least, most } = sides[kind];
  const isInBounds = [width, height].every((side) => side >= least && side <= most);
  return isInBounds && (kind !== "favicon" || width === height);
}

/** Where a picture is served, under the hash of its bytes: 32 hexadecimal digits. */
export const picturePath = (hash: string) => `/pictures/${hash}`;
