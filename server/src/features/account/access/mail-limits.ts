import { hashOf } from "../../../platform/crypto/secrets.ts";
import { subjectsOf, type Subjects } from "../../../platform/http/rate-limits.ts";

/** Returns whose mail requests are counted. They are counted separately from wrong sign-ins. */
export function mailSubjectsOf(purpose: "recover" | "sign-up", name: string, address: string): Subjects {
  const { account, address: network } = subjectsOf(`${purpose} ${name}`, address);
  return { account, address: hashOf(`mails ${network.toString("hex")}`) };
}
