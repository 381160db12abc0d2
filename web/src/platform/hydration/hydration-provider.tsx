import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { isTimeZone } from "@anteroom/domain/shared/zoned-time";
import { HydratedContext, useApp, type App } from "../app-context.tsx";
import { useStore } from "../storage/store.ts";

/** The current minute in ms. */
export const MinuteContext = createContext(0);
/** The time zone of the profile, else of the device; the clinic's until hydration. */
export const ZoneContext = createContext("");
const WakeUpContext = createContext(() => {});

/**
 * Provides whether the page is hydrated, the current minute and the time zone; sets `data-hydrated`, and
 * `data-zoned` once times are in the patient's zone, on the document element. Minute and zone change in a
 * transition, so that they delay no tap. Requires `AppProvider`.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const app = useApp();
  const isHydrated = useStore(app.isHydrated, false);
  const [minute, setMinute] = useState(Math.floor(app.boot.serverNow / 60_000) * 60_000);
  const [zone, setZone] = useState(app.clinic.get().settings.timeZone);
  const wakeUp = useMemo(() => () => app.isHydrated.set(true), [app]);
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset["hydrated"] = "true";
    const follow = () =>
      startTransition(() => {
        setMinute(app.clock.minute.get());
        setZone(zoneOf(app));
      });
    const stops = [app.clock.minute.subscribe(follow), app.session.subscribe(follow)];
    follow();
    return () => {
      for (const stop of stops) stop();
    };
  }, [app, isHydrated]);
  useEffect(() => {
    if (isHydrated && zone === zoneOf(app)) document.documentElement.dataset["zoned"] = ""; // from now on times are in the patient's zone
  }, [app, isHydrated, zone]);
  return (
    <WakeUpContext value={wakeUp}>
      <HydratedContext value={isHydrated}>
        <MinuteContext value={minute}>
          <ZoneContext value={zone}>{children}</ZoneContext>
        </MinuteContext>
      </HydratedContext>
    </WakeUpContext>
  );
}

/**
 * Rendered after the server's content: sets `app.isHydrated` once React has hydrated it. Renders nothing.
 * Requires `HydrationProvider` above; without it does nothing.
 */
export function MarkHydrated() {
  useEffect(use(WakeUpContext), []); // oxlint-disable-line react-hooks/exhaustive-deps -- once
  return null;
}

/** Formatters that only say the device's zone are costly, and it is asked for at every change of the session. */
function zoneOf({ session }: App): string {
  const state = session.get();
  const chosen = state.kind === "signed-in" ? state.profile.timeZone : null;
  return chosen !== null && isTimeZone(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
