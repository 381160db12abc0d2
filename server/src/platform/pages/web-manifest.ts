import { directionOf } from "@anteroom/domain/shared/locales";
import { faviconOf } from "@anteroom/domain/clinic/manifest";
import { solveTheme } from "@anteroom/domain/clinic/theme";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hiddenFromOpenApi } from "../http/app.ts";
import { iconKinds } from "./icon-drawing.ts";
import type { Tenant } from "../tenancy/tenants.ts";

/** Serves the Web Application Manifest with the clinic's name, icon and colours, so that a phone can install it. */
export function serveWebManifest(app: FastifyInstance): void {
  app.get("/manifest.webmanifest", hiddenFromOpenApi, async (request, reply) => {
    const { tenant } = request;
    if (!tenant) return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
    return reply
      .header("cache-control", "no-cache, private")
      .header("vary", "accept-language, cookie")
      .header("content-language", request.locale)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(webManifest(tenant, request.locale)));
  });
}

function webManifest({ manifest }: Pick<Tenant, "manifest">, locale: FastifyRequest["locale"]) {
  const { light } = solveTheme(manifest);
  const icon = faviconOf(manifest) ?? manifest.logoUrl;
  return {
    id: "/",
    name: manifest.name,
    short_name: manifest.name,
    lang: locale,
    dir: directionOf(locale),
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: light.page,
    background_color: light.page,
    icons: [{ src: icon, ...sizeOf(icon) }, ...pictures],
  };
}

/** The same as pictures, of which iOS and most home screens take one (clinic-icons.ts). */
const pictures = iconKinds.map(({ name, pixels, isMaskable }) => ({
  src: name,
  sizes: `${pixels}x${pixels}`,
  type: "image/png",
  ...(isMaskable ? { purpose: "maskable" } : {}),
}));

/** A drawing fits every size; of a picture only the browser that fetches it learns its own. */
function sizeOf(address: string): { sizes?: string; type?: string } {
  const ending = /\.(svg|png|webp)$/.exec(new URL(address, "http://icon.invalid").pathname)?.[1];
  if (ending === "svg") return { sizes: "any", type: "image/svg+xml" };
  return ending === undefined ? {} : { type: `image/${ending}` };
}
