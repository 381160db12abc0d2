/**
 * The file types that an appointment accepts: media type, and extensions of file names; the first is added where
 * none fits.
 */
export const fileKinds = {
  pdf: { mediaType: "application/pdf", endings: ["pdf"] },
  jpeg: { mediaType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { mediaType: "image/png", endings: ["png"] },
  webp: { mediaType: "image/webp", endings: ["webp"] },
  heic: { mediaType: "image/heic", endings: ["heic", "heif"] },
  text: { mediaType: "text/plain", endings: ["txt"] },
} as const;

/** The type of a file that an appointment accepts. */
export type FileKind = keyof typeof fileKinds;

/** Media types and endings for the `accept` attribute of a file input; the content of a file decides. */
export const acceptedFiles = Object.values(fileKinds)
  .flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((ending) => `.${ending}`)])
  .join(",");

/** How many leading bytes identify a file's type. */
export const fileHeadBytes = 512;

/**
 * Returns the type of a file by its first bytes, whatever its name; null for unsupported types. Signatures count
 * only at the very beginning, so a polyglot file is refused or treated as the harmless type. `head` should be the first
 * `fileHeadBytes`; empty, markup and scripts give null. For a text, check every chunk with `isTextBytes`.
 */
export function fileKindOf(head: Uint8Array): FileKind | null {
  if (head.length === 0) return null;
  if (hasText(head, 0, "%PDF-1.") || hasText(head, 0, "%PDF-2.")) return "pdf";
  if (hasBytes(head, [0xff, 0xd8, 0xff])) return "jpeg";
  if (hasBytes(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && hasText(head, 12, "IHDR"))
    return "png";
  if (hasText(head, 0, "RIFF") && hasText(head, 8, "WEBPVP8")) return "webp";
  if (hasText(head, 4, "ftyp") && heicBrands.has(textAt(head, 8, 4))) return "heic";
  return isTextBytes(head) && !isProgramOrMarkup(head) ? "text" : null;
}

/** Endings of pictures, documents, archives, sounds, films and programs, none of which is plain text. */
const neverText =
  /\.(jpe?g|png|webp|hei[cf]|gif|bmp|tiff?|pdf|docx?|odt|rtf|xlsx?|ods|pptx?|odp|zip|rar|7z|gz|mp[34]|m4a|mov|avi|wav|exe|msi|bat|cmd|com|scr|apk|jar|dmg|js|vbs|ps1|sh)$/i;

/**
 * Returns whether a file whose content is plain text has the extension of another type, such as `photo.jpg`;
 * false for other kinds and null.
 */
export function isMisnamedText(name: string, kind: FileKind | null): boolean {
  return kind === "text" && neverText.test(name.trim());
}

/**
 * Returns whether bytes can belong to a plain text: no control characters but tabs, line ends and page ends.
 * True for no bytes; the encoding is not checked.
 */
export function isTextBytes(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 && byte !== 0x7f) || textControls.has(byte));
}

/** Still pictures of HEIF (ISO 23008-12): one picture, a collection, and Apple's. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);
const textControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** Pages, drawings and scripts are text too, but a device may execute them. */
function isProgramOrMarkup(head: Uint8Array): boolean {
  const begin = textAt(head, 0, 64).replace(/^(ï»¿)?\s*/, "");
  return begin.startsWith("<") || begin.startsWith("#!") || begin.startsWith("%!");
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

const hasText = (bytes: Uint8Array, from: number, text: string) => textAt(bytes, from, text.length) === text;
const hasBytes = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, index) => bytes[index] === byte);
