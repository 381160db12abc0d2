import { joinRefusals } from "@anteroom/domain/account/join-refusals";
import { personDetails } from "@anteroom/domain/account/merge-refusals";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, versionedEntity } from "../replaces.ts";
import { entity, Instant } from "../values.ts";
import { logIn } from "./account.ts";
import { logInWithPasskey } from "./passkeys.ts";
import { answerChallenge } from "./second-factor.ts";

/** Proves for ten minutes that the signed-in patient can sign in to another account too. It opens nothing. */
const JoinProof = z.object({ token: z.string(), expires_at: Instant });

const Token = z.string().check(z.minLength(20), z.maxLength(100));
const Count = z.int().check(z.nonnegative());

/**
 * By the rules, limits and answers of a sign-in, but creates no session. `proof_needed` without recent authentication
 * of this session; `status_conflict` (`same_account`) for the account that is signed in.
 */
export const proveOtherByPassword = endpoint({
  method: "POST",
  path: "/patients/account_join/password",
  summary: "Proves by sign-in name and password that another account is the patient's too",
  caller: "patient",
  body: logIn.body,
  response: entity(JoinProof),
  problems: [
    "proof_needed",
    "wrong_credentials",
    "password_expired",
    "second_factor_required",
    "too_many_requests",
    "too_many_mails",
    "feature_off",
    "status_conflict",
  ],
});

/** As the second step of a sign-in, whose challenge and codes it uses; creates no session. */
export const proveOtherBySecondFactor = endpoint({
  method: "POST",
  path: "/patients/account_join/second_factor",
  summary: "Completes the proof of another account with the code of its second factor",
  caller: "patient",
  body: answerChallenge.body,
  response: entity(JoinProof),
  problems: [
    "proof_needed",
    "wrong_code",
    "challenge_expired",
    "too_many_requests",
    "too_many_codes",
    "status_conflict",
  ],
});

/** As a sign-in by passkey, with the options of `POST /patients/auth/passkey/options`; creates no session. */
export const proveOtherByPasskey = endpoint({
  method: "POST",
  path: "/patients/account_join/passkey",
  summary: "Proves by a passkey's signature that another account is the patient's too",
  caller: "patient",
  body: logInWithPasskey.body,
  response: entity(JoinProof),
  problems: ["proof_needed", "passkey_refused", "feature_off", "too_many_requests", "status_conflict"],
});

/** What a join moves to the account that stays, what it ends, and why it is not possible now. */
const JoinPreview = z.object({
  /** The sign-in that ends, and the one that stays. */
  ends_email: z.string(),
  stays_email: z.nullable(z.string()),
  /** Of the account and of its dependents, as all counts to `waitlist_entries`. Without mere holds and abandoned bookings. */
  appointments: Count,
  upcoming_appointments: Count,
  messages: Count,
  files: Count,
  measurements: Count,
  /** Answered questionnaires and symptom checks. */
  answers: Count,
  /** Medicines and allergies. */
  record_entries: Count,
  /** Whether both accounts have medicines or allergies, which are then on one list. */
  has_two_lists: z.boolean(),
  waitlist_entries: Count,
  /** Names of the dependents who come along. */
  dependents: z.array(z.string()),
  /** Names of the dependents of both accounts whose records become one. */
  joined_dependents: z.array(z.string()),
  /** The other account's insurance: taken where this one has none, deleted where it has one; null: there is none. */
  insurance: z.nullable(z.enum(["taken", "deleted"])),
  /** A phone number that is deleted because the account that stays has another one. */
  deleted_phone: z.nullable(z.string()),
  /** Devices that are signed in to the other account. */
  devices: Count,
  passkeys: Count,
  connected_apps: Count,
  refusal: z.nullable(z.enum(joinRefusals)),
  /** With `different_person`: what differs. Never what it is in the other account. */
  differing: z.optional(z.array(z.enum(personDetails))),
});
export type JoinPreview = z.infer<typeof JoinPreview>;

/** Changes nothing. `challenge_expired` where the proof has ended. */
export const previewJoin = endpoint({
  method: "POST",
  path: "/patients/account_join/preview",
  summary: "Returns what a join of the two accounts would move and end, and whether it is possible",
  caller: "patient",
  body: z.strictObject({ token: Token }),
  response: versionedEntity(JoinPreview),
  problems: ["challenge_expired"],
});

/**
 * Ends every sign-in and session of the other account and mails both addresses. Repeated after a lost answer it is
 * done. Cannot be undone.
 */
export const joinAccounts = endpoint({
  method: "POST",
  path: "/patients/account_join",
  summary: "Joins the other account into the one that is signed in",
  description:
    "`replaces` is the `version` of the preview: what has changed since is not joined unseen (`changed_elsewhere`). `status_conflict` names the preview's `refusal` as its reason. Requires recent authentication of this session (`proof_needed`) and a proof of the other account (`challenge_expired`).",
  caller: "patient",
  body: z.strictObject({ token: Token, replaces: ContentVersion }),
  status: 204,
  problems: ["proof_needed", "challenge_expired", "changed_elsewhere", "status_conflict"],
});
