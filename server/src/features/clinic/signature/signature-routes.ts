import { Readable } from "node:stream";
import * as shapes from "@anteroom/contract/account/desk-signature";
import type { Services } from "../../../platform/config/services.ts";
import { acceptFiles } from "../../../platform/files/accept-files.ts";
import type { StaffCaller } from "../../../platform/http/authentication.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { readPictureBody } from "../pictures/read-picture.ts";
import { readSignature } from "./read-signature.ts";
import { loadSignature, presentSignature, storeSignature } from "./stored-signature.ts";

/**
 * Registers the routes to read, set and remove the signed-in doctor's own picture of a signature; nobody can for another account. Changes
 * are audited.
 */
export function signatureRoutes({ app, config }: Pick<Services, "app" | "config">): void {
  const ownerOf = ({ tenant, caller }: { tenant: { id: number }; caller: StaffCaller }) => ({
    dataKey: config.dataKey,
    tenantId: tenant.id,
    staffId: caller.staff.staffId,
  });
  mount(app, shapes.getDeskSignature, async (call) => {
    if (call.caller.staff.role !== "doctor") return problem("insufficient_scope");
    const found = await call.tx((one) => loadSignature(one, ownerOf(call)));
    return { data: { entity: found && presentSignature(found) } };
  });
  acceptFiles(app, (scope) =>
    mount(scope, shapes.putDeskSignature, async (call) => {
      const { tenant, caller, request, reply, now, tx } = call;
      if (caller.staff.role !== "doctor") return problem("insufficient_scope");
      if (!(request.body instanceof Readable)) return problem("unsupported_media_type");
      const bytes = await readPictureBody(request.body);
      if (bytes === null) {
        reply.header("connection", "close"); // the rest of it is not read
        return problem("file_too_large");
      }
      const picture = await readSignature(bytes);
      if (picture === "size_unfit")
        return problem("validation_failed", { fields: [{ path: "body", code: "out-of-bounds" }] });
      if (typeof picture === "string") return problem(picture);
      const { png, width, height } = picture;
      const signature = { png, width, height, updatedAt: now };
      await tx(async (one) => {
        await storeSignature(one, ownerOf(call), signature);
        const object = `staff/${caller.staff.staffId}`;
        await audit(one, tenant.id, { actor: actorOf(caller), action: "signature.set", object });
      });
      return { data: { entity: presentSignature(signature) } };
    }),
  );
  mount(app, shapes.removeDeskSignature, removeSignature);
}

async function removeSignature({ tenant, caller, tx }: Call<typeof shapes.removeDeskSignature>) {
  const { staffId, role } = caller.staff;
  if (role !== "doctor") return problem("insufficient_scope");
  await tx(async (one) => {
    const removed = await one
      .deleteFrom("staff_signatures")
      .where("staff_id", "=", staffId)
      .returning("staff_id")
      .executeTakeFirst();
    if (!removed) return;
    const object = `staff/${staffId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "signature.remove", object });
  });
  return undefined;
}
