import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Mail, MailSender } from "../../ports/mail.ts";

type Options = {
  url: string;
  from: string;
  /** How many connections it keeps open at most; as many as mails are handed over at once, so that none waits for another. */
  connections?: number;
  /** How long a server may take until it has the whole message, in ms. */
  handOverMs?: number;
};

/** How long connecting and the greeting may take, in ms. */
const patience = 10_000;
/**
 * How long a server may take to answer a message that it has, in ms (RFC 5321, 4.5.3.2.6). Whoever stops waiting earlier
 * sends a mail again that is being delivered: a server that checks each mail for longer would deliver every try.
 */
const answerMs = 600_000;

/** The visible sender, and the signature of its domain by which receivers know it (RFC 6376). */
const signedBy = ({ address, dkim }: NonNullable<Mail["ownSender"]>, name: string | null | undefined) => ({
  from: { name: name ?? "", address },
  dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
});

/** The same on every try. No text contains the hash of itself, so no text of a mail ends its own part. */
const boundaryOf = (content: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);

/** Aborts a try whose server does not take the message in time. `watch` starts anew with each message that is read, and ends with its last byte. */
function handOverLimit(ms: number) {
  const limit = new AbortController();
  let timer: NodeJS.Timeout;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(() => limit.abort(), ms);
  };
  begin();
  return {
    signal: limit.signal,
    end,
    watch: (message: Readable) => {
      begin();
      return message.once("end", end);
    },
  };
}

/**
 * Sends mails through the installation's SMTP server, with TLS when the server offers it. `send` rejects when the
 * server refuses, does not greet within 10 s, has not taken the message within a minute, or does not answer it within ten.
 * Every try with the same mail sends the same bytes. A clinic's own address is signed for by its key (DKIM), in an envelope
 * of the installation. Connects with the first mail and keeps connections open for 10 s.
 */
export function smtpMail({
  url,
  from,
  connections = 2,
  handOverMs = 60_000,
}: Options): MailSender & { stop: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: answerMs,
    idleTimeout: patience, // one that is gone unseen would hold up the next mail
    // Texts of ours alone: nothing is to be fetched or read from the disk for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const limits = new WeakMap<AbortSignal, ReturnType<typeof handOverLimit>>();
  transport.use("stream", ({ data: { signal }, message }, done) => {
    const limit = signal && limits.get(signal);
    const read = message.createReadStream.bind(message);
    if (limit) message.createReadStream = (options) => limit.watch(read(options));
    done();
  });
  const host = from.split("@")[1] ?? "localhost";
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    send: async (id, { to, subject, text, html, calendar, writtenAt, senderName, replyTo, ownSender }) => {
      const limit = handOverLimit(handOverMs);
      limits.set(limit.signal, limit);
      const sent = transport.sendMail({
        signal: limit.signal,
        ...(ownSender
          ? { ...signedBy(ownSender, senderName), envelope: { from: address, to } }
          : { from: senderName ? { name: senderName, address } : from }),
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        to: { name: "", address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        messageId: `<${id}@${host}>`,
        date: writtenAt,
        baseBoundary: boundaryOf([id, subject, text, html ?? "", calendar ?? ""]),
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
      try {
        await sent;
      } catch (error) {
        if (!limit.signal.aborted) throw error;
        throw Object.assign(new Error("The mail server did not take the message."), { code: "ETIMEDOUT" });
      } finally {
        limit.end();
      }
    },
    stop: () => transport.close(),
  };
}
