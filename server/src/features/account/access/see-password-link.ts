import type { seePasswordLink as shape } from "@anteroom/contract/account/passwords";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { findAccountToken } from "../../../shared/account/account-tokens.ts";
import { tokenKinds } from "./token-kinds.ts";

/**
 * Returns `link_not_valid` when the link of a mail can no longer set a password. Does not consume it, so that
 * the page can check before anything is typed.
 */
export async function checkPasswordLink({ body, now, reply, tx }: Call<typeof shape>) {
  reply.header("cache-control", "no-store");
  const { kind } = tokenKinds.setPassword;
  const seen = await tx((one) => findAccountToken(one, { kind, token: body.token, now }));
  return seen ? undefined : problem("link_not_valid");
}
