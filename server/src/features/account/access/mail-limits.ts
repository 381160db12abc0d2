import { hashOf } from "../../../platform/crypto/secrets.ts";
import { subjectsOf, type Subjects } from "../../../platform/http/rate-limits.ts";

/** Who asks for mails: counted apart from wrong log-ins, so that neither stands in the other's way. */
export function mailSubjectsOf(purpose: "recover" | "sign-up", name: string, address: string): Subjects {
  const { account, address: network } = subjectsOf(`${purpose} ${name}`, address);
  return { account, address: hashOf(`mails ${network.toString("hex")}`) };
}
