import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { hashPassword } from "../../platform/crypto/password.ts";
import { type Files, FilesUnavailable } from "../../ports/files.ts";
import { storeFile } from "../../shared/appointment/receive-file.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { changeSettings, known, proveSessions } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let visit: number;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
  visit = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
});
afterEach(() => clinic.close());

type Headers = Record<string, string>;
const me: Headers = { "x-patient-token": known.aurora.patientToken };
const doctor: Headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from("IHDR and a picture"),
]);

async function send(
  content: Buffer | Readable,
  name = "photo.png",
  headers = me,
  to = `/visits/${visit}/files`,
) {
  const answer = await clinic.app.inject({
    method: "POST",
    url: `/api${to}`,
    headers: {
      host: "aurora.localhost",
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name.toWellFormed()),
      ...headers,
    },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const share = (content: Buffer, name: string, query = "") =>
  send(content, name, doctor, `/clinic/appointments/${visit}/files${query}`);
const seen = async (headers = me, id = visit) =>
  (await clinic.call("GET", `/visits/${id}/files`, { headers })).body.data?.entity;
const download = (id: number, headers = me, from = `/visits/${visit}`) =>
  clinic.app.inject({ url: `/api${from}/files/${id}`, headers: { host: "aurora.localhost", ...headers } });
const bytesKept = () =>
  readdirSync(clinic.filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const rowsKept = async () => {
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from visit_files`.execute(tx),
  );
  return rows[0]?.count;
};
const nothingIsLeft = async () => {
  expect(await rowsKept()).toBe(0);
  expect(bytesKept()).toEqual([]);
};

test(
  "a sent file belongs to its appointment only and is downloaded unchanged",
  { tags: ["S1.36", "S3.FILE.01"] },
  async () => {
    const other = await makeAppointment(clinic.db, { start: "2027-03-02T09:00:00Z" });
    const { status, body } = await send(png, "Análise/do braço.png");
    expect(status).toBe(201);
    const { entity } = body.data;
    expect(entity).toMatchObject({
      sender: "patient",
      kind: "file",
      name: "do braço.png",
      size_bytes: png.length,
    });
    expect(await seen()).toMatchObject({
      items: [entity],
      is_open: true,
      closes_at: "2027-03-01T21:20:00.000Z",
      files_left: fieldLimits.filesPerAppointment - 1,
    });
    expect(await seen(me, other)).toMatchObject({ items: [] });
    expect((await download(entity.id, me, `/visits/${other}`)).statusCode).toBe(404);
    const answer = await download(entity.id);
    expect(answer.rawPayload).toEqual(png);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename="do bra_o.png"; filename*=UTF-8''do%20bra%C3%A7o.png`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const [place = ""] = bytesKept();
    expect(bytesKept()).toHaveLength(1);
    expect(path.relative(clinic.filesFolder, place)).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{30}$/);
    expect(readFileSync(place)).toEqual(png);
  },
);

test.each([
  ["../../../etc/cron.d/evil", "evil.png"],
  ["..\\..\\windows\\system32\\evil.png", "evil.png"],
  ["photo\u202egnp.exe", "photognp.exe.png"],
  ['"; filename="evil.html', "_; filename=_evil.html.png"],
  ["a\r\nset-cookie: x=1.png", "a set-cookie_ x=1.png"],
  ["\u0000.png", "png.png"],
  ["x".repeat(900), `${"x".repeat(196)}.png`],
])("the name %j is stored as a safe file name", { tags: ["S1.36"] }, async (name, shown) => {
  const { body } = await send(png, name);
  expect(body.data.entity.name).toBe(shown);
  expect(bytesKept()).toHaveLength(1);
  const answer = await download(body.data.entity.id);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="[^"]+"; filename\*=UTF-8''[^"]+$/,
  );
});

test.each([
  ["a page that calls itself a PDF", Buffer.from("<!doctype html><script>alert(1)</script>"), "report.pdf"],
  ["a picture that is a program too", Buffer.concat([Buffer.from("MZ\x90\0"), png]), "photo.png"],
  ["a PDF behind a script", Buffer.from("#!/bin/sh\n%PDF-1.7"), "report.pdf"],
  ["an archive", Buffer.from("PK\x03\x04 and more"), "photo.png"],
  [
    "a text that turns into something else",
    Buffer.concat([Buffer.alloc(600, "a"), Buffer.from([0])]),
    "a.txt",
  ],
  ["a text that is no UTF-8", Buffer.concat([Buffer.alloc(600, "a"), Buffer.from([0xff])]), "a.txt"],
  ["a text that breaks off in a letter", Buffer.from([0x61, 0xc3]), "a.txt"],
  ["nothing at all", Buffer.alloc(0), "empty.pdf"],
])(
  "%s is refused with a message and leaves nothing stored",
  { tags: ["S1.36"] },
  async (_name, content, name) => {
    expect(await send(content, name)).toMatchObject({
      status: 415,
      body: { code: "file_kind_unknown", title: "You can’t send this kind of file." },
    });
    await nothingIsLeft();
  },
);

test("a text that becomes binary after many chunks is still refused", { tags: ["S1.36"] }, async () => {
  const deps = [Buffer.alloc(600, "a"), Buffer.alloc(600, "b"), Buffer.from([0]), Buffer.from("c")];
  expect(await send(Readable.from(deps), "a.txt")).toMatchObject({
    status: 415,
    body: { code: "file_kind_unknown" },
  });
  await nothingIsLeft();
});

test("a polyglot file is served as its harmless type, as a download", { tags: ["S1.36"] }, async () => {
  const both = Buffer.from("%PDF-1.7\n<html><script>alert(1)</script></html>\nPK\x03\x04");
  const { body } = await send(both, "page.html");
  const answer = await download(body.data.entity.id);
  expect(body.data.entity.name).toBe("page.html.pdf");
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers["content-disposition"]).toMatch(/^attachment;/);
});

test(
  "a file that is too large is refused by its length or while it arrives, and leaves nothing stored",
  { tags: ["S1.36"] },
  async () => {
    const large = { status: 413, body: { code: "file_too_large" } };
    expect(await send(Buffer.alloc(fieldLimits.fileBytes + 1, "a"), "a.txt")).toMatchObject(large);
    let read = 0;
    const endless = new Readable({
      read() {
        read += 65_536;
        this.push(Buffer.alloc(65_536, "a"));
      },
    });
    expect(await send(endless, "a.txt")).toMatchObject(large);
    endless.destroy();
    expect(read).toBeLessThan(fieldLimits.fileBytes + 5_000_000);
    await nothingIsLeft();
    const largest = Buffer.alloc(fieldLimits.fileBytes, "a");
    expect(await send(largest, "a.txt")).toMatchObject({ status: 201 });
  },
);

test("an interrupted upload leaves neither a row nor a byte", { tags: ["S1.36"] }, async () => {
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = clinic.app.server.address() as AddressInfo; // a TCP server has no other kind of address
  const socket = net.connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /api/visits/${visit}/files HTTP/1.1\r\nhost: aurora.localhost\r\nx-patient-token: ${known.aurora.patientToken}\r\n` +
      "content-type: application/octet-stream\r\ncontent-length: 100000\r\nx-file-name: a.png\r\n\r\n",
  );
  socket.write(Buffer.concat([png, Buffer.alloc(4000)]));
  await vi.waitFor(() => expect(bytesKept()).toHaveLength(1));
  expect(await seen()).toMatchObject({ items: [], files_left: fieldLimits.filesPerAppointment - 1 });
  const onItsWay = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("visit_files").select("id").executeTakeFirstOrThrow(),
  );
  expect((await download(Number(onItsWay.id))).statusCode).toBe(404);
  socket.destroy();
  await vi.waitFor(nothingIsLeft, 5_000);
});

test(
  "only the patient, the booking guest and the clinic can read a file",
  { tags: ["S6.ROLE.06"] },
  async () => {
    const guestToken = "guest-token-0000000000000000000000";
    const guestCallApi = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
    const guest = { "x-guest-token": guestToken };
    await makePatient(clinic.db, "Neighbour", "neighbour-token-000000000000000000", clinic.clock.now());
    const neighbour = { "x-patient-token": "neighbour-token-000000000000000000" };
    const { id } = (await send(png)).body.data.entity;
    for (const headers of [neighbour, guest]) {
      expect((await download(id, headers)).statusCode).toBe(404);
      expect(await send(png, "x.png", headers)).toMatchObject({ status: 404 });
      const gone = await clinic.call("DELETE", `/visits/${visit}/files/${id}`, { headers });
      expect(gone.status).toBe(404);
    }
    expect((await download(id, {})).statusCode).toBe(401);
    expect((await download(id, doctor, `/clinic/appointments/${visit}`)).rawPayload).toEqual(png);
    const other = { authorization: `Bearer ${known.ipe.clinicToken}` };
    expect((await download(id, other, `/clinic/appointments/${visit}`)).statusCode).toBe(401);
    expect((await send(png, "x.png", guest, `/visits/${guestCallApi}/files`)).status).toBe(201);
    expect(await seen(guest, guestCallApi)).toMatchObject({ items: [{ name: "x.png" }] });
    const { rows } = await withTenant(clinic.db, 1, (tx) =>
      sql<{
        line: string;
      }>`select actor || ' ' || action || ' ' || object as line from audit_log order by id`.execute(tx),
    );
    expect(rows.map(({ line }) => line)).toEqual([
      `patient/1 file.send appointment/${visit}`,
      `clinic/test file.read appointment/${visit}`,
      expect.stringMatching(`^guest/\\d+ file.send appointment/${guestCallApi}$`),
    ]);
  },
);

test(
  "files shared by the doctor are shown unless the clinic hides them; the patient's stay",
  { tags: ["S6.ROLE.11", "S3.SET.showSharedFiles"] },
  async () => {
    await send(png);
    const { id } = (await share(Buffer.from("%PDF-1.7 rest"), "Plan.pdf")).body.data.entity;
    await share(Buffer.from("%PDF-1.7 take one"), "Receita.pdf", "?kind=prescription");
    const link = { title: "About sleep \u202e/ rest", url: "https://clinic.example/sleep" };
    const post = (body: object) =>
      clinic.call("POST", `/clinic/appointments/${visit}/links`, { headers: doctor, body });
    expect((await post(link)).status).toBe(201);
    for (const url of [
      "javascript:alert(1)",
      "http://clinic.example",
      "data:text/html,x",
      "/etc",
      "https://",
    ])
      expect(await post({ ...link, url })).toMatchObject({ status: 400 });
    const summary = { text: "Rest for three days.\nDrink water." };
    const put = await clinic.call("PUT", `/clinic/appointments/${visit}/summary`, {
      headers: doctor,
      body: summary,
    });
    expect(put.status).toBe(200);
    expect(await seen()).toMatchObject({
      summary,
      items: [
        { kind: "link", name: "About sleep / rest", url: link.url, media_type: null },
        { kind: "prescription", sender: "clinic", name: "Receita.pdf" },
        { kind: "file", sender: "clinic", name: "Plan.pdf" },
        { kind: "file", sender: "patient" },
      ],
    });
    expect((await download(id)).statusCode).toBe(200);
    await changeSettings(clinic, "aurora", { showSharedFiles: false });
    expect((await seen()).items).toMatchObject([{ sender: "patient" }]);
    expect((await download(id)).statusCode).toBe(404);
    expect((await download(id, doctor, `/clinic/appointments/${visit}`)).statusCode).toBe(200);
  },
);

test(
  "files are read-only for the patient after the appointment's window, and the doctor may still share",
  { tags: ["S1.36"] },
  async () => {
    const { id } = (await send(png)).body.data.entity;
    clinic.clock.set("2027-03-01T21:20:00.000Z");
    expect((await send(png)).status).toBe(201);
    clinic.clock.set("2027-03-01T21:20:00.001Z");
    const closed = { status: 409, body: { code: "files_closed" } };
    expect(await send(png)).toMatchObject(closed);
    expect(await clinic.call("DELETE", `/visits/${visit}/files/${id}`, { headers: me })).toMatchObject(
      closed,
    );
    expect(await seen()).toMatchObject({ is_open: false, items: [{}, { id }] });
    expect((await download(id)).statusCode).toBe(200);
    expect((await share(png, "later.png")).status).toBe(201);
    const off = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", status: "canceled" });
    expect(await send(png, "x.png", me, `/visits/${off}/files`)).toMatchObject(closed);
  },
);

test(
  "each side deletes its own files with their bytes and not the other side's",
  { tags: ["S1.36"] },
  async () => {
    const mine = (await send(png)).body.data.entity;
    const theirs = (await share(png, "theirs.png")).body.data.entity;
    const remove = (id: number, headers: Headers, of: string) =>
      clinic.call("DELETE", `${of}/files/${id}`, { headers });
    expect((await remove(theirs.id, me, `/visits/${visit}`)).status).toBe(404);
    expect((await remove(mine.id, doctor, `/clinic/appointments/${visit}`)).status).toBe(404);
    expect((await remove(mine.id, me, `/visits/${visit}`)).status).toBe(204);
    expect(bytesKept()).toHaveLength(1);
    expect((await remove(theirs.id, doctor, `/clinic/appointments/${visit}`)).status).toBe(204);
    await nothingIsLeft();
  },
);

test(
  "an appointment has a file limit for each side, also for simultaneous uploads",
  { tags: ["S1.36"] },
  async () => {
    const full = fieldLimits.filesPerAppointment - 1;
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("visit_files")
        .values(
          Array.from({ length: full }, (_, index) => ({
            tenant_id: 1,
            appointment_id: visit,
            sender: "patient" as const,
            kind: "file" as const,
            name: `${index}.png`,
            storage_key: index.toString(16).padStart(32, "0"),
            media_type: "image/png",
            size_bytes: 1,
            created_at: clinic.clock.now(),
            arrived_at: clinic.clock.now(),
          })),
        )
        .execute(),
    );
    const answers = await Promise.all([send(png), send(png), send(png)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("file_limit");
    expect((await share(png, "theirs.png")).status).toBe(201);
  },
);

test("a patient's files are part of the data copy and are deleted with the account", async () => {
  const password = "a long password";
  const password_hash = await hashPassword(password);
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: 1,
        patient_id: 1,
        login: "a@b.example",
        password_hash,
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
  clinic.clock.set("2027-03-01T12:00:00.000Z");
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("appointments").set({ status: "finished" }).where("id", "=", visit).execute(),
  );
  const { id } = (await send(png)).body.data.entity;
  await share(Buffer.from("%PDF-1.7 rest"), "Plan.pdf");
  await proveSessions(clinic, 1);
  const requested = await clinic.call("POST", "/patients/data_exports", { headers: me });
  await clinic.workJobs();
  const archive = await clinic.app.inject({
    method: "POST",
    url: `/api/patients/data_exports/${requested.body.data.entity.id}/download`,
    headers: { host: "aurora.localhost", ...me },
  });
  const inside = unzipSync(archive.rawPayload);
  expect(Buffer.from(inside[`files/${id} photo.png`] ?? [])).toEqual(png);
  expect(Object.keys(inside).filter((name) => name.startsWith("files/"))).toHaveLength(2);
  const erased = await clinic.call("POST", "/patients/erasure", { headers: me, body: { password } });
  expect(erased.status).toBe(204);
  await nothingIsLeft();
});

test("while the bucket hangs a file is refused after one wait, and its bytes are deleted later", async () => {
  const hangs = () => Promise.reject(new FilesUnavailable(new Error("no answer")));
  const remove = vi.fn<Files["remove"]>(() => new Promise(() => {}));
  const files: Files = {
    put: hangs,
    open: hangs,
    remove,
    keys: () => Readable.from([]),
    lack: async () => "hangs",
  };
  const scans = { first: "unscanned", queue: async () => {} } as const;
  const tx: Parameters<typeof storeFile>[1]["tx"] = (work) => withTenant(clinic.db, 1, work);
  const arriving = { content: Readable.from([png]), declared: png.length, name: "photo.png" };
  const stored = storeFile(
    { files, hints: { filesChanged: async () => {} }, scans },
    { tenant: { id: 1 }, now: clinic.clock.now(), tx },
    arriving,
    async () => ({
      appointmentId: visit,
      sender: "patient",
      kind: "file",
      audited: { actor: "patient/1" },
    }),
  );
  await expect(stored).rejects.toThrow(FilesUnavailable);
  expect(remove).not.toHaveBeenCalled();
  const left = await withTenant(clinic.db, 1, async (one) => ({
    files: await one.selectFrom("visit_files").select("id").execute(),
    gone: await one.selectFrom("gone_files").select("storage_key").execute(),
  }));
  expect(left).toEqual({ files: [], gone: [{ storage_key: expect.stringMatching(/^[0-9a-f]{32}$/) }] });
});
