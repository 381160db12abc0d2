import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";
import type { GatewayTest } from "../../ports/payment-gateways.ts";

type Options = { baseUrl: string; key: string; ask?: RequestJson };

/**
 * Checks the key by asking the sandbox for a payment that does not exist: a valid key gets "not found". Does not say
 * which methods it offers (`methods` is null).
 */
export async function testSandboxAccount({ baseUrl, key, ask = requestJson }: Options): Promise<GatewayTest> {
  const answer = await ask(`${baseUrl.replace(/\/$/, "")}/v1/payments/none`, {
    headers: { authorization: `Bearer ${key}` },
    patienceMs: 5_000,
  });
  if (answer?.status === 401) return { outcome: "key_refused" };
  return answer?.status === 404 ? { outcome: "works", methods: null } : { outcome: "unavailable" };
}
