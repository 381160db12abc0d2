import type { signInToRealtime } from "@anteroom/contract/call/consultation";
import { addressOf } from "@anteroom/contract/endpoint";
import type { Boot, PageRequest } from "@anteroom/contract/page";
import { setArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { asLocale } from "@anteroom/domain/shared/locales";
import type { ComponentType } from "react";
import { createApi, resultOf } from "../platform/api.ts";
import type { App } from "../platform/app-context.tsx";
import { claimBooking, eraseAbandonedBooking, eraseBooking } from "../shared/booking/erase-booking.ts";
import { eraseStoredDevices } from "../media/device-choice.ts";
import { deviceMemory } from "../platform/storage/device-memory.ts";
import { createGuestAccess } from "../platform/guest-access.ts";
import type { PageBoot } from "../platform/boot.ts";
import { eraseAbandonedDrafts, eraseQuestionnaireDrafts } from "../shared/booking/questionnaire-drafts.ts";
import { reportHtmlAnswer } from "../platform/storage/error-store.ts";
import { storeLocale } from "../platform/i18n/page-locale.ts";
import { createTexts, type CatalogueAddresses } from "../platform/i18n/i18n.ts";
import { authEndpointOf } from "./auth-endpoint.ts";
import { createLazyRealtime } from "./lazy-realtime.ts";
import { createServerClock } from "../platform/time/server-clock.ts";
import { createSession } from "../platform/session.ts";
import { eraseUnsent } from "../platform/storage/unsent-messages.ts";
import { createStore } from "../platform/storage/store.ts";

/**
 * Creates the app for one server-rendered request: signed out, without storage. `api.call` answers GETs by
 * `request.ask` and ignores body and query. What needs a browser rejects.
 */
export function createServerApp({ boot, ask }: PageRequest): App {
  return {
    ...common(boot, null),
    api: {
      ask,
      reach: { baseUrl: "", credentials: () => ({}), onAnswer: () => {} },
      call: async (shape, parts = {}) => {
        const { status, body } = await ask(addressOf(shape, parts.params));
        return resultOf(status, body);
      },
    },
    session: createSession(null, () => {}),
    callTools: () => Promise.reject(new Error("The server holds no calls")),
    realtime: () => Promise.reject(new Error("The server has no realtime connection")),
    cameraReader: () => Promise.reject(new Error("The server reads no faces")),
    healthDevices: () => Promise.reject(new Error("The server reaches no devices")),
    symptomChecker: () => Promise.reject(new Error("Symptoms are checked on the patient's device")),
    navigate: () => Promise.reject(new Error("The server does not navigate")),
  };
}

type Listeners = { onSessionEnd: () => void; onLanguage: () => void };

/**
 * Creates the app of this page in the browser. Ending the session erases guest access, booking, unsent
 * messages, questionnaire drafts and device choice from this device, closes the realtime connection and calls
 * `onSessionEnd`. What it erases after the server has revoked the session comes back when the same patient signs
 * in on this page. `onLanguage` is called when a patient's language has replaced the page's. `navigate` does
 * nothing until it is replaced by the router's.
 */
export function createBrowserApp(boot: PageBoot, { onSessionEnd, onLanguage }: Listeners): App {
  const storage = openStorage();
  setArabicDates(boot.settings.localizedArabicDates);
  const parts = common(boot, storage, { ...boot.laterTexts, ...boot.texts });
  const forget = () => {
    parts.guest.clear();
    eraseBooking(deviceMemory(storage));
    eraseUnsent();
    eraseQuestionnaireDrafts(deviceMemory(storage));
    eraseStoredDevices(deviceMemory(storage));
    realtime.close();
    onSessionEnd();
  };
  // After a log-in the profile's choice of language holds on this device too (design.md, section 6).
  const speak = async (language: string | null) => {
    const locale = asLocale(language ?? undefined);
    if (locale === undefined || locale === parts.texts.i18n.locale) return;
    await parts.texts.change(locale).then((isShown) => isShown && storeLocale(locale), noTexts);
    onLanguage();
  };
  const session = createSession(storage, forget, speak, (reason) => {
    const wanted = location.pathname + location.search; // a guard redirects as soon as the session has ended
    const stored = Object.entries(storage ?? {}); // so does what is stored
    const state = session.get();
    void import("../features/account/access/session-revoked.ts").then(
      ({ showSessionRevoked }) => showSessionRevoked(app, wanted, { reason, stored, state }),
      () => {}, // offline: the page is signed out in any case
    );
  });
  session.subscribe(() => {
    const state = session.get();
    if (state.kind === "signed-in") claimBooking(deviceMemory(storage), state.profile.id);
    if (state.kind !== "signed-out") return;
    eraseAbandonedBooking(deviceMemory(storage));
    eraseAbandonedDrafts(deviceMemory(storage));
  });
  const baseUrl = boot.runtime.apiBaseUrl.replace(/\/$/, "");
  // A guest's right to this appointment is used, signed in or not.
  const credentials = (path: string, withGuest = true): Record<string, string> => {
    const token = session.token();
    const named = parts.guest.tokenOf(appointmentIn(path));
    const guest = withGuest && (named ?? (token === null ? parts.guest.get()[0]?.token : undefined));
    return {
      ...(token === null ? {} : { "x-patient-token": token }),
      ...(guest ? { "x-guest-token": guest } : {}),
    };
  };
  const realtime = createLazyRealtime(boot.runtime.realtime, {
    isHydrated: parts.isHydrated,
    authEndpoint: authEndpointOf(boot.runtime, baseUrl),
    signInEndpoint: baseUrl + signInPath,
    onEnded: () => {
      const token = session.token();
      if (session.isLeaving()) return new Promise(() => {}); // by this page, which needs no connection any more
      if (token === null) return Promise.resolve();
      return import("../features/account/access/session-revoked.ts").then(
        ({ checkSession }) => checkSession(app, token),
        () => {}, // offline: the next answer says it
      );
    },
    authHeaders: () => credentials(location.pathname),
  });
  const api = createApi({
    baseUrl,
    credentials,
    onClaimed: (path) => parts.guest.drop(appointmentIn(path)),
    onAnswer: (answer, sentAt) => {
      reportHtmlAnswer(answer);
      const serverTime = Number(answer.headers.get("x-server-time"));
      if (serverTime > 0) parts.clock.learn(serverTime, sentAt);
    },
  });
  const app: App = {
    ...parts,
    api,
    session,
    realtime: realtime.open,
    callTools: async () => (await import("./call-tools.ts")).createCallTools(boot.runtime),
    cameraReader: async () => (await import("../adapters/camera-reading/camera-reader.ts")).cameraReader,
    symptomChecker: async (name, locale, agreed) =>
      (await import("./pages/symptom-checkers.ts")).openSymptomChecker(name, {
        locale,
        now: parts.clock.now,
        api,
        agreed,
      }),
    healthDevices: async () => (await import("../adapters/web-bluetooth/health-devices.ts")).healthDevices,
    navigate: () => Promise.resolve(),
  };
  return app;
}

/** Written out: this script does without the shape. */
const signInPath: (typeof signInToRealtime)["path"] = "/realtime/user_auth";

/** The number of the appointment that a path of the API or of a page is about; 0 where it names none. */
function appointmentIn(path: string): number {
  return Number(/\/(?:appointments|visits)\/(\d+)/.exec(path)?.[1] ?? 0);
}

function common(boot: Boot, storage: Storage | null, texts?: CatalogueAddresses) {
  const { manifest, settings } = boot;
  return {
    boot,
    clinic: createStore({ manifest, settings }),
    guest: createGuestAccess(storage),
    clock: createServerClock(boot.serverNow),
    texts: createTexts(boot.locale, texts),
    isHydrated: createStore(false),
    notFound: createStore<string | null>(null),
    cover: createStore<ComponentType | null>(null),
    menuFoot: createStore<ComponentType | null>(null),
    areStepsDone: createStore(false),
    foot: createStore<ComponentType | null>(null),
    menu: createStore<ComponentType | null>(null),
    storage,
  };
}

/** The new language could not be fetched: the page goes on in the one it has. */
const noTexts = () => {};

/** Some browsers refuse storage altogether: then everything lives as long as the page. */
function openStorage(): Storage | null {
  try {
    localStorage.setItem("probe", "1");
    localStorage.removeItem("probe");
    return localStorage;
  } catch {
    return null;
  }
}
