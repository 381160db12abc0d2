import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, limits, PathId } from "../values.ts";
import { DeskSession } from "./desk-sessions.ts";
import { CreationOptions, PasskeyName, Registration } from "./passkeys.ts";
import { NewPassword } from "./passwords.ts";
import { OwnPasskey } from "./second-factor.ts";

const PasskeyParams = z.strictObject({ passkey_id: PathId });
const CurrentPassword = z.string().check(z.minLength(1), z.maxLength(limits.password));

export const getDeskSecurity = endpoint({
  method: "GET",
  path: "/desk/security",
  summary: "Returns the second factors of the signed-in staff account",
  caller: "staff",
  response: entity(
    z.object({
      /** Whether the account has a password of its own; false while it has a one-time password alone. */
      has_password: z.boolean(),
      /** Since when the authenticator app is set up; null without one. */
      totp_since: z.nullable(Instant),
      passkeys: z.array(OwnPasskey),
      /** Whether the last second factor cannot be removed. */
      requires_factor: z.boolean(),
      /** Until when this session may change the account's security; null when the password is required first. */
      proven_until: z.nullable(Instant),
    }),
  ),
});

/** Wrong guesses are limited as at sign-in. */
export const proveDeskPassword = endpoint({
  method: "POST",
  path: "/desk/security/proof",
  summary:
    "Confirms the password of this session, which may then change the account's security for ten minutes",
  caller: "staff",
  body: z.strictObject({ password: CurrentPassword }),
  response: entity(z.object({ proven_until: Instant })),
  problems: ["wrong_password", "too_many_requests"],
});

/**
 * Audited and mailed to the owner. Wrong current passwords are limited together with those of `proveDeskPassword`.
 * `status_conflict`: the account has no password of its own.
 */
export const changeDeskPassword = endpoint({
  method: "POST",
  path: "/desk/security/password",
  summary: "Changes the password of the signed-in staff account, and ends its other sessions",
  description:
    "`weak_password` says why in `reason`: `too_short`, `common` or `personal`. An account that has only its one-time password, because its owner signs in at the clinic's OpenID provider, has none to change (`status_conflict`); it chooses one when it signs in with the one-time password.",
  caller: "staff",
  body: z.strictObject({ current_password: CurrentPassword, password: NewPassword }),
  status: 204,
  problems: ["wrong_password", "weak_password", "too_many_requests", "status_conflict"],
});

/** Stores a challenge for 5 minutes. An account has at most 10 passkeys; `status_conflict` beyond that. */
export const beginDeskPasskey = endpoint({
  method: "POST",
  path: "/desk/passkeys/options",
  summary: "Returns the options for creating a passkey for this clinic's desk",
  caller: "staff",
  response: entity(CreationOptions),
  problems: ["proof_needed", "status_conflict"],
});

/**
 * Lifts the limit of a session that lacked a second factor, and ends the account's other sessions without one.
 * `status_conflict` for a known passkey.
 */
export const registerDeskPasskey = endpoint({
  method: "POST",
  path: "/desk/passkeys",
  summary: "Stores a passkey that the browser has created",
  caller: "staff",
  status: 201,
  body: z.strictObject({ name: PasskeyName, credential: Registration }),
  response: entity(DeskSession),
  problems: ["proof_needed", "passkey_refused", "status_conflict"],
});

export const renameDeskPasskey = endpoint({
  method: "PUT",
  path: "/desk/passkeys/{passkey_id}",
  summary: "Gives a passkey another name",
  caller: "staff",
  params: PasskeyParams,
  body: z.strictObject({ name: PasskeyName }),
  status: 204,
  problems: ["proof_needed", "not_found"],
});

/** `last_factor` where a second factor is required and the account has no other. */
export const removeDeskPasskey = endpoint({
  method: "DELETE",
  path: "/desk/passkeys/{passkey_id}",
  summary: "Removes a passkey; not the last second factor where one is required",
  caller: "staff",
  params: PasskeyParams,
  status: 204,
  problems: ["proof_needed", "not_found", "last_factor"],
});
