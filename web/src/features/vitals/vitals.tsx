import { saveOwnMeasurement } from "@anteroom/contract/health/vital-signs";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp, useIsAwake, useSession } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Intro } from "./intro.tsx";
import { forgetResult, keptResult } from "./result/kept-result.ts";
import { laterHistory } from "./later-parts.ts";
import { asSent, type Taken } from "./taken.ts";
import { historyKey, useHistory } from "./result/use-history.ts";
import { VitalsFlow, type Keep } from "./vitals-flow.tsx";

/** `/vitals`: a reading outside of a visit, for a guest too (S2.R25, D.35). */
export function Vitals() {
  const session = useSession();
  const isAwake = useIsAwake();
  if (session.kind === "signed-in")
    return <OwnVitals key={session.profile.id} birthdate={session.profile.birthdate} />;
  return <GuestVitals key={String(isAwake && session.kind === "signed-out")} />;
}

function GuestVitals() {
  const { clock } = useApp();
  const session = useSession();
  const [first] = useState(() => (session.kind === "signed-out" ? keptResult(clock.now()) : null));
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
  const wasKept = useKeptOfGuest(keep, refresh);
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
          {wasKept && (
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
function useKeptOfGuest(keep: NonNullable<Keep>, onKept: () => void): boolean {
  const { clock } = useApp();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const taken: Taken | null = keptResult(clock.now());
    if (!taken) return;
    void keep(asSent(taken)).then((answer) => {
      if (!answer.isOk) return; // it stays in this tab, and is sent the next time
      forgetResult();
      setKept(true);
      onKept();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they have come in
  }, []);
  return isKept;
}
