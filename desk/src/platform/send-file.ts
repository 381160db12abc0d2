import { deskHeader } from "@anteroom/contract/account/desk-sessions";
import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import { noAnswer, type Failure, type Result } from "../../../web/src/platform/api.ts";
import { apiBase } from "./create-desk.ts";

/**
 * Uploads a file's bytes to an endpoint with a binary body, or a string that is already JSON, with no time limit. `params` fill the path,
 * `query` follows it. Never rejects: an error answer is the server's own failure; a network error, or an answer that is not JSON, is `noAnswer()`.
 */
export async function sendFile<E extends EndpointShape>(
  { method, path }: E,
  params: Readonly<Record<string, string | number>>,
  file: Blob | string,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<AnswerOf<E>>> {
  const filled = path.replaceAll(/\{(?<name>\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = new URLSearchParams(query).toString();
  try {
    const answer = await fetch(`${apiBase}${filled}${asked && `?${asked}`}`, {
      method,
      headers: {
        [deskHeader]: "1",
        "content-type": typeof file === "string" ? "application/json" : "application/octet-stream",
      },
      body: file,
    });
    const read: unknown = await answer.json();
    return answer.ok ? { isOk: true, data: read as AnswerOf<E> } : { isOk: false, failure: read as Failure }; // the server's own answers
  } catch {
    return { isOk: false, failure: noAnswer() };
  }
}
