import type {
  Boot,
  PageAnswer,
  PageAssets,
  RawAnswer,
  RenderPage,
  RuntimeConfiguration,
} from "@anteroom/contract/page";
import type { Locale } from "@anteroom/domain/shared/locales";
import { publicSettings, readSettings } from "@anteroom/domain/clinic/settings";
import { foreignOrigins } from "@anteroom/domain/clinic/third-parties";
import { matchRoute } from "@anteroom/domain/shared/routes";
import type { FastifyInstance } from "fastify";
import type { chosenApiAddress } from "../http/addresses/api-address.ts";
import type { Config } from "../config/config.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import type { StoredAsset } from "./stored-assets.ts";
import { themeCssOf } from "./theme-css.ts";

/** The built web client: its renderer and assets. */
export type Web = {
  render: RenderPage;
  /** Returns the files that a page of these sources needs, with those of the entry. */
  assetsOf: (sources: readonly string[]) => Omit<PageAssets, "catalogues">;
  /** Returns the path of the file that was built from a source; `/` where there is none. */
  addressOf: (source: string) => string;
};

/** What rendering a page requires. */
export type Pages = {
  web: Web;
  config: Config;
  runtime: Omit<RuntimeConfiguration, "tenant">;
  report: (error: Error, where: string) => void;
  /** Returns a hashed file of another version by its path; null when there is none. */
  storedAsset: (path: string) => Promise<StoredAsset | null>;
};

/** What a page is made of. Nothing else of a request may reach its bytes. */
type PageSubject = {
  tenant: Tenant | null;
  locale: Locale;
  /** Path and query. */
  url: string;
  /** Host and, where it is not the usual one, port. */
  host: string;
  nonce: string;
  api: ReturnType<typeof chosenApiAddress>;
  /** Headers with which the page's questions come to our own handlers. */
  headers: Readonly<Record<string, string>>;
};

type MadePage = PageAnswer & {
  foreignOrigins: readonly string[];
  /** Whether everything that the page asked for was answered. */
  isWhole: boolean;
};

/**
 * Renders one page, signed out, from answers of this server's own API. `isWhole` is false when one of them was 429 or
 * 5xx. Times are in the clinic's zone; the browser replaces them after hydration (`useAppointmentZones`).
 */
export async function renderPage(
  app: FastifyInstance,
  { web, config, runtime }: Pages,
  { tenant, locale, url, host, nonce, api, headers }: PageSubject,
): Promise<MadePage> {
  let isWhole = true;
  const boot: Boot = {
    locale,
    serverNow: app.clock.now().getTime(),
    tenantId: tenant?.id ?? null,
    manifest: tenant?.manifest ?? null,
    settings: publicSettings(tenant?.settings ?? readSettings({})),
    runtime: {
      ...runtime,
      tenant: tenant?.slug ?? null,
      ...(api.origins === null ? {} : { apiOrigins: api.origins }),
      ...(api.address === null ? {} : { apiBaseUrl: api.address, uneditedApiBaseUrl: runtime.apiBaseUrl }),
    },
    foreignOrigins: foreignOriginsOf(tenant, url),
  };
  const page = await web.render({
    url,
    boot,
    nonce,
    themeCss: themeCssOf(tenant),
    origin: `${config.baseUrl.protocol}//${host}`,
    ask: async (path) => {
      const answer = await askInProcess(app, path, headers);
      if (answer.status >= 500 || answer.status === 429) isWhole = false;
      return answer;
    },
    assetsFor: (language, journeys, routeFile) => {
      const texts = journeys.map((one) => `src/locales/${language}/${one}.po`);
      return {
        ...web.assetsOf([...(routeFile ? [routeFile] : []), ...texts]),
        catalogues: Object.fromEntries(
          journeys.map((one, index) => [one, web.addressOf(texts[index] ?? "")]),
        ),
      };
    },
  });
  return { ...page, foreignOrigins: boot.foreignOrigins, isWhole };
}

/** Returns the origins of external services that the page of this URL may load from. */
export function foreignOriginsOf(tenant: Tenant | null, url: string): readonly string[] {
  return tenant ? foreignOrigins(tenant, matchRoute(pathOf(url)).route) : [];
}

/** Returns the path of a URL. */
export function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "/";
}

/** Rendering asks the API as a browser would, without the network: our own handlers, the same host and language. */
async function askInProcess(
  app: FastifyInstance,
  path: string,
  headers: PageSubject["headers"],
): Promise<RawAnswer> {
  const answer = await app.inject({ url: `/api${path}`, headers });
  return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
}
