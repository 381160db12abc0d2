import { createHash, createVerify } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { startDnsServer, type DnsServer } from "../../testing/dns-server.ts";
import { startSmtpServer, type ReceivedMail, type SmtpServer } from "../../testing/smtp-server.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let dns: DnsServer;
let smtp: SmtpServer;
beforeAll(async () => {
  dns = await startDnsServer();
  smtp = await startSmtpServer();
  clinic = await openWholeClinic({
    now: "2027-03-01T09:00:00.000Z",
    env: { SMTP_URL: smtp.url, MAIL_FROM: "visits@anteroom.example" },
    txtRecords: dns.txtRecords,
  });
});
beforeEach(async () => {
  smtp.received.length = 0;
  dns.records.clear();
  dns.silence.isSilent = false;
  clinic.clock.setOffset(60_000); // the DNS may be asked again
  await ask("DELETE", "", undefined, "aurora");
  await ask("DELETE", "", undefined, "ipe");
});
afterAll(async () => {
  await clinic.close();
  await dns.stop();
  await smtp.stop();
});

type Slug = "aurora" | "ipe";
type Method = "GET" | "PUT" | "POST" | "DELETE";
const ask = (method: Method, path = "", body?: object, slug: Slug = "aurora") =>
  clinic.call(method, `/clinic/mail_address${path}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const address = "consultas@mar.example";
type Record = { name: string; value: string };
const set = async (changed: string = address, slug: Slug = "aurora"): Promise<Record> =>
  (await ask("PUT", "", { address: changed }, slug)).body.data.entity.record;
const publish = ({ name, value }: Record) => dns.records.set(name, [value]);
const check = async (slug: Slug = "aurora") => {
  clinic.clock.setOffset(10_000);
  return (await ask("POST", "/check", undefined, slug)).body.data.entity;
};
/** Sets an address and publishes its record. */
const prove = async (changed: string = address): Promise<Record> => {
  const record = await set(changed);
  publish(record);
  expect(await check()).toMatchObject({ is_in_use: true, last_found: "record" });
  return record;
};

/** Sends an email of a clinic and returns it as the mail server received it. */
async function send(slug: Slug = "aurora"): Promise<ReceivedMail> {
  const { tenantId } = known[slug];
  const { id } = await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .insertInto("mails")
      .values({
        tenant_id: tenantId,
        recipient: "ana@patients.example",
        subject: "A sua consulta está marcada",
        body: "Bom dia.  \n\nAté breve.\n\n",
        html: "<p>Bom dia.</p>",
        created_at: clinic.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  clinic.sentJobs.splice(0, Infinity, { tenant: tenantId, kind: "mail", id });
  await clinic.workJobs();
  const mail = smtp.received.at(-1);
  if (!mail) throw new Error("No mail arrived.");
  return mail;
}

const fromOf = ({ message }: ReceivedMail) => /^From: (.*)\r$/m.exec(message)?.[1];
/** A header's canonical form (RFC 6376, 3.4.2). */
const relaxedHeader = (header: string) => {
  const at = header.indexOf(":");
  const value = header
    .slice(at + 1)
    .replaceAll("\r\n", "")
    .replaceAll(/[\t ]+/g, " ");
  return `${header.slice(0, at).trim().toLowerCase()}:${value.trim()}`;
};
/** A body's canonical form (RFC 6376, 3.4.4). */
const relaxedBody = (body: string) =>
  body
    .replaceAll(/[\t ]+(?=\r\n)/g, "")
    .replaceAll(/[\t ]+/g, " ")
    .replace(/(\r\n)*$/, "\r\n");

/**
 * Verifies an email's DKIM signature with the key that the DNS has, as a receiver does: by the signature's own names
 * of domain, selector and headers. Returns the domain that signed; null when it does not hold.
 */
async function signerOf(message: string): Promise<string | null> {
  const end = message.indexOf("\r\n\r\n");
  const headers = message.slice(0, end + 2).split(/\r\n(?![\t ])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header));
  if (signature === undefined) return null;
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag) => [
        tag.slice(0, tag.indexOf("=")).trim(),
        tag.slice(tag.indexOf("=") + 1).replaceAll(/\s/g, ""),
      ]),
  );
  const tag = (name: string) => tags.get(name) ?? "";
  expect(tag("a")).toBe("rsa-sha256");
  expect(tag("c")).toBe("relaxed/relaxed");
  expect(tag("h").toLowerCase().split(":")).toEqual(expect.arrayContaining(["from", "to", "subject"]));
  const bodyHash = createHash("sha256")
    .update(relaxedBody(message.slice(end + 4)), "utf8")
    .digest("base64");
  const [record = ""] = (await dns.txtRecords(`${tag("s")}._domainkey.${tag("d")}`)) ?? [];
  const key = /p=([^;]*)/.exec(record)?.[1];
  if (bodyHash !== tag("bh") || !key) return null;
  const signed = tag("h")
    .split(":")
    .flatMap(
      (name) => headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? [],
    )
    .map((header) => `${relaxedHeader(header)}\r\n`);
  const ownPart = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, "$1"));
  const isRight = createVerify("sha256")
    .update(signed.join("") + ownPart)
    .verify(`-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`, tag("b"), "base64");
  return isRight ? tag("d") : null;
}

test("emails come from a clinic's own address, signed for its domain, once the DNS shows its key", async () => {
  expect((await ask("GET")).body.data.entity).toMatchObject({
    address: null,
    record: null,
    is_in_use: false,
  });
  const { body } = await ask("PUT", "", { address });
  const { record } = body.data.entity;
  expect(body.data.entity).toMatchObject({ address, is_in_use: false, last_found: null });
  expect(record.name).toMatch(/^anteroom-[\da-f]{8}\._domainkey\.mar\.example$/);
  expect(record.value).toMatch(/^v=DKIM1; k=rsa; p=MII[\w+/]+=*$/);
  expect(fromOf(await send())).toBe("visits@anteroom.example"); // not yet
  publish(record);
  expect(await check()).toMatchObject({ is_in_use: true, last_found: "record", last_dmarc: null });
  const mail = await send();
  expect(fromOf(mail)).toBe("consultas@mar.example");
  expect(mail.from).toBe("visits@anteroom.example"); // the envelope, whose SPF is the installation's
  expect(await signerOf(mail.message)).toBe("mar.example");
  expect(await signerOf(mail.message.replace("Bom dia", "Bom noite"))).toBeNull();
  expect(await signerOf(mail.message.replace("To: ana@", "To: eva@"))).toBeNull();
  const other = await send("ipe");
  expect(fromOf(other)).toBe("visits@anteroom.example");
  expect(await signerOf(other.message)).toBeNull();
});

test("the clinic's name stands before its own address", async () => {
  await prove();
  const sender = { name: "Clínica do Mar", reply_to: null };
  const authorization = `Bearer ${known.aurora.clinicToken}`;
  await clinic.call("PUT", "/clinic/mail_sender", { headers: { authorization }, body: sender });
  const mail = await send();
  expect(fromOf(mail)).toBe("=?UTF-8?Q?Cl=C3=ADnica_do_Mar?= <consultas@mar.example>");
  expect(await signerOf(mail.message)).toBe("mar.example");
  await clinic.call("PUT", "/clinic/mail_sender", {
    headers: { authorization },
    body: { name: null, reply_to: null },
  });
});

test("a check reports what the DNS shows, at most every ten seconds", async () => {
  expect((await ask("POST", "/check")).status).toBe(404);
  const { name, value } = await set();
  expect(await check()).toMatchObject({ is_in_use: false, last_found: "nothing" });
  expect((await ask("POST", "/check")).status).toBe(429);
  dns.records.set(name, [value.replace("p=M", "p=N")]);
  expect(await check()).toMatchObject({ is_in_use: false, last_found: "other" });
  dns.silence.isSilent = true;
  expect(await check()).toMatchObject({ is_in_use: false, last_found: "unreachable" });
  dns.silence.isSilent = false;
  publish({ name, value });
  dns.records.set("_dmarc.mar.example", ["v=DMARC1; p=quarantine"]);
  expect(await check()).toMatchObject({ is_in_use: true, last_found: "record", last_dmarc: "quarantine" });
});

test("an address whose record is gone is given up within a day, and used again once it is back", async () => {
  const record = await prove();
  const hour = 3_600_000;
  dns.records.clear();
  clinic.clock.setOffset(2 * hour);
  expect(fromOf(await send())).toBe("consultas@mar.example"); // looked for this morning
  clinic.clock.setOffset(24 * hour);
  dns.silence.isSilent = true; // no answer proves nothing
  expect(fromOf(await send())).toBe("consultas@mar.example");
  dns.silence.isSilent = false;
  clinic.clock.setOffset(25 * hour);
  expect(fromOf(await send())).toBe("visits@anteroom.example");
  const lost_at = clinic.clock.now().toISOString();
  expect((await ask("GET")).body.data.entity).toMatchObject({
    is_in_use: false,
    last_found: "nothing",
    lost_at,
  });
  publish(record);
  clinic.clock.setOffset(24 * hour);
  expect(fromOf(await send())).toBe("consultas@mar.example");
  expect((await ask("GET")).body.data.entity).toMatchObject({ is_in_use: true, lost_at: null });
});

test("another name at the domain keeps the key, and another domain needs a proof of its own", async () => {
  const record = await prove();
  expect(await set("hello@mar.example")).toEqual(record);
  expect(fromOf(await send())).toBe("hello@mar.example");
  const next = await set("hello@sea.example");
  expect(next.value).not.toBe(record.value);
  expect(fromOf(await send())).toBe("visits@anteroom.example");
  expect((await ask("DELETE")).status).toBe(204);
  expect((await ask("DELETE")).status).toBe(404);
  expect((await set()).value).not.toBe(record.value); // the key went with the address
});

test("a domain that another clinic has proven is no proof for this one", async () => {
  await prove();
  const record = await set(address, "ipe");
  expect(await check("ipe")).toMatchObject({ is_in_use: false, last_found: "nothing" });
  dns.records.set(record.name, [...dns.records.values()][0] ?? []); // the other's key at this clinic's name
  expect(await check("ipe")).toMatchObject({ is_in_use: false, last_found: "other" });
  expect(fromOf(await send("ipe"))).toBe("visits@anteroom.example");
});

test("a check that began before the domain changed proves nothing of the new one", async () => {
  publish(await set());
  clinic.clock.setOffset(120_000);
  const answered = Promise.withResolvers<void>();
  const begun = ask("POST", "/check");
  void begun.then(() => answered.resolve());
  await nextTurn();
  await set("hello@sea.example");
  await answered.promise;
  expect((await ask("GET")).body.data.entity.is_in_use).toBe(false);
});

test.each([
  "nobody",
  "a@localhost",
  "a@10.0.0.1",
  "a@mar.local",
  "Mar <a@mar.example>",
  "a@mar.example\r\nBcc: x@y.zz",
])("%j is refused as an address", async (wrong) => {
  expect((await ask("PUT", "", { address: wrong })).status).toBe(400);
  expect((await ask("GET")).body.data.entity.address).toBeNull();
});

test("changes are written to the audit log, and the private key is stored sealed", async () => {
  const { value } = await prove();
  const row = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mail_addresses").selectAll().executeTakeFirstOrThrow(),
  );
  expect(value).toContain(row.public_key);
  expect(row.sealed_private_key.toString("latin1")).not.toContain("PRIVATE KEY");
  await ask("DELETE");
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("object", "=", "mail_address/1")
      .orderBy("id")
      .execute(),
  );
  expect(audited.slice(-2).map(({ action }) => action)).toEqual(["mail_address.set", "mail_address.remove"]);
});
