import type { RenderPage } from "@anteroom/contract/page";
import { runtimeConfigurationOf } from "../platform/config/runtime-of.ts";
import type { Services } from "../platform/config/services.ts";
import { withTenant } from "../platform/database/database.ts";
import { servePages } from "../platform/pages/pages.ts";
import { readStoredAsset } from "../platform/pages/stored-assets.ts";
import type { PublicPages } from "../platform/pages/public-pages.ts";

/** Pages that show their inputs; `rendered` returns how often one was rendered. */
export type EchoPages = { pages: PublicPages; rendered: () => number };

/**
 * Serves pages that contain all their inputs and the doctors' names, so that a wrong cached page
 * is detected. Also mounts `GET /api/doctors`, which lists id and name of the clinic's doctors.
 */
export function serveEchoPages(services: Services): EchoPages {
  let rendered = 0;
  const render: RenderPage = async ({ url, boot, nonce, themeCss, origin, ask }) => {
    rendered += 1;
    const doctors = await ask("/doctors");
    const { locale, manifest, runtime } = boot;
    const said = { url, locale, clinic: manifest?.slug, runtime, origin, doctors };
    const html = [
      `<!doctype html><html lang="${locale}"><style nonce="${nonce}">${themeCss}</style>`,
      `<script nonce="${nonce}">start("${locale}")</script><pre>${JSON.stringify(said)}</pre></html>`,
    ].join("");
    return { status: 200, location: null, html };
  };
  services.app.get("/api/doctors", async ({ tenant }) => {
    if (!tenant) return [];
    return withTenant(services.db, tenant.id, (tx) =>
      tx.selectFrom("doctors").select(["id", "name"]).orderBy("id").execute(),
    );
  });
  const address = { key: "k", cluster: "eu", host: null, port: null, path: "", isTls: null };
  const realtime = { address: { ...address, takesStatistics: false, signsIn: true } };
  const assets = { entry: "", preload: [], css: "", styles: [] };
  const pages = servePages(services.app, {
    web: { render, assetsOf: () => assets, addressOf: () => "" },
    config: services.config,
    runtime: runtimeConfigurationOf(services.config, "test", realtime),
    report: (error) => console.error(error),
    storedAsset: (path) => readStoredAsset(services.db, path),
  });
  return { pages, rendered: () => rendered };
}
