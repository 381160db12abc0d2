import { afterEach, beforeEach, expect, test } from "vitest";
import { known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { queueAccountMail } from "../mail/account-mail.ts";
import {
  issueAccountToken,
  retireAccountTokens,
  findAccountToken,
  consumeAccountToken,
} from "./account-tokens.ts";
import { withTenant, type Tx } from "../../platform/database/database.ts";

let clinic: TestClinic;
beforeEach(async () => {
  clinic = await openTestClinic();
});
afterEach(() => clinic.close());

const { tenantId, patientId } = known.aurora;
const kind = "set_password";
const at = () => clinic.clock.now();
const inClinic = <T>(work: (tx: Tx) => Promise<T>, tenant: number = tenantId) =>
  withTenant(clinic.db, tenant, work);
const issue = () =>
  inClinic((tx) =>
    issueAccountToken(tx, { tenantId, kind, patientId, payload: { step: 1 }, now: at(), lifetime: 60_000 }),
  );
const bring = (token: string, as: string = kind, tenant: number = tenantId) =>
  inClinic((tx) => consumeAccountToken(tx, { kind: as, token, now: at() }), tenant);

test("a token is consumed once under concurrency and returns its owner", { tags: ["D.09"] }, async () => {
  const token = await issue();
  const answers = await Promise.all(Array.from({ length: 12 }, () => bring(token)));
  const opened = answers.filter((answer) => answer !== null);
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({ patientId, payload: { step: 1 } });
});

test("a token is void for another kind or clinic, after its time, and when revoked", async () => {
  const token = await issue();
  expect(await bring(token, "log_in")).toBeNull();
  expect(await bring(token, kind, known.ipe.tenantId)).toBeNull();
  expect(await bring(`${token}x`)).toBeNull();
  clinic.clock.setOffset(60_000);
  expect(await bring(token)).toBeNull();
  const second = await issue();
  await inClinic((tx) => retireAccountTokens(tx, { patientId, kinds: [kind], now: at() }));
  expect(await bring(second)).toBeNull();
});

test("checking a token does not consume it, and the database holds only its hash", async () => {
  const token = await issue();
  expect(await inClinic((tx) => findAccountToken(tx, { kind, token, now: at() }))).toMatchObject({
    patientId,
  });
  const rows = await inClinic((tx) => tx.selectFrom("account_tokens").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await bring(token)).not.toBeNull();
});

test("an account mail is queued as text and HTML in the clinic's colours", { tags: ["D.100"] }, async () => {
  const tenant = await clinic.app.tenants.ofId(tenantId);
  if (!tenant) throw new Error("No clinic");
  const named = { ...tenant, manifest: { ...tenant.manifest, name: "Ana & <Bea>\r\nBcc: x" } };
  await inClinic((tx) =>
    queueAccountMail(tx, clinic.services, {
      tenant: named,
      to: "ana@patients.example",
      language: "ar",
      kind: "recover_password",
      link: "https://aurora.localhost/set-password?token=a&b",
      facts: { minutes: "30" },
      patientId,
      now: at(),
    }),
  );
  const [mail] = await inClinic((tx) => tx.selectFrom("mails").selectAll().execute());
  expect(clinic.sentJobs).toEqual([{ tenant: tenantId, kind: "mail-urgent", id: mail?.id }]);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.body).toContain("https://aurora.localhost/set-password?token=a&b");
  expect(mail?.html).toContain('<html dir="rtl" lang="ar">');
  expect(mail?.html).toContain('href="https://aurora.localhost/set-password?token=a&amp;b"');
  expect(mail?.html).toContain("Ana &amp; &lt;Bea&gt;");
  expect(mail?.html).not.toMatch(/<(script|link)|url\(|\{\w+\}/);
  const pictures = [...(mail?.html ?? "").matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source);
  expect(pictures.filter((source) => !source?.startsWith("http://aurora.localhost"))).toEqual([]);
});
