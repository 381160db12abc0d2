import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openTwilioServer,
  signedByTwilio,
  twilioAccount,
  type TwilioServer,
} from "../../testing/twilio-server.ts";
import { twilioSignature } from "./twilio-signature.ts";
import { twilioTexts } from "./twilio-texts.ts";

let server: TwilioServer;
beforeEach(async () => {
  server = await openTwilioServer();
});
afterEach(() => server.close());

const adapter = (changes: Partial<Parameters<typeof twilioTexts>[0]> = {}) =>
  twilioTexts({
    ...twilioAccount,
    apiUrl: server.url,
    reportUrl: ({ tenantId, messageId }) => `https://clinic.example/reports/${tenantId}/${messageId}`,
    timeoutMs: 2_000,
    ...changes,
  });
const text = {
  channel: "sms",
  to: "+351912345678",
  body: "Clinic: Tuesday, 10:00. https://s.example/abc",
  template: { kind: "day", language: "en", variables: ["Clinic", "Tuesday", "10:00"] },
  reference: { tenantId: 3, messageId: 7 },
} as const;

test("an SMS is posted as a form with both numbers, its text and the report address", async () => {
  expect(await adapter().send(text)).toEqual({ outcome: "sent", providerId: server.taken[0]?.sid });
  expect(server.taken[0]?.form).toEqual({
    To: "+351912345678",
    From: "+15005550006",
    Body: text.body,
    StatusCallback: "https://clinic.example/reports/3/7",
  });
});

test("a WhatsApp message differs only in its addresses; without a public address no reports are requested", async () => {
  await adapter({ reportUrl: () => null }).send({ ...text, channel: "whatsapp" });
  expect(server.taken[0]?.form).toEqual({
    To: "whatsapp:+351912345678",
    From: "whatsapp:+15005550007",
    Body: text.body,
  });
});

test("a WhatsApp message uses the approved template of its event and language, an SMS its text", async () => {
  const template = { ...text.template, language: "pt" } as const;
  await adapter().send({ ...text, channel: "whatsapp", template });
  await adapter().send({ ...text, template });
  const [whatsApp, sms] = server.taken.map(({ form }) => form);
  expect(whatsApp).toMatchObject({
    ContentSid: "HX0123456789abcdef0123456789abcdef",
    ContentVariables: '{"1":"Clinic","2":"Tuesday","3":"10:00"}',
  });
  expect(whatsApp).not.toHaveProperty("Body");
  expect(sms).toMatchObject({ Body: text.body });
});

test("a number opted out at Twilio is distinguished from a refused one", async () => {
  server.optedOut.add("+351912345678");
  expect(await adapter().send(text)).toEqual({ outcome: "stopped", code: 21_610 });
  expect(await adapter().send({ ...text, to: "nonsense" })).toEqual({ outcome: "refused", code: 21_211 });
});

test.each([429, 503])(
  "a message is retried when Twilio answers %d and has not accepted it",
  async (status) => {
    server.fail(status);
    await expect(adapter().send(text)).rejects.toThrow(`Twilio answered ${status}`);
  },
);

test("a message is retried when credentials are refused or nothing listens", async () => {
  await expect(adapter({ authToken: "old" }).send(text)).rejects.toThrow("Twilio answered 401, error 20003.");
  const gone = await openTwilioServer();
  await gone.close();
  await expect(adapter({ apiUrl: gone.url }).send(text)).rejects.toThrow("could not be reached");
});

test.each([500, "silent", "cut"] as const)(
  "a message that may have been accepted is not resent when Twilio answers %s",
  async (how) => {
    server.fail(how);
    expect(await adapter().send(text)).toEqual({ outcome: "unknown" });
  },
);

test("the signature matches Twilio's documentation", () => {
  // The example that Twilio's libraries are tested with.
  const parameters = new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212",
  });
  expect(twilioSignature("12345", "https://mycompany.com/myapp.php?foo=1&bar=2", parameters)).toBe(
    "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
  );
  const repeated = new URLSearchParams("Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234");
  expect(twilioSignature("12345", "https://mycompany.com/myapp.php?foo=1&bar=2", repeated)).toBe(
    "IK+Dwps556ElfBT0I3Rgjkr1wJU=",
  );
});

const url = "https://clinic.example/text-messages/twilio/incoming?a=1";
const form = { MessageSid: "SM1", From: "+351912345678", To: "+15005550006", Body: "Parar  é já" };

test("a signed incoming message is read; another address, body or token, or no signature, is refused", () => {
  const { headers, rawBody } = signedByTwilio(url, form);
  const read = (request: Partial<Parameters<ReturnType<typeof twilioTexts>["readIncoming"]>[0]>) =>
    adapter().readIncoming({ url, headers, rawBody, ...request });
  expect(read({})).toEqual({
    reading: "read",
    message: { id: "SM1", channel: "sms", from: "+351912345678", text: "Parar  é já", isAnswered: false },
  });
  const refused = { reading: "bad_signature" };
  expect(read({ url: "https://clinic.example/text-messages/twilio/incoming" })).toEqual(refused);
  expect(read({ rawBody: `${rawBody}&Body=START` })).toEqual(refused);
  expect(read({ headers: {} })).toEqual(refused);
  expect(read(signedByTwilio(url, form, "another token"))).toEqual(refused);
});

test("a WhatsApp keyword recognised by Twilio is read as that keyword and marked as answered", () => {
  const { headers, rawBody } = signedByTwilio(url, {
    ...form,
    From: "whatsapp:+351912345678",
    Body: "Basta!",
    OptOutType: "STOP",
  });
  expect(adapter().readIncoming({ url, headers, rawBody })).toMatchObject({
    message: { channel: "whatsapp", from: "+351912345678", text: "STOP", isAnswered: true },
  });
});

test.each([
  [{ MessageStatus: "delivered" }, "delivered", null],
  [{ MessageStatus: "read" }, "delivered", null],
  [{ MessageStatus: "sent" }, "on its way", null],
  [{ MessageStatus: "undelivered", ErrorCode: "30003" }, "failed", 30_003],
  [{ MessageStatus: "failed", ErrorCode: "21610" }, "stopped", 21_610],
])("a report of %j maps to %s", (report, state, code) => {
  const request = { url, ...signedByTwilio(url, { MessageSid: "SM1", ...report }) };
  expect(adapter().readReport(request)).toEqual({ reading: "read", report: { state, code } });
});

test("an answer is TwiML with its content escaped", () => {
  expect(adapter().answer(null).body).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  expect(adapter().answer("a < b & c").body).toContain("<Message>a &lt; b &amp; c</Message>");
});
