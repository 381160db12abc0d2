import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import type { FetchPath } from "@anteroom/contract/page";
import { type Failure, resultOf } from "./api.ts";

/** Thrown by a query whose request failed; carries the failure. */
export class AnswerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Fetches an endpoint's answer at an address, in the browser and on the server. Throws an AnswerFailure. */
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
