import { getProviderSignIn } from "@anteroom/contract/account/provider-sign-in";
import { listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { getPatient, pingSession, type Patient } from "@anteroom/contract/account/account";
import { aurora } from "@anteroom/content/demo/aurora";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { publicSettings, readSettings, type ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { cleanup, configure, render, waitFor } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, vi } from "vitest";
import { createBrowserApp } from "../app/create-app.ts";
import { createQueries, Providers } from "../app/providers.tsx";
import { Frame } from "../app/frame/frame.tsx";
import { openRouter } from "../app/router.tsx";
import { followHistory, placeHere } from "../platform/router/follow-history.ts";
import { RouterProvider } from "../platform/router/router-view.tsx";
import type { App } from "../platform/app-context.tsx";
import { problemTexts } from "../platform/forms/failure-text.tsx";
import { tokenKey } from "../platform/session.ts";
import type { Realtime } from "../ports/realtime.ts";
import { fakeApi, type FakeApi } from "./fake-api.ts";
import { waitForEffects } from "./wait-for-effects.ts";

/** A patient of Aurora with all fields that a booking requires. */
export const joana: Patient = {
  id: 7,
  name: "Joana Prata",
  email: "joana@example.org",
  phone_country_code: "+351",
  phone_number: "910000000",
  taxpayer_number: null,
  birthdate: "1985-04-02",
  sex: "female",
  address: null,
  parent_id: null,
  time_zone: "Europe/Lisbon",
  language: "en",
  health_number: null,
  insurer: null,
  insurance_number: null,
  policy_number: null,
  wants_visit_mails: true,
  wants_calendar_files: true,
  version: 1,
};

type Options = {
  api?: FakeApi;
  /** The signed-in patient; none by default. */
  patient?: Patient;
  settings?: Partial<ApplicationSettings>;
  locale?: Locale;
  /** Instant of the server in ms. */
  now?: number;
  /** Replaces a collaborator of the app, as `callTools`. */
  replace?: Partial<App>;
  /** Actions on the server-rendered page before hydration. */
  beforeHydration?: (drawn: HTMLElement) => void;
};

/** A page under test. */
export type OpenedPage = { app: App; api: FakeApi; user: UserEvent; main: HTMLElement };

// A query that finds nothing tells what the page says, in few lines.
configure({
  asyncUtilTimeout: 15_000, // parts that a page fetches later come slowly on a busy machine
  getElementError: (message) => {
    const [reason = ""] = (message ?? "").split(/\n\n(Here are|The page:)/);
    return new Error(`${reason}\n\nThe page:\n${labelsOf(document.querySelector("main"))}`);
  },
});

waitForEffects();

/** What stands in an element, each text, link and control on a line of its own. */
function labelsOf(element: Element | null): string {
  const html = element?.innerHTML ?? "";
  const marked = html.replaceAll(
    /<(a|button|input|textarea|select|h\d|output)\b[^>]*?( aria-label="[^"]*")?[^>]*>/g,
    "\n[$1$2] ",
  );
  return marked
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/ *\n[ \n]*/g, "\n")
    .replaceAll(/ +/g, " ");
}

let letGo = () => {};
let opened: { api: FakeApi; page: string } | null = null;

afterEach(() => {
  cleanup();
  letGo();
  letGo = () => {};
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  problemTexts.of = null; // a page that has just been loaded shows the server's own
  // Another page that the test was led to may or may not have sent its requests by now.
  const { api, page } = opened ?? { api: null, page: "" };
  const unanswered = api?.unanswered.filter((one) => one.page === page) ?? [];
  opened = null;
  if (unanswered.length > 0)
    throw new Error(`Requests without an answer: ${unanswered.map(({ request }) => request).join(", ")}`);
});

/**
 * Opens a page with the real router, guards, texts and stores; only network, realtime and media are replaced.
 * Resolves when its heading is shown.
 */
export async function openPage(address: string, options: Options = {}): Promise<OpenedPage> {
  const { container, ...opened } = await openApp(address, options, <Frame />);
  const main = await waitFor(() => {
    const found = container.querySelector<HTMLElement>("main");
    if (!found?.textContent) throw new Error("The page is empty.");
    return found;
  });
  return { ...opened, main };
}

/** Renders one component in an app as `openPage` creates it; `show` renders another in its place. */
export async function showPart(
  part: ReactNode,
  options: Options = {},
): Promise<Omit<OpenedPage, "main"> & { show: (next: ReactNode) => void }> {
  const inMain = (inside: ReactNode) => <main id="main">{inside}</main>;
  const { rerender, wrap, ...opened } = await openApp("/a-part", options, inMain(part));
  return { ...opened, show: (next) => rerender(wrap(inMain(next))) };
}

async function openApp(address: string, options: Options, content: ReactNode) {
  const { api = fakeApi(), patient, locale = "en", now = Date.UTC(2026, 10, 24, 9) } = options;
  api.byDefault(getProviderSignIn, { data: { entity: { provider: null } } }); // the sign-in page asks
  opened = { api, page: new URL(address, location.href).pathname };
  vi.stubGlobal("fetch", api.fetch);
  history.replaceState(null, "", address);
  document.documentElement.lang = locale; // as the server draws the page
  document.documentElement.dir = directionOf(locale);
  if (patient) signIn(api, patient);
  const queries = createQueries();
  const read = publicSettings(readSettings({ ...aurora.settings, ...options.settings }));
  // The server adds what is not stored in settings: how a clinic's own account captures.
  const settings = { ...read, gateways: options.settings?.gateways ?? read.gateways };
  const app: App = {
    ...createBrowserApp(
      {
        locale,
        serverNow: now,
        tenantId: 1,
        manifest: aurora.manifest,
        settings,
        runtime: runtime(),
        foreignOrigins: [],
        texts: {},
        laterTexts: {},
        first: {},
        queries: { mutations: [], queries: [] },
      },
      { onSessionEnd: () => queries.clear(), onLanguage: () => void queries.invalidateQueries() },
    ),
    realtime: () => Promise.resolve(silentRealtime),
    ...options.replace,
  };
  app.guest.restore();
  await app.session.restore(app.api);
  const router = await openRouter({ app, queries }, placeHere());
  letGo = followHistory(router);
  app.navigate = router.navigate;
  const wrap = (inside: ReactNode) => (
    <Providers app={app} queries={queries}>
      <RouterProvider router={router}>{inside}</RouterProvider>
    </Providers>
  );
  const { container, rerender } = options.beforeHydration
    ? hydrate(wrap(content), options.beforeHydration)
    : render(wrap(content));
  return {
    app,
    api,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    container,
    rerender,
    wrap,
  };
}

function hydrate(content: ReactNode, before: (drawn: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(content);
  before(container);
  return render(content, { container, hydrate: true });
}

function signIn(api: FakeApi, patient: Patient): void {
  localStorage.setItem(tokenKey, "token-of-a-test");
  api
    .on(pingSession, undefined)
    .on(getPatient, { patient })
    // The list of appointments asks for both once it is at rest.
    .byDefault(listWaitlist, { data: { collection: [] } })
    .byDefault(listRequests, { data: { collection: [] } });
}

/** A realtime connection without events. */
export const silentRealtime: Realtime = {
  subscribe: () => () => {},
  state: () => "connected",
  onStateChange: () => () => {},
  socketId: () => undefined,
  resume: () => {},
  disconnect: () => {},
};

function runtime() {
  return {
    environment: "development" as const,
    tenant: "aurora",
    apiBaseUrl: "/api/",
    logoUrl: "/clinics/aurora/logo.svg",
    symptomSdkUrl: null,
    pushKey: null,
    errorReportingKey: null,
    analyticsKey: null,
    videoKey: null,
    releaseVersion: "test",
    codeVersion: "test",
    analyticsUrl: "",
    realtime: {
      key: "key",
      cluster: "",
      host: null,
      port: null,
      path: "/realtime",
      isTls: null,
      takesStatistics: false,
      signsIn: false,
      authEndpoint: null,
    },
  };
}
