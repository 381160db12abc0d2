import { asText } from "../shared/record.ts";

/** The fields of a manifest that name a picture. */
export const pictureNames = ["logoUrl", "faviconUrl", "customFavicon", "alternativeMainImageUrl"] as const;

/**
 * Returns an error for each picture on another server: the pages' content security policy blocks those. `manifest` is
 * the raw one of the file.
 */
export function checkPictures(
  manifest: Readonly<Record<string, unknown>>,
): { kind: "error"; where: string; words: string }[] {
  return pictureNames
    .filter((name) => /^https?:/i.test(asText(manifest[name]) ?? ""))
    .map((name) => ({
      kind: "error",
      where: `manifest.${name}`,
      words:
        "Pages load no picture from another server. Name a file beside this one, such as logo.png, or upload it with PUT /api/clinic/pictures.",
    }));
}
