import { pictureBytes, signatureSize, type PictureSize } from "@anteroom/domain/clinic/clinic-picture";
import { fileKinds, fileKindOf } from "@anteroom/domain/shared/file-kind";
import { drawSvg, type DrawnPng } from "../../../platform/pages/draw-svg.ts";
import { sizeOfJpeg, sizeOfPng } from "../pictures/picture-size.ts";
import type { PictureRefusal } from "../pictures/read-picture.ts";

/**
 * Validates an uploaded picture of a signature and draws it anew as a PNG of at most 600 by 300
 * pixels: no metadata or foreign bytes of the upload remain. Returns a refusal instead:
 * `file_too_large`, `size_unfit` for a side outside of 32 to 2048 pixels, or `file_kind_unknown`
 * when the content is no PNG or JPEG, cannot be decoded, or is blank. Stores nothing.
 */
export async function readSignature(bytes: Uint8Array): Promise<DrawnPng | PictureRefusal> {
  if (bytes.length > pictureBytes) return "file_too_large";
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kind = fileKindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") return "file_kind_unknown";
  const given = kind === "png" ? sizeOfPng(data) : sizeOfJpeg(data);
  if (given === null) return "file_kind_unknown";
  const size = signatureSize(given);
  if (size === null) return "size_unfit";
  const drawn = await redraw(data, fileKinds[kind].mediaType, size);
  return drawn === null || drawn.isBlank ? "file_kind_unknown" : drawn;
}

async function redraw(
  data: Buffer,
  mediaType: string,
  { width, height }: PictureSize,
): Promise<DrawnPng | null> {
  const href = `data:${mediaType};base64,${data.toString("base64")}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/></svg>`;
  try {
    return await drawSvg(drawing, width);
  } catch {
    return null; // the engine cannot read it
  }
}
