import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import {
  dkimRecordName,
  dmarcPolicyOf,
  dmarcRecordNames,
  isDkimKeyPublished,
  type DmarcPolicy,
} from "@anteroom/domain/notifications/mail-address";
import type { Mail } from "../../ports/mail.ts";
import type { TxtRecords } from "../../ports/txt-records.ts";
import { seal, unseal, type DataKey, type SealContext } from "../crypto/secrets.ts";
import type { Tables, Tx } from "../database/database.ts";

/** The clinic whose signing key it is. */
export type DkimKeyPlace = { dataKey: DataKey; tenantId: number };
export type MailAddressRow = Pick<
  Tables["mail_addresses"],
  | "address"
  | "domain"
  | "selector"
  | "public_key"
  | "sealed_private_key"
  | "proven_at"
  | "lost_at"
  | "last_checked_at"
  | "last_found"
  | "last_dmarc"
>;
/** What the DNS shows of an address: its record, and the policy of its domain. */
export type AddressCheck = {
  found: NonNullable<MailAddressRow["last_found"]>;
  dmarc: DmarcPolicy | null;
};

/** How long an address in use is trusted without another look at its DNS, in ms. */
const recheckEvery = 24 * 3_600_000;

const contextOf = ({ dataKey, tenantId }: DkimKeyPlace): SealContext => ({
  dataKey,
  purpose: "mail-dkim",
  tenantId,
  patientId: tenantId, // a key of the clinic
});

/** Returns a new signing key (RSA 2048): the public part in base64 DER, and the encrypted private part. */
export async function generateDkimKey(place: DkimKeyPlace): Promise<{ publicKey: string; sealed: Buffer }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    sealed: seal(Buffer.from(privateKey.export({ type: "pkcs8", format: "pem" })), contextOf(place)),
  };
}

/** Returns the clinic's own address and the state of its record, or null. */
export async function readMailAddress(tx: Tx): Promise<MailAddressRow | null> {
  const row = await tx
    .selectFrom("mail_addresses")
    .select(["address", "domain", "selector", "public_key", "sealed_private_key"])
    .select(["proven_at", "lost_at", "last_checked_at", "last_found", "last_dmarc"])
    .executeTakeFirst();
  return row ?? null;
}

/** Looks up the record of an address's key and the DMARC policy of its domain. */
export async function checkMailAddress(
  txtRecords: TxtRecords,
  { domain, selector, public_key: publicKey }: MailAddressRow,
): Promise<AddressCheck> {
  const [records, dmarc] = await Promise.all([
    txtRecords(dkimRecordName(selector, domain)),
    findDmarc(txtRecords, domain),
  ]);
  if (records === null) return { found: "unreachable", dmarc };
  if (isDkimKeyPublished(records, publicKey)) return { found: "record", dmarc };
  return { found: records.length === 0 ? "nothing" : "other", dmarc };
}

async function findDmarc(txtRecords: TxtRecords, domain: string): Promise<DmarcPolicy | null> {
  for (const [index, name] of dmarcRecordNames(domain).entries()) {
    const policy = dmarcPolicyOf((await txtRecords(name)) ?? [], index > 0);
    if (policy) return policy;
  }
  return null;
}

/**
 * Stores the result of a check, and with it whether the address is in use. A DNS that did not answer changes nothing
 * of that. Does nothing when the address has got another key meanwhile.
 */
export async function storeAddressCheck(
  tx: Tx,
  { selector, proven_at, lost_at }: MailAddressRow,
  { found, dmarc }: AddressCheck,
  now: Date,
): Promise<void> {
  const state =
    found === "record"
      ? { proven_at: proven_at ?? now, lost_at: null }
      : found === "unreachable"
        ? {}
        : { proven_at: null, lost_at: proven_at ? now : lost_at };
  await tx
    .updateTable("mail_addresses")
    .set({
      ...state,
      last_checked_at: now,
      last_found: found,
      ...(found === "unreachable" ? {} : { last_dmarc: dmarc }),
    })
    .where("selector", "=", selector)
    .execute();
}

/** Returns whether the DNS is to be asked again before an email leaves: once a day, of an address that has been in use. */
export function isAddressCheckDue(
  { proven_at, lost_at, last_checked_at }: MailAddressRow,
  now: Date,
): boolean {
  const wasInUse = proven_at !== null || lost_at !== null;
  return wasInUse && now.getTime() - (last_checked_at?.getTime() ?? 0) >= recheckEvery;
}

/** Returns the address and the decrypted key with which an email is sent; null while the address is not in use. */
export function ownSenderOf(
  row: MailAddressRow | null,
  place: DkimKeyPlace,
): NonNullable<Mail["ownSender"]> | null {
  if (!row?.proven_at) return null;
  const { address, domain, selector } = row;
  const privateKey = unseal(row.sealed_private_key, contextOf(place)).toString("utf8");
  return { address, dkim: { domain, selector, privateKey } };
}
