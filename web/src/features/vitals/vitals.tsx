import { saveOwnMeasurement } from "@anteroom/contract/health/vital-signs";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp, useIsHydrated, useSession } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Intro } from "./intro.tsx";
import { forgetResult, storedResult } from "./result/stored-result.ts";
import { laterHistory } from "./later-parts.ts";
import { asSent, type Taken } from "./taken.ts";
import { historyKey, useHistory } from "./result/use-history.ts";
import { VitalsFlow, type Keep } from "./vitals-flow.tsx";

/** `/vitals`: a reading outside of a visit, for a guest too (S2.R25, D.35). */
export function Vitals() {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (session.kind === "signed-in")
    return <OwnVitals key={session.profile.id} birthdate={session.profile.birthdate} />;
  return <GuestVitals key={String(isHydrated && session.kind === "signed-out")} />;
}

function GuestVitals() {
  const { clock } = useApp();
  const session = useSession();
  const [first] = useState(() => (session.kind === "signed-out" ? storedResult(clock.now()) : null));
  return (
    <VitalsFlow
      keep={null}
      past={[]}
      birthdate={null}
      first={first}
      intro={(ways) => <Intro isGuest>{ways}</Intro>}
    />
  );
}

function OwnVitals({ birthdate }: { birthdate: string | null }) {
  const { api } = useApp();
  const queries = useQueryClient();
  const all = useHistory() ?? [];
  const refresh = () => void queries.invalidateQueries({ queryKey: historyKey });
  const keep: Keep = (sent) => api.call(saveOwnMeasurement, { body: sent });
  const wasSaved = useSavedOfGuest(keep, refresh);
  const history = all.length > 0 && <laterHistory.Part all={all} />;
  return (
    <VitalsFlow
      keep={keep}
      past={all}
      birthdate={birthdate}
      onSaved={refresh}
      after={history}
      intro={(ways) => (
        <Intro after={history}>
          {wasSaved && (
            <output>
              <Banner tone="ok">
                <Trans>What you measured before you signed in is now in your record.</Trans>
              </Banner>
            </output>
          )}
          {ways}
        </Intro>
      )}
    />
  );
}

/** D.35: what a guest of this tab has measured is kept once they have signed in. True when it was. */
function useSavedOfGuest(keep: NonNullable<Keep>, onSaved: () => void): boolean {
  const { clock } = useApp();
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    const taken: Taken | null = storedResult(clock.now());
    if (!taken) return;
    void keep(asSent(taken)).then((answer) => {
      if (!answer.isOk) return; // it stays in this tab, and is sent the next time
      forgetResult();
      setStored(true);
      onSaved();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they have come in
  }, []);
  return isStored;
}
