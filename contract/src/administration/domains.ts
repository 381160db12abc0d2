import { hostNamePattern, longestHostName } from "@anteroom/domain/clinic/clinic-hosts";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Instant } from "../values.ts";

/** In small letters, without port, dot at its end or address of a network: `clinic.example`. */
const HostName = z.string().check(z.maxLength(longestHostName), z.regex(hostNamePattern));
const DomainParams = z.strictObject({ domain: HostName });

/** A host name of the clinic. */
export const ClinicDomain = z.object({
  domain: HostName,
  /** Whether pages and API answer under it. */
  is_served: z.boolean(),
  /** Whether links in emails lead there. */
  is_primary: z.boolean(),
  /** Since when it is served; null: since the clinic's first file, or not yet. */
  added_at: z.nullable(Instant),
  /** What still has to be shown; null once it is served. */
  proof: z.nullable(
    z.object({
      /** A TXT record of this name … */
      record_name: z.string(),
      /** … with this text proves that the clinic controls the host name. */
      record_value: z.string(),
      last_checked_at: z.nullable(Instant),
      /** What was found then: no such record, others, or no answer of the DNS. */
      last_found: z.nullable(z.enum(["nothing", "other", "unreachable"])),
    }),
  ),
});
export type ClinicDomain = z.infer<typeof ClinicDomain>;

export const clinicListDomains = endpoint({
  method: "GET",
  path: "/clinic/domains",
  summary: "The clinic's host names: those that are served, the main one first, and those to be proven",
  caller: "clinic",
  scope: "settings:read",
  response: collection(ClinicDomain),
});

export const clinicAddDomain = endpoint({
  method: "POST",
  path: "/clinic/domains",
  summary: "Asks for a host name; it is served once it is shown that the clinic controls it",
  description:
    "The answer's `proof` names a TXT record to set in the host name's DNS; then call `check`. The installation's own name for the clinic (its slug before the installation's host) needs none, nor do names below `.localhost` in development. Sent again, the answer is the same. Refused with `validation_failed` and a field's code: `reserved`, a name of the installation; `taken`, another clinic is served there. DNS and certificate lead requests here: both are the operator's and the clinic's to set up. `status_conflict`: fifty host names are there.",
  caller: "clinic",
  scope: "settings:write",
  body: z.strictObject({ domain: HostName }),
  status: 201,
  response: entity(ClinicDomain),
  problems: ["status_conflict"],
});

export const clinicCheckDomain = endpoint({
  method: "POST",
  path: "/clinic/domains/{domain}/check",
  summary: "Looks for the record that proves a host name; where it is there, the host name is served at once",
  description:
    "Where it is not, `proof.last_found` says what was found. DNS takes minutes to hours to show a new record everywhere. Checked once in ten seconds at most (`too_many_requests`). `status_conflict`: another clinic has proven the host name meanwhile.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  response: entity(ClinicDomain),
  problems: ["status_conflict", "too_many_requests"],
});

export const clinicSetPrimaryDomain = endpoint({
  method: "POST",
  path: "/clinic/domains/{domain}/primary",
  summary: "Makes a host name that is served the main one, to which links in emails lead from now on",
  description:
    "The others are served as before. Passkeys and sessions belong to the host name at which they were made: patients sign in anew at another one.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  response: entity(ClinicDomain),
  problems: ["status_conflict"],
});

export const clinicRemoveDomain = endpoint({
  method: "DELETE",
  path: "/clinic/domains/{domain}",
  summary: "Gives a host name up: it is served no longer, at once and by every server",
  description: "`status_conflict`: it is the main one; make another the main one first.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  status: 204,
  problems: ["status_conflict"],
});
