import { lazyPart } from "../../ui/lazy.tsx";
import { useEffect, useState } from "react";
import { useApp, useIsHydrated, useSession } from "../../platform/app-context.tsx";
import { VitalsIntro } from "./intro.tsx";
import { StaysOnDevice } from "./measured-person.ts";
import { readStoredResult } from "./result/stored-result.ts";
import { VitalsFlow } from "./vitals-flow.tsx";

/** For signed-in patients. */
const lazyPatientVitals = lazyPart(async () => (await import("./patient-vitals.tsx")).PatientVitals, {
  isPage: true,
});

/**
 * `/vitals`: a measurement outside an appointment, also for guests, whose values are not sent but kept in
 * this tab for an hour, in case they sign in (S2.R25, D.35).
 */
export function Vitals() {
  const session = useSession();
  const isHydrated = useIsHydrated();
  const app = useApp();
  // With a token the person is probably signed in: preload their part while the server is asked.
  useEffect(() => {
    if (app.session.token()) lazyPatientVitals.ahead(app.texts);
  }, [app]);
  if (session.kind === "signed-in")
    return <lazyPatientVitals.Part key={session.profile.id} profile={session.profile} />;
  return <GuestVitals key={String(isHydrated && session.kind === "signed-out")} />;
}

function GuestVitals() {
  const { clock } = useApp();
  const session = useSession();
  const [first] = useState(() => (session.kind === "signed-out" ? readStoredResult(clock.now()) : null));
  return (
    <StaysOnDevice value>
      <VitalsFlow
        keep={null}
        past={[]}
        months={null}
        first={first}
        intro={(ways, takesFocus) => (
          <VitalsIntro isGuest takesFocus={takesFocus}>
            {ways}
          </VitalsIntro>
        )}
      />
    </StaysOnDevice>
  );
}
