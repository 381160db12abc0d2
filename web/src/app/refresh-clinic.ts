import { getApplicationSettings, getManifest, platform } from "@anteroom/contract/tenant";
import { brandColorNames } from "@anteroom/domain/clinic/manifest";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { App } from "../platform/app-context.tsx";
import type { Router } from "../platform/router/router.ts";

/**
 * Fetches the clinic's manifest and settings now and after each rendered page, and stores changes in
 * `app.clinic`; other colours replace the page's adopted style sheets. A failed request keeps the last ones
 * (D.07). Does nothing on a page without a clinic. Call it after hydration, so that it never delays the first
 * paint.
 */
export function followClinic(app: App, router: Router): void {
  if (!app.clinic.get().manifest) return;
  let running: AbortController | null = null;
  const refresh = async () => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const [manifest, settings] = await Promise.all([
      app.api.call(getManifest, { query: {}, signal }),
      app.api.call(getApplicationSettings, { query: { platform }, signal }),
    ]);
    if (!manifest.isOk || !settings.isOk) return;
    // The server has completed and checked the settings before it sent them.
    const next = {
      manifest: manifest.data.data.entity,
      settings: settings.data.data.entity as ApplicationSettings,
    };
    const last = app.clinic.get();
    if (JSON.stringify(next) === JSON.stringify({ manifest: last.manifest, settings: last.settings })) return;
    if (coloursOf(next) !== coloursOf(last)) await repaint(next);
    app.clinic.set(next);
  };
  const ask = () => void refresh().catch(() => {}); // aborted by the next navigation
  router.onRendered(ask);
  ask();
}

type Clinic = ReturnType<App["clinic"]["get"]>;

function coloursOf({ manifest }: Clinic): string {
  const { patientPrimaryColor, brandColors = {} } = manifest ?? {};
  return JSON.stringify([patientPrimaryColor, brandColorNames.map((name) => brandColors[name])]);
}

/** New colours without a new page: the solver is fetched only then. */
async function repaint({ manifest }: Clinic): Promise<void> {
  const { solveTheme, themeCss } = await import("@anteroom/domain/clinic/theme");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    themeCss(
      solveTheme({ patientPrimaryColor: manifest?.patientPrimaryColor, brandColors: manifest?.brandColors }),
    ),
  );
  document.adoptedStyleSheets = [sheet];
}
