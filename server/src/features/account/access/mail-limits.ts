import { hashOf } from "../../../platform/crypto/secrets.ts";
import { subjectsOf, type Subjects } from "../../../platform/http/rate-limits.ts";

/**
 * Returns the subjects by which mail requests are counted: name and network address. `name` must be in lower
 * case. The name is counted for each purpose, the network for both together. Wrong sign-ins are counted separately.
 */
export function mailSubjectsOf(purpose: "recover" | "sign-up", name: string, address: string): Subjects {
  const { account, address: network } = subjectsOf(`${purpose} ${name}`, address);
  return { account, address: hashOf(`mails ${network.toString("hex")}`) };
}
