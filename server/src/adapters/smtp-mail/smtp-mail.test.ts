import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startSmtpServer } from "../../testing/smtp-server.ts";
import { smtpMail } from "./smtp-mail.ts";

const letter = {
  to: "ana@patients.example",
  subject: "Your appointment",
  text: "At two",
  calendar: null,
  writtenAt: new Date("2026-11-30T10:00:00Z"),
};
const from = "visits@anteroom.example";

/** A mail server that greets, and then does not answer an envelope. */
async function startMuteServer() {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mute ESMTP\r\n");
    socket.on("data", (said) => {
      if (/^(EHLO|HELO)/.test(said.toString())) socket.write("250 mute\r\n");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("a server may check a message that it has for longer than it may take to accept it", async () => {
  const [busy, mute] = await Promise.all([startSmtpServer(), startMuteServer()]);
  const [atBusy, atMute] = [busy, mute].map(({ url }) => smtpMail({ url, from, handOverMs: 300 }));
  if (!atBusy || !atMute) throw new Error("There are two");
  const answer = busy.holdNext();
  let isSent = false;
  const sent = atBusy.send("mail-1-1", letter).then(() => (isSent = true));
  // Begun later, and given up: so the first would have been given up by now.
  await expect.poll(() => busy.received).toHaveLength(1);
  await expect(atMute.send("mail-1-2", letter)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(isSent).toBe(false);
  answer();
  await sent;
  expect(busy.received).toHaveLength(1);
  atBusy.stop();
  atMute.stop();
  await busy.stop();
  mute.server.close();
});

test("a mail from a clinic's own address is signed alike on every try", async () => {
  const server = await startSmtpServer();
  const sender = smtpMail({ url: server.url, from });
  const { privateKey: key } = generateKeyPairSync("rsa", { modulusLength: 1_024 });
  const privateKey = key.export({ type: "pkcs8", format: "pem" }).toString();
  const dkim = { domain: "clinic.example", selector: "mail", privateKey };
  const own = { ...letter, html: "<p>At two</p>", ownSender: { address: "hello@clinic.example", dkim } };
  await sender.send("mail-1-1", own);
  await sender.send("mail-1-1", own);
  const [first, again] = server.received.map(({ message }) => message);
  expect(first).toContain("DKIM-Signature:");
  expect(again).toBe(first);
  sender.stop();
  await server.stop();
});
