import type { Readable } from "node:stream";
import { TextDecoder } from "node:util";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { fileHeadBytes, fileKindOf, isTextBytes, type FileKind } from "@anteroom/domain/shared/file-kind";
import { transferStallMs } from "@anteroom/domain/shared/lifetimes";
import { ProblemError } from "../http/problem.ts";

/**
 * Checks a file's bytes while they stream. Reading fails with `file_kind_unknown` or `file_too_large` as soon as
 * that is known, and with `malformed_request` when no bytes arrive in time. After the last byte `found` returns
 * kind and size in bytes; it throws before.
 */
export function checkFile(body: Readable): {
  content: AsyncIterable<Uint8Array>;
  found: () => { kind: FileKind; size: number };
} {
  let kind: FileKind | null = null;
  let size = 0;
  async function* content(): AsyncGenerator<Uint8Array> {
    const text = new TextDecoder("utf-8", { fatal: true });
    let head: Buffer = Buffer.alloc(0);
    for await (const bytes of unlessSilent(body)) {
      size += bytes.length;
      if (size > fieldLimits.fileBytes) throw new ProblemError("file_too_large");
      if (kind === null) {
        head = Buffer.concat([head, bytes]);
        if (head.length < fileHeadBytes) continue;
        kind = wanted(head);
        if (kind === "text") checkText(text, head);
        yield head;
      } else {
        if (kind === "text") checkText(text, bytes);
        yield bytes;
      }
    }
    if (kind === null) {
      kind = wanted(head);
      if (kind === "text") checkText(text, head);
      yield head;
    }
    if (kind === "text") checkText(text, null);
  }
  return {
    content: content(),
    found: () => {
      if (kind === null) throw new Error("A file is known once it has been read");
      return { kind, size };
    },
  };
}

function wanted(head: Uint8Array): FileKind {
  const kind = fileKindOf(head);
  if (kind === null) throw new ProblemError("file_kind_unknown");
  return kind;
}

/** A text is one to its end: UTF-8, and nothing that is no text. */
function checkText(decoder: TextDecoder, bytes: Uint8Array | null): void {
  try {
    if (bytes === null) decoder.decode();
    else decoder.decode(bytes, { stream: true });
  } catch {
    throw new ProblemError("file_kind_unknown");
  }
  if (bytes !== null && !isTextBytes(bytes)) throw new ProblemError("file_kind_unknown");
}

async function* unlessSilent(body: Readable): AsyncGenerator<Buffer> {
  const timer = setTimeout(() => body.destroy(new ProblemError("malformed_request")), transferStallMs);
  try {
    // Left open, so that a refusal can still be answered.
    for await (const bytes of body.iterator({ destroyOnReturn: false })) {
      timer.refresh();
      yield bytes as Buffer; // a request's body has no encoding set
    }
  } finally {
    clearTimeout(timer);
  }
}
