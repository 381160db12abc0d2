import { createTransport } from "nodemailer";
import type { Mail, MailSender } from "../../ports/mail.ts";

type Options = {
  url: string;
  from: string;
  /** How many connections it keeps open at most; as many as mails are handed over at once, so that none waits for another. */
  connections?: number;
};

/** How long one step of the conversation may take, in ms. */
const patience = 10_000;

/** The visible sender, and the signature of its domain by which receivers know it (RFC 6376). */
const signedBy = ({ address, dkim }: NonNullable<Mail["ownSender"]>, name: string | null | undefined) => ({
  from: { name: name ?? "", address },
  dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
});

/**
 * Sends mails through the installation's SMTP server, with TLS when the server offers it. `send` rejects when the
 * server refuses or is silent for 10 s. A clinic's own address is signed for by its key (DKIM), in an envelope of the installation. Connects with the first mail and keeps connections open until `stop`.
 */
export function smtpMail({ url, from, connections = 2 }: Options): MailSender & { stop: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Texts of ours alone: nothing is to be fetched or read from the disk for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split("@")[1] ?? "localhost";
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    send: async (id, { to, subject, text, html, calendar, senderName, replyTo, ownSender }) => {
      await transport.sendMail({
        ...(ownSender
          ? { ...signedBy(ownSender, senderName), envelope: { from: address, to } }
          : { from: senderName ? { name: senderName, address } : from }),
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        to: { name: "", address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        messageId: `<${id}@${host}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        ...(calendar
          ? {
              icalEvent: {
                method: calendar.includes("METHOD:CANCEL") ? "CANCEL" : "PUBLISH",
                filename: "appointment.ics",
                content: calendar,
              },
            }
          : {}),
      });
    },
    stop: () => transport.close(),
  };
}
