import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import {
  drawnWidth,
  fitsPicture,
  pictureBytes,
  type PictureKind,
  type PictureSize,
} from "@anteroom/domain/clinic/clinic-picture";
import { fileKindOf } from "@anteroom/domain/shared/file-kind";
import { drawSvg } from "../../../platform/pages/draw-svg.ts";
import { sizeOfJpeg, sizeOfPng, sizeOfWebp } from "./picture-size.ts";

/** A validated picture, ready to serve. */
export type ReadPicture = PictureSize & {
  bytes: Uint8Array;
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  /** First 32 hex digits of the SHA-256 of the bytes as they are served. */
  hash: string;
};
/** Why a picture is refused; `size_unfit`: width and height do not fit its kind. */
export type PictureRefusal = "file_too_large" | "file_kind_unknown" | "size_unfit";

/**
 * Validates an uploaded picture: PNG, JPEG, WebP or SVG by its content, not its declared type; size and
 * dimensions by its kind. SVG is converted to PNG, so that no script of it is served. Stores nothing.
 */
export async function readPicture(
  kind: PictureKind,
  bytes: Uint8Array,
): Promise<ReadPicture | PictureRefusal> {
  if (bytes.length > pictureBytes) return "file_too_large";
  const found = isSvg(bytes) ? await draw(kind, bytes) : raster(bytes);
  if (found === null) return "file_kind_unknown";
  if (!fitsPicture(kind, found)) return "size_unfit";
  return { ...found, hash: createHash("sha256").update(found.bytes).digest("hex").slice(0, 32) };
}

/** Returns a request's whole body, or null as soon as it exceeds the largest picture. */
export async function readPictureBody(body: Readable): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > pictureBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Found = Omit<ReadPicture, "hash">;

function raster(bytes: Uint8Array): Found | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kind = fileKindOf(bytes);
  if (kind === "png") return sized(bytes, "image/png", sizeOfPng(data));
  if (kind === "jpeg") return sized(bytes, "image/jpeg", sizeOfJpeg(data));
  return kind === "webp" ? sized(bytes, "image/webp", sizeOfWebp(data)) : null;
}

const sized = (bytes: Uint8Array, mediaType: Found["mediaType"], size: PictureSize | null): Found | null =>
  size && { bytes, mediaType, ...size };

/** Returns whether the text's first element is `svg`, after what XML allows before it. */
function isSvg(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 4096)).toString("utf8");
  return /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(begin);
}

async function draw(kind: PictureKind, bytes: Uint8Array): Promise<Found | null> {
  try {
    const { png, width, height } = await drawSvg(Buffer.from(bytes).toString("utf8"), drawnWidth[kind]);
    return { bytes: png, mediaType: "image/png", width, height };
  } catch {
    return null; // the engine says that it is no drawing
  }
}
