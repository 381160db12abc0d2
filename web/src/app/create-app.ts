import { authorizeChannel } from "@anteroom/contract/consultation";
import { addressOf } from "@anteroom/contract/endpoint";
import type { Boot, PageRequest } from "@anteroom/contract/page";
import type { ComponentType } from "react";
import { createApi, resultOf } from "../platform/api.ts";
import type { App } from "../platform/app-context.tsx";
import { eraseBooking } from "../platform/erase-booking.ts";
import { deviceMemory } from "../platform/device-memory.ts";
import { createGuestAccess } from "../platform/guest-access.ts";
import type { PageBoot } from "../platform/boot.ts";
import { createTexts, type CatalogueAddresses } from "../platform/i18n.ts";
import { createRealtimeDoor } from "./realtime-door.ts";
import { createServerClock } from "../platform/server-clock.ts";
import { createSession } from "../platform/session.ts";
import { createStore } from "../platform/store.ts";

/** The app of one request: signed out, without storage, asking our own handlers. */
export function createServerApp({ boot, ask }: PageRequest): App {
  return {
    ...common(boot, null),
    api: {
      ask,
      call: async (shape, parts = {}) => {
        const { status, body } = await ask(addressOf(shape, parts.params));
        return resultOf(status, body);
      },
    },
    session: createSession(null, () => {}),
    callTools: () => Promise.reject(new Error("The server holds no calls")),
    realtime: () => Promise.reject(new Error("The server has no realtime connection")),
    navigate: () => Promise.reject(new Error("The server does not navigate")),
  };
}

/** The app of this page. `navigate` is given once there is a router. */
export function createBrowserApp(boot: PageBoot, onSessionEnd: () => void): App {
  const storage = openStorage();
  const parts = common(boot, storage, boot.texts);
  const session = createSession(storage, () => {
    parts.guest.set(null);
    eraseBooking(deviceMemory(storage));
    realtime.close();
    onSessionEnd();
  });
  const baseUrl = boot.runtime.apiBaseUrl.replace(/\/$/, "");
  const credentials = (): Record<string, string> => {
    const token = session.token();
    if (token !== null) return { "x-patient-token": token };
    const guest = parts.guest.get();
    return guest ? { "x-guest-token": guest.token } : {};
  };
  const realtime = createRealtimeDoor(boot.runtime.realtime, {
    isAwake: parts.isAwake,
    authEndpoint: baseUrl + authorizeChannel.path,
    authHeaders: credentials,
  });
  const api = createApi({
    baseUrl,
    credentials,
    onAnswer: (answer, sentAt) => {
      const serverTime = Number(answer.headers.get("x-server-time"));
      if (serverTime > 0) parts.clock.learn(serverTime, sentAt);
    },
  });
  return {
    ...parts,
    api,
    session,
    realtime: realtime.open,
    callTools: async () => (await import("./call-tools.ts")).callTools(boot.runtime),
    navigate: () => Promise.resolve(),
  };
}

function common(boot: Boot, storage: Storage | null, texts?: CatalogueAddresses) {
  const { manifest, settings } = boot;
  return {
    boot,
    clinic: createStore({ manifest, settings }),
    guest: createGuestAccess(storage),
    clock: createServerClock(boot.serverNow),
    texts: createTexts(boot.locale, texts),
    isAwake: createStore(false),
    notFound: createStore<string | null>(null),
    cover: createStore<ComponentType | null>(null),
    storage,
  };
}

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
