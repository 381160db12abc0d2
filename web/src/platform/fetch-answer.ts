import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import type { FetchPath } from "@anteroom/contract/page";
import { type Failure, resultOf } from "./api.ts";

/** What a query throws when the answer is no: the old data stays on the page, this says why there is no new one. */
export class AnswerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What an endpoint answers at an address, in the browser and on the server alike; its failure is thrown. */
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
