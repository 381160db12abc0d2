import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";
import type { GatewayTest } from "../../ports/payment-gateways.ts";

type Options = { baseUrl: string; key: string; ask?: RequestJson };

/** Asks the sandbox gateway for a payment that nobody has: whoever has the key is told that there is none. */
export async function testSandboxAccount({ baseUrl, key, ask = requestJson }: Options): Promise<GatewayTest> {
  const answer = await ask(`${baseUrl.replace(/\/$/, "")}/v1/payments/none`, {
    headers: { authorization: `Bearer ${key}` },
    patienceMs: 5_000,
  });
  if (answer?.status === 401) return { outcome: "key_refused" };
  return answer?.status === 404 ? { outcome: "works", methods: null } : { outcome: "unavailable" };
}
