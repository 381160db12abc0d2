import { hashOf } from "../../platform/secrets.ts";
import { subjectsOf, type Subjects } from "../../platform/try-limits.ts";

/** Who asks for mails: counted apart from wrong log-ins, so that neither stands in the other's way. */
export function mailSubjectsOf(purpose: "recover" | "sign-up", name: string, address: string): Subjects {
  const { account, address: network } = subjectsOf(`${purpose} ${name}`, address);
  return { account, address: hashOf(`mails ${network.toString("hex")}`) };
}
