import type { Locale } from "@anteroom/domain/shared/locales";
import type { NotificationMoment, TextChannel } from "@anteroom/domain/notifications/reminders";

/**
 * `to` in E.164; `reference` comes back with what the provider reports about the message. `template` is for channels that take free
 * text only as an answer: which of the approved templates, and what fills its places.
 */
export type OutgoingText = {
  channel: TextChannel;
  to: string;
  body: string;
  template: TextTemplate;
  reference: TextReference;
};
export type TextTemplate = {
  kind: "code" | NotificationMoment;
  language: Locale;
  variables: readonly string[];
};
export type TextReference = { tenantId: number; messageId: number };

/**
 * `sent`: the provider has it. `stopped`: its owner wants no messages from us, and the provider sends none. `refused`: this message
 * will never be taken. `unknown`: it may have been taken, and sending it again could bring it twice.
 */
export type TextOutcome =
  | { outcome: "sent"; providerId: string }
  | { outcome: "stopped" | "refused"; code: number | null }
  | { outcome: "unknown" };

/** A message from a phone. `isAnswered`: the provider has recognised its word and answers it itself. */
export type IncomingText = {
  id: string;
  channel: TextChannel;
  from: string;
  text: string;
  isAnswered: boolean;
};

/** How far a message of ours has come. */
export type TextReport = { state: "delivered" | "failed" | "stopped" | "on its way"; code: number | null };

/** A request of the provider: its full public address with the query, its headers, and the body as it came. */
export type ProviderRequest = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: string;
};
export type Read<T> = { reading: "bad_signature" } | { reading: "malformed" } | ({ reading: "read" } & T);

/** Sends text messages to phones, and reads what the provider tells of them and of their owners. */
export type TextMessages = {
  /** A word for addresses: `/text-messages/{provider}/…`. */
  provider: string;
  /** Rejects when the message was certainly not taken: to be tried again. */
  send: (text: OutgoingText) => Promise<TextOutcome>;
  /** A request is believed only when it proves that the provider has made it. */
  readIncoming: (request: ProviderRequest) => Read<{ message: IncomingText }>;
  readReport: (request: ProviderRequest) => Read<{ report: TextReport }>;
  /** What an incoming message is answered with; null: nothing is sent to the phone. */
  answer: (text: string | null) => { type: string; body: string };
};
