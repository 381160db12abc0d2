import { noAnswer, resultOf, type Api, type Failure } from "../../../platform/api.ts";
import { saveBlobAs } from "../../../shared/files/transfer-file.ts";

/**
 * Fetches a document of the API with the session's credentials, by GET, or by POST with `body`, and makes the
 * browser save it as `name`. `address` is a path below the API's base. Returns why it failed (`noAnswer()`
 * where nothing was answered), or null; never rejects.
 */
export async function saveDocument(
  { reach }: Pick<Api, "reach">,
  { address, name, body }: { address: string; name: string; body?: object },
): Promise<Failure | null> {
  try {
    const answer = await fetch(reach.baseUrl + address, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: {
        ...reach.credentials(address),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      cache: "no-store",
    });
    if (answer.ok) {
      saveBlobAs(await answer.blob(), name);
      return null;
    }
    const result = resultOf(answer.status, await answer.json().catch(() => undefined));
    return result.isOk ? { code: "unreadable" } : result.failure;
  } catch {
    return noAnswer();
  }
}
