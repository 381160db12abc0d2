import { longestMailAddress } from "@anteroom/domain/notifications/mail-address";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant } from "../values.ts";

const Address = z.email().check(z.maxLength(longestMailAddress));

/** The address of the clinic's own that its emails come from, and the DNS record that makes receivers trust it. */
export const MailAddress = z.object({
  /** Null: emails come from the installation's address. */
  address: z.nullable(Address),
  /** Whether emails come from it; otherwise from the installation's. */
  is_in_use: z.boolean(),
  /** When the record was found to be gone after the address had been in use; null: it was not, or is there again. */
  lost_at: z.nullable(Instant),
  /** The TXT record of the signing key (DKIM), which proves that the domain is the clinic's. */
  record: z.nullable(z.object({ name: z.string(), value: z.string() })),
  last_checked_at: z.nullable(Instant),
  /** The last result: this record, no record, others, or no DNS answer. */
  last_found: z.nullable(z.enum(["record", "nothing", "other", "unreachable"])),
  /** The policy of the domain's DMARC record at the last check; null: none was found. */
  last_dmarc: z.nullable(z.enum(["none", "quarantine", "reject"])),
});
export type MailAddress = z.infer<typeof MailAddress>;

export const clinicGetMailAddress = endpoint({
  method: "GET",
  path: "/clinic/mail_address",
  summary: "Returns the address of the clinic's own that its emails come from, and its DNS record",
  caller: "clinic",
  scope: "settings:read",
  response: entity(MailAddress),
});

/** Audited. */
export const clinicSetMailAddress = endpoint({
  method: "PUT",
  path: "/clinic/mail_address",
  summary: "Sets an address of the clinic's own; emails come from it once the DNS shows its record",
  description:
    "`record` in the answer names a TXT record with the public key of a signature (DKIM); set it in the domain's DNS, then call `check`. Until then, and whenever the record is gone, emails come from the installation's address. Another address of the same domain keeps the key; an address of another domain gets a new one. No SPF record is needed: the envelope stays the installation's, and DMARC is satisfied by the signature. Refused with `validation_failed` and the code `not-a-domain`: the domain cannot have records in the DNS. `status_conflict`: the address was changed or removed meanwhile.",
  caller: "clinic",
  scope: "settings:write",
  body: z.strictObject({ address: Address }),
  response: entity(MailAddress),
  problems: ["status_conflict"],
});

export const clinicCheckMailAddress = endpoint({
  method: "POST",
  path: "/clinic/mail_address/check",
  summary: "Looks up the record of the clinic's own address; if found, emails come from it at once",
  description:
    "Otherwise `last_found` contains what was found. An address in use whose record is gone is not used until it is found again. Servers check it themselves once a day with the next email. At most one check in ten seconds (`too_many_requests`).",
  caller: "clinic",
  scope: "settings:write",
  response: entity(MailAddress),
  problems: ["not_found", "too_many_requests"],
});

/** Audited. */
export const clinicRemoveMailAddress = endpoint({
  method: "DELETE",
  path: "/clinic/mail_address",
  summary: "Removes the clinic's own address and its key; emails come from the installation's address again",
  caller: "clinic",
  scope: "settings:write",
  status: 204,
  problems: ["not_found"],
});
