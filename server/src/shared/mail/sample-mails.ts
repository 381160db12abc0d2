import { accountMailKinds, type AccountMailKind } from "@anteroom/content/messages/account-mail";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { keepingNote, whatToDoFor } from "@anteroom/content/messages/visit-mails";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { formatPrice } from "@anteroom/domain/payment/money";
import { emergencyNotes } from "./appointment-mail.ts";
import { refundNote } from "./refund-note.ts";
import type { MailFacts } from "./account-mail.ts";
import type { Config } from "../../platform/config/config.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import {
  appointmentDetails,
  taxDetails,
  termsDetails,
  timeFacts,
} from "../../platform/mail/appointment-details.ts";

/** Kinds of mail that the gallery and tests show. */
export const sampleKinds = accountMailKinds;

const now = new Date("2026-11-24T09:00:00Z");
const startTime = new Date("2026-11-26T15:30:00Z");

const sampleDoctor: NamedDoctor = { name: "Inês Ferreira", title: "doctor", sex: "female" };

type Sample = {
  tenant: Tenant;
  language: Locale;
  kind: AccountMailKind;
  /** Names from outside, for tests with hostile ones. */
  doctor?: NamedDoctor;
};

/**
 * Returns a mail of a kind with fixed sample data, in the form in which its real sender passes it to
 * `writeMail`. Sends nothing.
 */
export function sampleMail(
  { tenant, language, kind, doctor = sampleDoctor }: Sample,
  config: Pick<Config, "baseUrl">,
): MailFacts {
  const { settings } = tenant;
  const address = (path: `/${string}`) => tenantAddress(config, tenant, path);
  const isAppointmentMail = kind.startsWith("visit_");
  const isGuest = kind === "visit_booked";
  const isBooked = /^visit_(booked|entered|rescheduled)/.test(kind);
  const isReference = kind === "payment_reference";
  const isRefund = /^payment_(part_)?refund/.test(kind) || kind === "visit_canceled_refunded";
  const receipt = { label: mailLabel("receipt", language), link: address("/appointments/7?view=receipt") };
  const isCanceled = /^visit_(canceled|declined)/.test(kind);
  const isEnded = kind === "visit_ended";
  const isOver = isCanceled || isEnded;
  const appointment = {
    status: "accepted",
    service_type: "remote",
    start_time: startTime,
    doctor,
    dependent_name: isCanceled ? "Tomás Ferreira" : null,
    price_minor: 5000,
    due_minor: 4500,
    is_paid: true,
    currency: settings.currency,
    code: "ABCDEFGH",
    shows_code: isGuest,
    time_zone: "Asia/Dubai",
  };
  const setting = { settings, language, now, hasTax: isBooked };
  const until = timeFacts(new Date("2026-11-25T12:00:00Z"), settings.timeZone, language, settings);
  return {
    tenant,
    language,
    kind,
    link: address(isAppointmentMail ? "/appointments/7" : "/set-password?token=Abc_123-def"),
    ...(kind === "sign_in_code" ? { code: "493022" } : {}),
    details:
      isAppointmentMail || kind.startsWith("payment_")
        ? [
            ...appointmentDetails(appointment, isOver || !isAppointmentMail, setting),
            ...(isReference
              ? [
                  ...taxDetails(appointment, setting),
                  ...termsDetails(appointment, setting, appointment.time_zone),
                ]
              : []),
          ]
        : kind === "waitlist_offer"
          ? [
              {
                label: mailLabel("doctor", language),
                value: [{ text: doctorName(doctor, language), isValue: true }],
              },
            ]
          : [],
    links: [
      ...(isBooked || isRefund ? [receipt] : []),
      ...(isEnded ? [{ label: mailLabel("signUp", language), link: address("/sign-up") }] : []),
      ...(isAppointmentMail && !isOver && kind !== "visit_message" && kind !== "visit_earlier"
        ? [
            {
              label: mailLabel("change", language),
              link: address("/appointments/7?guest_token=Xyz&view=change"),
            },
          ]
        : []),
      ...(kind === "visit_earlier" || kind === "waitlist_offer"
        ? [{ label: mailLabel("waitlist", language), link: address("/waitlist") }]
        : []),
    ],
    notes: [
      ...(isEnded ? [keepingNote(language, true)] : []),
      ...(/^visit_(?:booked|entered|rescheduled|reminder)/.test(kind)
        ? emergencyNotes(tenant, language)
        : []),
      ...(isRefund ? [refundNote(language)] : []),
      ...(isGuest ? [mailLabel("codeIsPrivate", language)] : []),
      ...(isGuest || isEnded ? [mailLabel("personalLink", language)] : []),
    ],
    hasProfile: isAppointmentMail && !isGuest && !isEnded,
    facts: {
      ...timeFacts(startTime, settings.timeZone, language, settings),
      what: whatToDoFor("remote", language, kind === "visit_reminder_soon"),
      minutes: "30",
      days: "7",
      ended: "i…s@example.pt",
      stays: "i…a@example.org",
      rest: formatPrice(3000, settings.currency, language),
      amount: formatPrice(4500, settings.currency, language),
      until: `${until.day}, ${until.time}`,
      earlier: `${until.day}, ${until.time}`,
      entity: "21312",
      reference: "123 456 789",
      payment: "pay_7Hq2",
      appointment: "7",
      reason: "4853: <fraud & more>",
    },
  };
}
