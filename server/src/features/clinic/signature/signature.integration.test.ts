import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { drawSvg } from "../../../platform/pages/draw-svg.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { sizeOfPng } from "../pictures/picture-size.ts";

const sessionOf = (token: string) => ({ cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" });
const asDoctor = sessionOf("doctor-who-signs-000000000000000");
const asPartner = sessionOf("partner-who-signs-00000000000000");
const asAdmin = sessionOf("admin-signs-for-nobody-000000000");
const asPatient = { "x-patient-token": known.aurora.patientToken };
let clinic: WholeClinic;
let doctorStaff: number;
let partnerStaff: number;
let path: string;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
  const make = (role: "doctor" | "admin", session: typeof asDoctor) =>
    makeStaffSession(clinic, { role, token: session.cookie.replace("anteroom-desk=", "") });
  doctorStaff = await make("doctor", asDoctor);
  partnerStaff = await make("doctor", asPartner); // another account of the same doctor
  await make("admin", asAdmin);
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
  path = `/clinic/appointments/${id}`;
});
afterAll(() => clinic.close());

const signature = async (width = 400, height = 120, stroke = "#123") => {
  const line = `<path d="M10 60q40-80 90 0t90 0t90 0" stroke="${stroke}" fill="none" stroke-width="4"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${line}</svg>`;
  return Buffer.from((await drawSvg(drawing, width)).png);
};
/** 64 by 32 pixels, with an ICC profile. */
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAgAEADASIAAhEBAxEB/8QAGQABAQEBAQEAAAAAAAAAAAAAAAMEAQUG/8QAJhAAAQMDAgYDAQAAAAAAAAAAAQADBAIFExExBhJBUVKRIWGx8P/EABQBAQAAAAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwD6ZERARFJ+QzGb533aW6e9R0QVXCQASToB1Xhv8RZa8NtjVyXPIg6et/xTFpuVyIqucott74m/7T9Qa5vEMKMTQ3UZDm3K3t7VbTKnS8lcuLgbOmMdfvXr2VYVrhwQMDNIq8z81e1sQFjm3SHBBzvUirwHzV6UrtFnS8dESVgbOuQ9frTr3UoXD0KMRW5SZDm/M5t6QZDdrlciabZFLbe2Vz+0/VRjh3LXmuUmuS54gnT3v+L3AAAABoB0XUEmI7MZvkYapbp7UjRVREBERB//2Q==",
  "base64",
);

async function put(content: Uint8Array, headers: Record<string, string> = asDoctor) {
  const answer = await clinic.app.inject({
    method: "PUT",
    url: "/api/desk/signature",
    headers: { host: "aurora.localhost", "content-type": "application/octet-stream", ...headers },
    payload: Buffer.from(content),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const ask = (method: "GET" | "DELETE", headers: Record<string, string> = asDoctor) =>
  clinic.call(method, "/desk/signature", { headers });
const rows = () =>
  withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("staff_signatures").selectAll().orderBy("staff_id").execute(),
  );

/** Sends a prescription and returns its PDF, as the patient gets it. */
async function prescribe(headers: Record<string, string>): Promise<{ id: number; pdf: Buffer }> {
  const body = { title: "Prescription", text: "Ibuprofen 200 mg" };
  const { status, body: made } = await clinic.call("POST", `${path}/prescriptions`, { headers, body });
  expect(status).toBe(201);
  const { id } = made.data.entity;
  return { id, pdf: await download(id) };
}
const download = async (id: number) => {
  const url = `/api/visits/${path.replace("/clinic/appointments/", "")}/files/${id}`;
  return (await clinic.app.inject({ url, headers: { host: "aurora.localhost", ...asPatient } })).rawPayload;
};
/** A PDF names the objects that are pictures. */
const hasPicture = (pdf: Buffer) => pdf.includes("/Subtype /Image");

test("a doctor sets, views, replaces and removes a signature picture, which is stored encrypted", async () => {
  expect((await ask("GET")).body.data.entity).toBeNull();
  const first = await put(await signature());
  expect(first).toMatchObject({ status: 200, body: { data: { entity: { width: 400, height: 120 } } } });
  const seen = (await ask("GET")).body.data.entity;
  expect(seen).toEqual(first.body.data.entity);
  const png = Buffer.from(seen.picture, "base64");
  expect(sizeOfPng(png)).toEqual({ width: 400, height: 120 });
  const [row] = await rows();
  expect(row?.sealed_png.includes(png.subarray(0, 40))).toBe(false);
  const second = await put(jpeg);
  expect(second.body.data.entity).toMatchObject({ width: 64, height: 32 });
  const drawn = Buffer.from(second.body.data.entity.picture, "base64");
  expect(drawn.subarray(1, 4).toString()).toBe("PNG"); // nothing of the upload but its pixels
  expect(drawn.includes("ICC_PROFILE")).toBe(false);
  expect(await rows()).toHaveLength(1);
  expect((await ask("DELETE")).status).toBe(204);
  expect((await ask("DELETE")).status).toBe(204);
  expect([await rows(), (await ask("GET")).body.data.entity]).toEqual([[], null]);
  const log = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["action", "object"])
      .where("actor", "=", `staff/${doctorStaff}`)
      .where("action", "like", "signature.%")
      .orderBy("id")
      .execute(),
  );
  expect(log.map(({ action }) => action)).toEqual(["signature.set", "signature.set", "signature.remove"]);
  expect(new Set(log.map(({ object }) => object))).toEqual(new Set([`staff/${doctorStaff}`]));
});

test("a large picture is scaled down to its box", async () => {
  expect((await put(await signature(2048, 1500))).body.data.entity).toMatchObject({
    width: 410,
    height: 300,
  });
});

test.each([
  ["is a text", () => Buffer.from("signed, the doctor"), "file_kind_unknown"],
  [
    "is a drawing in SVG",
    () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "file_kind_unknown",
  ],
  ["is a PNG that ends early", async () => (await signature()).subarray(0, 60), "file_kind_unknown"],
  ["has nothing on it", () => signature(400, 120, "none"), "file_kind_unknown"],
  ["is empty", () => Buffer.alloc(0), "file_kind_unknown"],
  ["has too many bytes", () => Buffer.alloc(pictureBytes + 1, 0x89), "file_too_large"],
  ["is too wide", () => signature(2049, 40), "validation_failed"],
  ["is too flat", () => signature(400, 31), "validation_failed"],
])("a signature picture is refused when it %s, and the earlier one stays", async (_why, content, code) => {
  const before = await rows();
  expect((await put(await content())).body.code).toBe(code);
  expect(await rows()).toEqual(before);
});

test("neither an admin nor an API token sets or views a doctor's signature", async () => {
  const png = await signature();
  expect((await put(png, asAdmin)).body.code).toBe("insufficient_scope");
  expect((await ask("GET", asAdmin)).body.code).toBe("insufficient_scope");
  expect((await ask("DELETE", asAdmin)).body.code).toBe("insufficient_scope");
  expect((await put(png, { authorization: `Bearer ${known.aurora.clinicToken}` })).status).toBe(401);
});

test("only the doctor's session signs a prescription, and sent prescriptions stay unchanged", async () => {
  await put(await signature());
  const asProgram = { authorization: `Bearer ${known.aurora.clinicToken}` };
  expect(hasPicture((await prescribe(asProgram)).pdf)).toBe(false);
  expect(hasPicture((await prescribe(asPartner)).pdf)).toBe(false);
  const sent = await prescribe(asDoctor);
  expect(hasPicture(sent.pdf)).toBe(true);
  await put(await signature(200, 100, "#c00"));
  expect((await download(sent.id)).equals(sent.pdf)).toBe(true);
  await ask("DELETE");
  expect((await download(sent.id)).equals(sent.pdf)).toBe(true);
  expect(hasPicture((await prescribe(asDoctor)).pdf)).toBe(false);
});

test("a picture is isolated by clinic in rows and session, and decrypts for its account only", async () => {
  await put(await signature());
  const ofIpe = await withTenant(clinic.db, 2, (tx) =>
    tx.selectFrom("staff_signatures").selectAll().execute(),
  );
  expect(ofIpe).toEqual([]);
  expect((await clinic.call("GET", "/desk/signature", { clinic: "ipe", headers: asDoctor })).status).toBe(
    401,
  );
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("staff_signatures")
      .set({ staff_id: partnerStaff })
      .where("staff_id", "=", doctorStaff)
      .execute(),
  );
  expect((await ask("GET", asPartner)).status).toBe(500);
  await ask("DELETE", asPartner);
});

test("an account reset deletes the signature picture", async () => {
  await put(await signature());
  const reset = { removes_second_factor: false };
  const address = `/clinic/staff/${doctorStaff}/password_reset`;
  const done = await clinic.call("POST", address, { headers: asAdmin, body: reset });
  expect(done.status).toBe(200);
  expect(await rows()).toEqual([]);
});

test("disabling the account deletes the signature picture", async () => {
  await put(await signature(), asPartner);
  expect(await rows()).toHaveLength(1);
  const body = { name: "Partner", role: "doctor", doctor_id: known.aurora.doctorId, is_disabled: true };
  const done = await clinic.call("PUT", `/clinic/staff/${partnerStaff}`, { headers: asAdmin, body });
  expect(done.status).toBe(200);
  expect(await rows()).toEqual([]);
});
