import { noAnswer, type Failure, type Result } from "../../../web/src/platform/api.ts";
import { apiBase } from "./create-desk.ts";

type Wanted = {
  /** Below the API's address, with its query. */
  path: string;
  /** Under which the browser saves it. */
  name: string;
  /** The session's right. */
  headers: Record<string, string>;
};

/** Fetches a file from the API and makes the browser save it. Never rejects: network errors, and refusals without JSON, are `noAnswer()`. */
export async function saveFile({ path, name, headers }: Wanted): Promise<Result<null>> {
  try {
    const answer = await fetch(`${apiBase}${path}`, { headers });
    if (!answer.ok) return { isOk: false, failure: (await answer.json()) as Failure }; // a problem of our own server
    const address = URL.createObjectURL(await answer.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser has begun to save it by then
    return { isOk: true, data: null };
  } catch {
    return { isOk: false, failure: noAnswer() };
  }
}
