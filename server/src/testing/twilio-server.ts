import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Credentials, senders and templates of the account that the local server accepts. */
export const twilioAccount = {
  accountSid: "AC0123456789abcdef0123456789abcdef",
  authToken: "12345",
  senders: { sms: "+15005550006", whatsapp: "+15005550007" },
  whatsAppTemplates: new Map([["day.pt", "HX0123456789abcdef0123456789abcdef"]]),
} as const;

type TakenText = { form: Record<string, string>; sid: string };

/** A local server that imitates Twilio. `taken` are the accepted messages, in order. */
export type TwilioServer = {
  url: string;
  taken: TakenText[];
  /** Numbers that have opted out with STOP. */
  optedOut: Set<string>;
  /** Makes further requests fail: with a status, `silent` or `cut`; null ends it. */
  fail: (how: number | "silent" | "cut" | null) => void;
  close: () => Promise<void>;
};

/**
 * Starts a local server on a free port with the documented behaviour of Twilio's Messages API
 * (2010-04-01).
 */
export async function openTwilioServer(): Promise<TwilioServer> {
  const taken: TakenText[] = [];
  const optedOut = new Set<string>();
  let failing: number | "silent" | "cut" | null = null;
  const { accountSid, authToken } = twilioAccount;
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const error = (status: number, code: number, message: string) =>
        answer(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
      if (failing === "silent") return;
      if (failing === "cut") return void request.socket.destroy();
      if (typeof failing === "number") return error(failing, 20_500, "Failing");
      if (request.headers.authorization !== expected) return error(401, 20_003, "Authenticate");
      if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json` || request.method !== "POST")
        return error(404, 20_404, "Not found");
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const { To: to = "", From: from = "", Body: text = "", ContentSid: template = "" } = form;
      const body = text || template;
      if (!/^(whatsapp:)?\+\d{5,15}$/.test(to)) return error(400, 21_211, "Invalid 'To' Phone Number");
      if (to.startsWith("whatsapp:") !== from.startsWith("whatsapp:"))
        return error(400, 21_910, "Invalid From and To pair");
      if (body === "") return error(400, 21_602, "Message body is required.");
      if (optedOut.has(to)) return error(400, 21_610, "Attempt to send to unsubscribed recipient");
      const sid = `SM${String(taken.length).padStart(32, "0")}`;
      taken.push({ form, sid });
      answer(201, { sid, status: "queued", to, from, body, error_code: null, error_message: null });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    optedOut,
    fail: (how) => void (failing = how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Returns headers and body of a form that Twilio would send to `url`, signed with `token`. The
 * signature is computed independently of our verification.
 */
export function signedByTwilio(
  url: string,
  form: Readonly<Record<string, string>>,
  token: string = twilioAccount.authToken,
) {
  const text = Object.keys(form)
    .toSorted()
    .reduce((before, name) => `${before}${name}${form[name]}`, url);
  return {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": createHmac("sha1", token).update(text).digest("base64"),
    },
    rawBody: new URLSearchParams(form).toString(),
  };
}
