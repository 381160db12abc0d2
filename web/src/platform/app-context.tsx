import type { Boot } from "@anteroom/contract/page";
import type { Realtime } from "../ports/realtime.ts";
import { createContext, use, useSyncExternalStore, type ComponentType } from "react";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { CameraReader } from "../ports/camera-reading.ts";
import type { HealthDevices } from "../ports/health-devices.ts";
import type { CallTools } from "../ports/call-tools.ts";
import type { AgreedCheck, SymptomChecker } from "../ports/symptom-checker.ts";
import type { Api } from "./api.ts";
import type { GuestAccessStore } from "./guest-access.ts";
import type { Texts } from "./i18n/i18n.ts";
import type { ServerClock } from "./time/server-clock.ts";
import type { Session, SessionState } from "./session.ts";
import { useStore, type Store } from "./storage/store.ts";

/** The collaborators that each screen can use: clinic, API, session, clock, texts. Created once by `app/`. */
export type App = {
  boot: Boot;
  /** The clinic's manifest and settings as last fetched. */
  clinic: Store<Pick<Boot, "manifest" | "settings">>;
  api: Api;
  session: Session;
  guest: GuestAccessStore;
  /** The page's one realtime connection: opened on first use, closed with the session. */
  realtime: () => Promise<Realtime>;
  clock: ServerClock;
  texts: Texts;
  /** False on the server and until hydration; components use `useIsHydrated`. */
  isHydrated: Store<boolean>;
  /** Address at which a resource was not found, else null: the frame shows the not-found page there. */
  notFound: Store<string | null>;
  /** A page shown over everything else, such as an expired password; null without one. */
  cover: Store<ComponentType | null>;
  /**
   * True once the current page's steps (see `undisturbedRoutes`) are finished: the frame shows its navigation
   * again.
   */
  areStepsDone: Store<boolean>;
  /** Shown at the foot of the menus; loaded after hydration. */
  menuFoot: Store<ComponentType | null>;
  /**
   * Shown at the foot of each page with navigation, and in the account menu; loaded when the page is idle.
   */
  foot: Store<ComponentType | null>;
  /** Content of the account menu; null until it is loaded. */
  menu: Store<ComponentType | null>;
  /** A slot's hold, drafts and device choices live here; null on the server. */
  storage: Storage | null;
  /** Realtime connection and video room of calls; loaded on first use. */
  callTools: () => Promise<CallTools>;
  /** The camera measurement; knows the size of its download before it is loaded. */
  cameraReader: () => Promise<CameraReader>;
  /** The symptom checker of this name; null where this app has none. Another company's comes with a consent alone. */
  symptomChecker: (name: string, locale: Locale, agreed?: AgreedCheck) => Promise<SymptomChecker | null>;
  /** The patient's own measuring devices in reach of this browser. */
  healthDevices: () => Promise<HealthDevices>;
  /** Goes to a path of this app; resolves once the page is rendered or superseded. */
  navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
};

const AppContext = createContext<App | null>(null);

/** Provides the app to the screens. */
export const AppProvider = AppContext.Provider;

/** Returns the app of this screen. Throws outside `AppProvider`. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("No AppProvider");
  return app;
}

/** Returns the session's state, followed live; `unknown` during hydration and until storage has been read. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useStore(session, unknownSession);
}

/**
 * Returns the name of the signed-in patient, else null, also until storage has been read. Does not re-render
 * when a visitor turns out to be signed out.
 */
export function usePatientName(): string | null {
  const { session } = useApp();
  const name = () => {
    const state = session.get();
    return state.kind === "signed-in" ? state.profile.name : null;
  };
  return useSyncExternalStore(session.subscribe, name, () => null);
}

const unknownSession: SessionState = { kind: "unknown" };

/** Whether the page is hydrated; provided by `HydrationProvider`. */
export const HydratedContext = createContext(false);

/** Returns whether the page is hydrated; false on the server. */
export function useIsHydrated(): boolean {
  return use(HydratedContext);
}

/** Returns the clinic's manifest (null without one) and settings as last fetched. */
export function useClinic() {
  const { clinic } = useApp();
  return useStore(clinic, clinic.get()); // it changes only once the page is at rest: another object would draw every link twice
}
