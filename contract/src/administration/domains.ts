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
  /** The outstanding proof; null once it is served. */
  proof: z.nullable(
    z.object({
      /** A TXT record of this name … */
      record_name: z.string(),
      /** … with this text proves that the clinic controls the host name. */
      record_value: z.string(),
      last_checked_at: z.nullable(Instant),
      /** The last result: no such record, other records, or no DNS answer. */
      last_found: z.nullable(z.enum(["nothing", "other", "unreachable"])),
    }),
  ),
});
export type ClinicDomain = z.infer<typeof ClinicDomain>;

export const clinicListDomains = endpoint({
  method: "GET",
  path: "/clinic/domains",
  summary: "Lists the clinic's host names: served ones with the primary one first, then unproven ones",
  caller: "clinic",
  scope: "settings:read",
  response: collection(ClinicDomain),
});

/** Audited. At most 50 host names of a clinic. A host name belongs to one clinic. */
export const clinicAddDomain = endpoint({
  method: "POST",
  path: "/clinic/domains",
  summary: "Adds a host name; it is served once the clinic has proven that it controls it",
  description:
    "`proof` in the answer names a TXT record to set in the host name's DNS; then call `check`. The installation's own name for the clinic (its slug before the installation's host) requires none, nor do names below `.localhost` in development. Idempotent. Refused with `validation_failed` and a field's code: `reserved`, a name of the installation; `taken`, another clinic is served there. The operator and the clinic set up DNS and certificate themselves. `status_conflict`: the clinic has fifty host names.",
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
  summary: "Looks up the record that proves a host name; if found, the host name is served at once",
  description:
    "Otherwise `proof.last_found` contains what was found. DNS needs minutes to hours to show a new record everywhere. At most one check in ten seconds (`too_many_requests`). `status_conflict`: another clinic has proven the host name meanwhile.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  response: entity(ClinicDomain),
  problems: ["status_conflict", "too_many_requests"],
});

/** Audited. */
export const clinicSetPrimaryDomain = endpoint({
  method: "POST",
  path: "/clinic/domains/{domain}/primary",
  summary: "Makes a served host name the primary one, which links in emails use from now on",
  description:
    "The others are still served. Passkeys and sessions belong to one host name: patients must sign in again at another.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  response: entity(ClinicDomain),
  problems: ["status_conflict"],
});

/** Audited. */
export const clinicRemoveDomain = endpoint({
  method: "DELETE",
  path: "/clinic/domains/{domain}",
  summary: "Removes a host name; every server stops serving it at once",
  description: "`status_conflict`: it is the primary one; make another primary first.",
  caller: "clinic",
  scope: "settings:write",
  params: DomainParams,
  status: 204,
  problems: ["status_conflict"],
});
