import { Readable } from "node:stream";
import * as shapes from "@anteroom/contract/clinic-pictures";
import {
  manifestPictures,
  noPortrait,
  removablePictures,
  type PictureKind,
} from "@anteroom/domain/clinic/clinic-picture";
import { acceptFiles } from "../../../platform/files/accept-files.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { refuseUnread } from "../../../platform/http/replaces.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Files } from "../../../ports/files.ts";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";
import { portraitUrl } from "../../../shared/appointment/portrait-url.ts";
import { readPicture, readPictureBody, type ReadPicture } from "./read-picture.ts";
import {
  lockManifestPicture,
  presentPicture,
  removeManifestPicture,
  setManifestPicture,
  storePicture,
} from "./store-picture.ts";

/**
 * Registers the uploads of the manifest's pictures (clinic tokens only) and of portraits (also
 * the doctor's token), and their removal: each changes the manifest or doctor at once and is
 * audited. With `replaces` only the picture that was read is replaced. Removed
 * pictures stay stored. Also registers the public download at `/pictures/{hash}`
 * on the clinic's own hosts.
 */
export function clinicPictureRoutes({ app, db }: Pick<Services, "app" | "db">, files: Files): void {
  acceptFiles(app, (scope) => {
    mount(scope, shapes.clinicPutPicture, async (call) => {
      const kind = manifestPictures.find((name) => name === call.params.kind);
      // A doctor's token may not change the clinic's pictures.
      if (call.caller.doctorId !== null || !kind) return problem("not_found");
      const picture = await receive(kind, call, files);
      if (isProblem(picture)) return picture;
      const { tenant, caller, query, now, tx } = call;
      const entity = presentPicture(picture);
      const refusal = await tx(async (one) => {
        const stored = await lockManifestPicture(one, { tenantId: tenant.id, kind });
        const unread = refuseUnread(query.replaces, stored, stored === entity.url);
        if (unread) return unread;
        await setManifestPicture(one, { tenantId: tenant.id, kind, hash: picture.hash, now });
        const object = `clinic/${kind}`;
        await audit(one, tenant.id, { actor: actorOf(caller), action: "picture.set", object });
        return null;
      });
      if (refusal) return refusal;
      app.tenants.clearCache();
      return { data: { entity } };
    });
    mount(scope, shapes.clinicPutPortrait, async (call) => {
      const { tenant, params, query, caller, tx } = call;
      const { doctor_id: id } = params;
      if (caller.doctorId !== null && caller.doctorId !== id) return problem("not_found");
      const known = await tx((one) =>
        one.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst(),
      );
      if (!known) return problem("not_found");
      const picture = await receive("portrait", call, files);
      if (isProblem(picture)) return picture;
      const entity = presentPicture(picture);
      const refusal = await tx(async (one) => {
        const stored = await lockPortrait(one, id);
        const unread = refuseUnread(query.replaces, portraitUrl(stored), stored === entity.url);
        if (unread) return unread;
        await one.updateTable("doctors").set({ portrait: entity.url }).where("id", "=", id).execute();
        const object = `doctor/${id}`;
        await audit(one, tenant.id, { actor: actorOf(caller), action: "picture.set", object });
        return null;
      });
      return refusal ?? { data: { entity } };
    });
  });
  removalRoutes(app);
  app.get<{ Params: { hash: string } }>(
    "/pictures/:hash",
    hiddenFromOpenApi,
    async ({ tenant, params }, reply) => {
      const notFound = () => reply.sendProblem(problem("not_found"));
      if (!tenant || !/^[0-9a-f]{32}$/.test(params.hash)) return notFound();
      const row = await withTenant(db, tenant.id, (tx) =>
        tx
          .selectFrom("clinic_pictures")
          .select(["storage_key", "media_type", "size_bytes"])
          .where("hash", "=", params.hash)
          .executeTakeFirst(),
      );
      const bytes = row && (await files.open(row.storage_key));
      if (!row || !bytes) return notFound();
      return reply
        .type(row.media_type)
        .header("content-length", row.size_bytes)
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .send(bytes);
    },
  );
}

/** Registers the removal of pictures and portraits. What is removed stays stored, because pages elsewhere may show it. */
function removalRoutes(app: Services["app"]): void {
  mount(app, shapes.clinicRemovePicture, async ({ tenant, params, query, caller, now, tx }) => {
    const kind = removablePictures.find((name) => name === params.kind);
    if (caller.doctorId !== null || !kind) return problem("not_found");
    const refusal = await tx(async (one) => {
      const stored = await lockManifestPicture(one, { tenantId: tenant.id, kind });
      const unread = refuseUnread(query.replaces, stored, stored === "");
      if (unread) return unread;
      if (!(await removeManifestPicture(one, { tenantId: tenant.id, kind, now }))) return null;
      const object = `clinic/${kind}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "picture.remove", object });
      return null;
    });
    if (refusal) return refusal;
    app.tenants.clearCache();
    return undefined;
  });
  mount(app, shapes.clinicRemovePortrait, ({ tenant, params: { doctor_id: id }, query, caller, tx }) =>
    tx(async (one) => {
      if (caller.doctorId !== null && caller.doctorId !== id) return problem("not_found");
      const known = await one.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst();
      if (!known) return problem("not_found");
      const stored = await lockPortrait(one, id);
      const unread = refuseUnread(query.replaces, portraitUrl(stored), !stored.startsWith("/"));
      if (unread) return unread;
      const removed = await one
        .updateTable("doctors")
        .set({ portrait: noPortrait })
        .where("id", "=", id)
        .where("portrait", "like", "/%") // others are drawings, which nobody has uploaded
        .returning("id")
        .executeTakeFirst();
      if (!removed) return undefined;
      const object = `doctor/${id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "picture.remove", object });
      return undefined;
    }),
  );
}

/** Locks the doctor. Returns the portrait as stored. */
async function lockPortrait(tx: Tx, doctorId: number): Promise<string> {
  await lockDoctors(tx, [doctorId]);
  const doctor = await tx
    .selectFrom("doctors")
    .select("portrait")
    .where("id", "=", doctorId)
    .executeTakeFirst();
  return doctor?.portrait ?? noPortrait;
}

type PictureCall = Pick<
  Call<typeof shapes.clinicPutPicture> | Call<typeof shapes.clinicPutPortrait>,
  "tenant" | "now" | "tx" | "request" | "reply"
>;

async function receive(
  kind: PictureKind,
  { tenant, now, tx, request, reply }: PictureCall,
  files: Files,
): Promise<ReadPicture | ProblemOutcome> {
  if (!(request.body instanceof Readable)) return problem("unsupported_media_type");
  const bytes = await readPictureBody(request.body);
  if (bytes === null) {
    reply.header("connection", "close"); // the rest of it is not read
    return problem("file_too_large");
  }
  const picture = await readPicture(kind, bytes);
  if (picture === "size_unfit")
    return problem("validation_failed", { fields: [{ path: "body", code: "out-of-bounds" }] });
  if (typeof picture === "string") return problem(picture);
  const isStored = await storePicture(picture, { tenantId: tenant.id, now, tx, files });
  return isStored ? picture : problem("file_limit");
}
