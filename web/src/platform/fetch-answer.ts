import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import type { FetchPath } from "@anteroom/contract/page";
import { type Failure, resultOf } from "./api.ts";

/** Thrown by a query whose request failed; carries the failure, and its code as the message. */
export class AnswerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Fetches an endpoint's answer at an address, in the browser and on the server; caches nothing. `_shape` only
 * types the answer, which is not validated. Throws an `AnswerFailure` for any failure.
 */
export async function fetchAnswer<E extends EndpointShape>(
  ask: FetchPath,
  _shape: E,
  address: string,
): Promise<AnswerOf<E>> {
  const { status, body } = await ask(address);
  const result = resultOf<E>(status, body);
  if (!result.isOk) throw new AnswerFailure(result.failure);
  return result.data;
}
