import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { drawSvg } from "../../../platform/pages/draw-svg.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { openPictureClinic } from "../../../testing/picture-clinic.ts";
import { known, type TestClinic } from "../../../testing/test-clinic.ts";

const drawing = (width: number, height: number, inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9" fill="#0f6272"/>${inside}</svg>`;
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };

let clinic: TestClinic;
beforeEach(async () => {
  clinic = await openPictureClinic();
});
afterEach(() => clinic.close());

async function put(place: string, body: string | Uint8Array, headers: Record<string, string> = asClinic) {
  const answer = await clinic.app.inject({
    method: "PUT",
    url: `/api/clinic/${place}`,
    headers: { host: "aurora.localhost", "content-type": "application/octet-stream", ...headers },
    payload: Buffer.from(body),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const remove = (place: string, headers: Record<string, string> = asClinic) =>
  clinic.call("DELETE", `/clinic/${place}`, { headers });
const get = (host: string, url: string) => clinic.app.inject({ url, headers: { host: `${host}.localhost` } });

test("An uploaded SVG logo is served as a PNG on its own clinic's hosts and named by the manifest", async () => {
  const script = "<script>alert(1)</script>";
  const sent = await put(
    "pictures/logo",
    `<?xml version="1.0"?>\n<!-- made by hand -->${drawing(40, 40, script)}`,
  );
  expect(sent).toMatchObject({
    status: 200,
    body: { data: { entity: { media_type: "image/png", width: 512, height: 512 } } },
  });
  const { url } = sent.body.data.entity;
  const served = await get("aurora", url);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(served.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  expect(served.rawPayload.includes("script")).toBe(false);
  expect((await get("ipe", url)).statusCode).toBe(404);
  expect((await get("nobody", url)).statusCode).toBe(404);
  const manifest = await clinic.call("GET", "/manifest");
  expect(manifest.body.data.entity).toMatchObject({ name: "Clinic aurora", logoUrl: url });
  const ofIpe = await clinic.call("GET", "/manifest", { clinic: "ipe" });
  expect(ofIpe.body.data.entity.logoUrl).toBe("/clinics/ipe/logo.svg");
});

test.each([
  ["is no picture", "logo", "not a picture at all", "file_kind_unknown"],
  ["is a page", "logo", "<html><body><svg></svg></body></html>", "file_kind_unknown"],
  ["is a broken SVG", "logo", "<svg", "file_kind_unknown"],
  ["has too many bytes", "logo", Buffer.alloc(pictureBytes + 1, "a"), "file_too_large"],
  ["is no square", "favicon", drawing(40, 20), "validation_failed"],
  ["is too narrow", "logo", drawing(400, 4), "validation_failed"],
])("A picture is refused when it %s", async (_why, kind, body, code) => {
  expect((await put(`pictures/${kind}`, body)).body.code).toBe(code);
  const rows = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("clinic_pictures").selectAll().execute());
  expect(rows).toEqual([]);
});

test("A repeated upload is stored once at the same address", async () => {
  const { png } = await drawSvg(drawing(64, 64), 64);
  const answers = await Promise.all([1, 2, 3].map(() => put("pictures/favicon", png)));
  const urls = answers.map(({ body }) => body.data.entity.url);
  expect(new Set(urls).size).toBe(1);
  const rows = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("clinic_pictures").selectAll().execute());
  expect(rows).toHaveLength(1);
  const { body } = await clinic.call("GET", "/manifest");
  expect(body.data.entity.customFavicon).toBe(urls[0]);
});

test("Removed favicon and main image leave the manifest, the logo stays, and the addresses stay valid", async () => {
  const { png } = await drawSvg(drawing(400, 400), 400);
  const urls: string[] = [];
  for (const kind of ["favicon", "main_image"])
    urls.push((await put(`pictures/${kind}`, png)).body.data.entity.url);
  const manifest = async () => (await clinic.call("GET", "/manifest")).body.data.entity;
  expect(await manifest()).toMatchObject({ customFavicon: urls[0], alternativeMainImageUrl: urls[1] });
  expect((await remove("pictures/logo")).status).toBe(404); // a clinic is never without a logo
  expect((await remove("pictures/portrait")).status).toBe(404);
  expect((await remove("pictures/favicon")).status).toBe(204);
  expect(await manifest()).not.toHaveProperty("customFavicon");
  expect(await manifest()).toMatchObject({ name: "Clinic aurora", alternativeMainImageUrl: urls[1] });
  expect((await remove("pictures/main_image")).status).toBe(204);
  expect((await remove("pictures/main_image")).status).toBe(204); // it may be asked for again
  expect(await manifest()).not.toHaveProperty("alternativeMainImageUrl");
  expect(await manifest()).toHaveProperty("logoUrl");
  expect((await get("aurora", urls[0] ?? "")).statusCode).toBe(200);
  const log = await auditOf("clinic/main_image");
  expect(log).toEqual(["picture.set", "picture.remove"]);
});

test("A removed portrait falls back to the drawing; no other clinic or doctor can remove it", async () => {
  const { doctorId } = known.aurora;
  const { url } = (await put(`doctors/${doctorId}/portrait`, drawing(80, 80))).body.data.entity;
  const portrait = async () =>
    (await clinic.call("GET", `/clinic/doctors/${doctorId}`, { headers: asClinic })).body.data.entity
      .portrait_url;
  expect(await portrait()).toBe(url);
  const asIpe = { authorization: `Bearer ${known.ipe.clinicToken}` };
  const foreign = await clinic.call("DELETE", `/clinic/doctors/${doctorId}/portrait`, {
    clinic: "ipe",
    headers: asIpe,
  });
  expect(foreign.status).toBe(404);
  const asDoctor = await doctorToken();
  expect((await remove(`doctors/${doctorId + 1}/portrait`, asDoctor)).status).toBe(404);
  expect(await portrait()).toBe(url);
  expect((await remove(`doctors/${doctorId}/portrait`, asDoctor)).status).toBe(204);
  expect((await remove(`doctors/${doctorId}/portrait`)).status).toBe(204);
  expect(await portrait()).toBe("/portraits/doorway.svg");
  expect(await auditOf(`doctor/${doctorId}`)).toEqual(["picture.set", "picture.remove"]);
});

const auditOf = async (object: string) => {
  const rows = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("audit_log").select("action").where("object", "=", object).orderBy("id").execute(),
  );
  return rows.map(({ action }) => action);
};

/** Makes the token of Aurora's first doctor; returns the headers of its requests. */
async function doctorToken() {
  const token = "doctor-token-0000000000000000000000";
  const { tenantId, doctorId } = known.aurora;
  await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .insertInto("clinic_tokens")
      .values({
        tenant_id: tenantId,
        token_hash: hashOf(token),
        label: "doctor",
        doctor_id: doctorId,
        created_at: clinic.clock.now(),
      })
      .execute(),
  );
  return { authorization: `Bearer ${token}` };
}

test("A doctor's token sets that doctor's portrait only, and no logo", async () => {
  const { tenantId, doctorId } = known.aurora;
  const asDoctor = await doctorToken();
  expect((await put("pictures/logo", drawing(40, 40), asDoctor)).status).toBe(403);
  expect((await put(`doctors/${doctorId + 1}/portrait`, drawing(40, 40), asDoctor)).status).toBe(404);
  const sent = await put(`doctors/${doctorId}/portrait`, drawing(40, 40), asDoctor);
  expect(sent.status).toBe(200);
  expect((await get("aurora", sent.body.data.entity.url)).statusCode).toBe(200);
  const { portrait } = await withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("doctors").select("portrait").where("id", "=", doctorId).executeTakeFirstOrThrow(),
  );
  expect(portrait).toBe(sent.body.data.entity.url);
});

test.each(["pictures/favicon", `doctors/${known.aurora.doctorId}/portrait`])(
  "%s is not replaced or removed where somebody has set another one since it was read",
  async (place) => {
    const { body } = await clinic.call("GET", `/clinic/doctors/${known.aurora.doctorId}`, {
      headers: asClinic,
    });
    const first: string = place.includes("portrait") ? body.data.entity.portrait_url : "";
    const named = (replaces: string) => `${place}?${new URLSearchParams({ replaces }).toString()}`;
    const refused = { status: 409, body: { code: "changed_elsewhere" } };
    const mine = await put(named(first), drawing(80, 80));
    expect(mine.status).toBe(200);
    const { url } = mine.body.data.entity;
    expect(await put(named(first), drawing(90, 90))).toMatchObject(refused);
    expect((await put(named(first), drawing(80, 80))).status).toBe(200); // the answer was lost
    expect(await remove(named(first))).toMatchObject(refused);
    const [one, other] = await Promise.all([
      put(named(url), drawing(100, 100)),
      put(named(url), drawing(110, 110)),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = one.status === 200 ? one : other;
    expect((await remove(named(winner.body.data.entity.url))).status).toBe(204);
    expect((await remove(named(winner.body.data.entity.url))).status).toBe(204); // it may be asked for again
    expect((await put(place, drawing(90, 90))).status).toBe(200); // without a name whatever is there
  },
);
