import type { FastifyReply } from "fastify";
import type { Files } from "../../ports/files.ts";
import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import { problem, type ProblemOutcome } from "../http/problem.ts";
import type { StoredFile } from "./stored-file.ts";

/**
 * Sends a file as an attachment with its detected media type. Caches must not store it and pages must not show it.
 * Returns `not_found` instead for null, a link, missing bytes, or a scan state that forbids handing it over.
 */
export async function sendFileDownload(
  files: Files,
  reply: FastifyReply,
  file: StoredFile | null,
): Promise<ProblemOutcome | undefined> {
  const content = file?.storage_key && mayHandOver(file) ? await files.open(file.storage_key) : null;
  if (!file || !content) return problem("not_found");
  await reply
    .headers({
      "content-type": file.media_type ?? "application/octet-stream",
      "content-length": file.size_bytes ?? 0,
      "content-disposition": asAttachment(file.name),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    })
    .send(content);
  return undefined;
}

/** RFC 6266: the name in plain letters for old programs, and as it is for all others. */
function asAttachment(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
