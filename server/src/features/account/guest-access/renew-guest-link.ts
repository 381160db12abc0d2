import type { renewGuestLink as shape } from "@anteroom/contract/account/guest-access";
import { asLocale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { guestAccessSince } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { makeGuestLink } from "../../../shared/account/guest-links.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { readerOf } from "../../../platform/http/reader-of.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { Services } from "../../../platform/config/services.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";

/** Most requests of one network in 15 minutes, valid or not. */
const mostPerAddress = 10;
/** Most mails to one guest in 15 minutes. */
const mostPerGuest = 3;

/**
 * Mails a new personal link to the booking's address. `body.token` is a personal link's token, used or not,
 * or that of a guest who joined by the appointment's code. The answer is the same for unknown tokens and
 * above 3 mails a guest; above 10 requests a network in 15 minutes it is `too_many_requests`.
 */
export function renewGuestLink(call: Call<typeof shape>, services: Pick<Services, "jobs" | "config">) {
  const { tenant, address, now } = call;
  return call.tx(async (tx) => {
    const limit = { subject: addressSubject(address, "guest link"), most: mostPerAddress };
    const wait = await countTries(tx, tenant.id, [limit], now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const guest = await guestOf(tx, call);
    if (guest) await mailLink(tx, call, services, guest);
    return undefined;
  });
}

type Guest = { guest_id: number; appointment_id: number; email: string; language: string | null };

async function guestOf(tx: Tx, { body, now }: Call<typeof shape>): Promise<Guest | null> {
  const hash = hashOf(body.token);
  const { rows } = await sql<Guest>`
    select g.id as guest_id, a.id as appointment_id, g.email, g.language
    from appointments a join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where a.end_time >= ${guestAccessSince(now)} and g.email <> ''
      and (a.guest_id = (select guest_id from guest_links where token_hash = ${hash})
        or a.id = (select appointment_id from visit_invitations
          where token_hash = ${hash} and invited_by = 'code' and ended_at is null))`.execute(tx);
  return rows[0] ?? null;
}

async function mailLink(
  tx: Tx,
  { tenant, now, request }: Call<typeof shape>,
  services: Pick<Services, "jobs" | "config">,
  { guest_id: guestId, appointment_id: appointmentId, email, language }: Guest,
): Promise<void> {
  const limit = { subject: hashOf(`guest link of guest ${guestId}`), most: mostPerGuest };
  if ((await countTries(tx, tenant.id, [limit], now)) !== null) return;
  const { config } = services;
  await queueAccountMail(tx, services, {
    tenant,
    to: email,
    // The language of the device that asks, else of the booking.
    language:
      asLocale(readerOf(request).language ?? language ?? undefined) ?? tenant.settings.defaultLanguage,
    kind: "guest_link",
    link: await makeGuestLink(tx, { tenant, config, guestId, appointmentId, now }),
    patientId: null,
    appointmentId,
    now,
  });
}
