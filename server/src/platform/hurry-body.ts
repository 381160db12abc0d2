import { fileMediaType } from "@anteroom/contract/files";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the bytes of one file may take altogether, in ms: 20 MB over a line of 300 kbit/s. */
export const longestUpload = 10 * 60_000;
/** How long any other body may take, in ms. */
const longestBody = 30_000;

/** Whoever sends a body that is no file, and does not come to its end in time, is cut off. */
export function hurryBody(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": coding, "content-type": type } = request.headers;
  const hasBody = coding !== undefined || (length !== undefined && length !== "0");
  if (!hasBody || type === fileMediaType) return;
  const timer = setTimeout(() => void (request.complete || request.destroy()), longestBody);
  timer.unref();
  response.once("close", () => clearTimeout(timer));
}
