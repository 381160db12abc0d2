import { Buffer } from "node:buffer";
import type { TextChannel } from "@anteroom/domain/notifications/reminders";
import { z } from "zod";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { sameBytes } from "../../platform/crypto/secrets.ts";
import type {
  OutgoingText,
  ProviderRequest,
  VerifiedReading,
  TextMessages,
  TextOutcome,
  TextReference,
  TextReport,
} from "../../ports/text-messages.ts";
import { twilioSignature } from "./twilio-signature.ts";

type Options = {
  accountSid: string;
  authToken: string;
  /** `https://api.twilio.com`, without a slash behind it. */
  apiUrl: string;
  senders: Partial<Record<TextChannel, string>>;
  /** WhatsApp's approved templates: the SID of each by `{kind}.{language}`. Without one the text itself is sent. */
  whatsAppTemplates: ReadonlyMap<string, string>;
  /** Where Twilio reports about a message; null where the installation cannot be reached from outside. */
  reportUrl: (reference: TextReference) => string | null;
  /** How long an answer is waited for, in ms. */
  timeoutMs?: number;
};

/** Twilio's code for a number whose owner has sent STOP. */
const optedOut = 21_610;
const stopCodes: ReadonlySet<number> = new Set([optedOut]);

/** Failures before anything was sent: the message was certainly not taken. */
const notSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/**
 * Text messages through Twilio's Messages API (2010-04-01). WhatsApp differs only in the `whatsapp:` prefix of
 * numbers. `send` throws when nothing was sent, so that a retry is safe; `unknown` means that it may have been.
 */
export function twilioTexts(options: Options): TextMessages {
  return {
    provider: "twilio",
    send: (text) => send(options, text),
    readIncoming: (request) => {
      const parameters = provenParameters(options.authToken, request);
      if (!parameters) return { reading: "bad_signature" };
      const id = parameters.get("MessageSid") ?? "";
      const { channel, number } = addressIn(parameters.get("From") ?? "");
      if (id === "" || !/^\+\d{5,15}$/.test(number)) return { reading: "malformed" };
      // With Advanced Opt-Out Twilio names what it took the message for, and has answered it.
      const type = parameters.get("OptOutType");
      const text = type === "STOP" || type === "START" ? type : (parameters.get("Body") ?? "");
      return { reading: "read", message: { id, channel, from: number, text, isAnswered: type !== null } };
    },
    readReport: (request) => readReport(options.authToken, request),
    answer: (text) => ({
      type: "text/xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="UTF-8"?><Response>${text === null ? "" : `<Message>${escapeHtml(text)}</Message>`}</Response>`,
    }),
  };
}

async function send(
  options: Options,
  { channel, to, body, template, reference }: OutgoingText,
): Promise<TextOutcome> {
  const { accountSid, authToken, apiUrl, senders, reportUrl, timeoutMs = 10_000 } = options;
  const from = senders[channel];
  if (from === undefined) return { outcome: "refused", code: null };
  const callback = reportUrl(reference);
  const form = new URLSearchParams({
    To: addressOf(channel, to),
    From: addressOf(channel, from),
    ...contentOf(options, channel, { body, template }),
    ...(callback === null ? {} : { StatusCallback: callback }),
  });
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      body: form.toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    if (wasNotSent(error)) throw new Error("Twilio could not be reached.", { cause: error });
    return { outcome: "unknown" };
  }
  return outcomeOf(response.status, text);
}

function contentOf(
  { whatsAppTemplates }: Pick<Options, "whatsAppTemplates">,
  channel: TextChannel,
  { body, template }: Pick<OutgoingText, "body" | "template">,
): Record<string, string> {
  const { kind, language, variables } = template;
  const sid = channel === "whatsapp" ? whatsAppTemplates.get(`${kind}.${language}`) : undefined;
  if (sid === undefined) return { Body: body };
  const filled = Object.fromEntries(variables.map((value, index) => [String(index + 1), value]));
  return { ContentSid: sid, ContentVariables: JSON.stringify(filled) };
}

/** The answer of a call: 201 with the message, else an error with a code of Twilio's own. */
function outcomeOf(status: number, text: string): TextOutcome {
  const { sid, code } = readAnswer(text);
  if (status >= 200 && status < 300)
    return sid === null ? { outcome: "unknown" } : { outcome: "sent", providerId: sid };
  if (code !== null && stopCodes.has(code)) return { outcome: "stopped", code };
  // Too many at once, away, or our own credentials: none of it is the message's fault, and none of it was sent.
  if (status === 429 || status === 503 || status === 401 || status === 403)
    throw Object.assign(new Error(`Twilio answered ${status}${code === null ? "" : `, error ${code}`}.`), {
      responseCode: status,
    });
  if (status >= 400 && status < 500) return { outcome: "refused", code };
  return { outcome: "unknown" };
}

const Answer = z.object({ sid: z.string().nullish(), code: z.number().int().nullish() });

function readAnswer(text: string): { sid: string | null; code: number | null } {
  try {
    const { sid = null, code = null } = Answer.parse(JSON.parse(text));
    return { sid, code };
  } catch {
    return { sid: null, code: null };
  }
}

function wasNotSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && notSent.has(code);
}

function readReport(authToken: string, request: ProviderRequest): VerifiedReading<{ report: TextReport }> {
  const parameters = provenParameters(authToken, request);
  if (!parameters) return { reading: "bad_signature" };
  const status = parameters.get("MessageStatus");
  if (status === null) return { reading: "malformed" };
  const code = Number.parseInt(parameters.get("ErrorCode") ?? "", 10) || null;
  return { reading: "read", report: { state: stateOf(status, code), code } };
}

function stateOf(status: string, code: number | null): TextReport["state"] {
  if (code !== null && stopCodes.has(code)) return "stopped";
  if (status === "delivered" || status === "read") return "delivered";
  return status === "failed" || status === "undelivered" || status === "canceled" ? "failed" : "on its way";
}

/** The form of a request that Twilio has signed; null when it has not. */
function provenParameters(
  authToken: string,
  { url, headers, rawBody }: ProviderRequest,
): URLSearchParams | null {
  const given = headers["x-twilio-signature"];
  if (typeof given !== "string") return null;
  const parameters = new URLSearchParams(rawBody);
  const expected = twilioSignature(authToken, url, parameters);
  return sameBytes(Buffer.from(given), Buffer.from(expected)) ? parameters : null;
}

const prefix = "whatsapp:";
const addressOf = (channel: TextChannel, number: string) =>
  channel === "whatsapp" ? prefix + number : number;
const addressIn = (address: string): { channel: TextChannel; number: string } =>
  address.startsWith(prefix)
    ? { channel: "whatsapp", number: address.slice(prefix.length) }
    : { channel: "sms", number: address };
