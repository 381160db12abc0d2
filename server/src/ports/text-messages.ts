import type { Locale } from "@anteroom/domain/shared/locales";
import type { NotificationMoment, TextChannel } from "@anteroom/domain/notifications/reminders";

/**
 * A message to send. `to` is in E.164. The provider's reports carry `reference`. `template` names the approved template
 * and its variables, for channels that require one.
 */
export type OutgoingText = {
  channel: TextChannel;
  to: string;
  body: string;
  template: TextTemplate;
  reference: TextReference;
};
/** An approved message template and the values of its placeholders, in order. */
export type TextTemplate = {
  kind: "code" | NotificationMoment;
  language: Locale;
  variables: readonly string[];
};
/** Identifies a sent message when the provider reports about it. */
export type TextReference = { tenantId: number; messageId: number };

/**
 * `sent`: accepted. `stopped`: the recipient has opted out, so the provider sends nothing. `refused`: this message will
 * never be accepted. `unknown`: it may have been accepted; sending again could duplicate it.
 */
export type TextOutcome =
  | { outcome: "sent"; providerId: string }
  | { outcome: "stopped" | "refused"; code: number | null }
  | { outcome: "unknown" };

/** A message from a phone. `isAnswered`: the provider has recognised a keyword, such as STOP, and answers itself. */
export type IncomingText = {
  id: string;
  channel: TextChannel;
  from: string;
  text: string;
  isAnswered: boolean;
};

/** The delivery state of a sent message, and the provider's error code. */
export type TextReport = { state: "delivered" | "failed" | "stopped" | "on its way"; code: number | null };

/** A request from the provider: its full public URL with the query, the headers and the unparsed body. */
export type ProviderRequest = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: string;
};
/** The result of verifying and parsing a provider's request. */
export type VerifiedReading<T> =
  | { reading: "bad_signature" }
  | { reading: "malformed" }
  | ({ reading: "read" } & T);

/** Sends text messages, and reads the provider's reports and incoming messages. */
export type TextMessages = {
  /** The provider's name in URLs: `/text-messages/{provider}/…`. */
  provider: string;
  /** Sends a message. Rejects when it was certainly not accepted: the caller tries again. */
  send: (text: OutgoingText) => Promise<TextOutcome>;
  /** Verifies the provider's signature, then parses the message. */
  readIncoming: (request: ProviderRequest) => VerifiedReading<{ message: IncomingText }>;
  readReport: (request: ProviderRequest) => VerifiedReading<{ report: TextReport }>;
  /** Returns the HTTP answer to an incoming message. Null sends nothing to the phone. */
  answer: (text: string | null) => { type: string; body: string };
};
