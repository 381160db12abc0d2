import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { guardSymptomChecker } from "@anteroom/domain/health/symptom-checker";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { useApp, useClinic, useIsHydrated, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CheckFlow } from "./check-flow.tsx";
import { eraseCheckConsent, readCheckConsent } from "../outside-checker/check-consent.ts";
import { lazyConsent } from "./lazy-outside.ts";
import { CheckerPage } from "./pages/page.tsx";
import styles from "./symptom-checker.module.css";
import { AlternativesToCheck } from "./pages/ways-on.tsx";
import { CheckerUnreachable } from "./pages/unreachable.tsx";
import { useChecker } from "./use-checker.ts";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";

/**
 * `/scheduling/symptom-checker` (S2.R18): questions, then urgency and possible conditions. Redirects where
 * the guard says so, as where the clinic has no checker (D.33). Another company's checker asks for consent
 * first, and nothing of it is loaded before.
 */
export function SymptomCheckerPage() {
  const { navigate } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const search = usePageQuery();
  const isHydrated = useIsHydrated();
  const session = useSession();
  const decision = guardSymptomChecker(search, settings);
  const target = "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null || !isHydrated || session.kind === "unknown")
    return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const whose = session.kind === "signed-in" ? session.profile.id : "guest";
  return <Agreed key={whose} search={search} />;
}

type Search = { search: Record<string, string> };

/** Nothing of another company's checker is fetched or told before somebody has agreed to it. */
function Agreed({ search }: Search) {
  const { clock, storage } = useApp();
  const outside = outsideCheckerOf(useClinic().settings);
  const company = outside?.company ?? null;
  const [check, setCheck] = useState(() =>
    company === null ? null : readCheckConsent(deviceMemory(storage), company, clock.now()),
  );
  const end = useCallback(() => {
    eraseCheckConsent(deviceMemory(storage));
    setCheck(null);
  }, [storage]);
  if (outside && check === null)
    return (
      <CheckerPage onBack={null}>
        <lazyConsent.Part
          outside={outside}
          waysOn={
            <div className={styles["actions"]}>
              <AlternativesToCheck slot={slotOfSearch(search)} />
            </div>
          }
          onAgreed={setCheck}
        />
      </CheckerPage>
    );
  return <Opened search={search} check={check} onEnded={end} />;
}

function Opened({ search, check, onEnded }: Search & { check: string | null; onEnded: () => void }) {
  const { t } = useLingui();
  const found = useChecker(check, onEnded);
  useDependents(); // beside the checker's knowledge: its first page asks whom it is for
  if (found === "loading") return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const slot = slotOfSearch(search);
  if (found === "missing")
    return (
      <CheckerUnreachable slot={slot} onAgain={check === null ? undefined : () => location.reload()}>
        <Trans>We couldn’t load the symptom checker. It opens automatically when you’re back online.</Trans>
      </CheckerUnreachable>
    );
  return <CheckFlow checker={found} slot={slot} />;
}

/** The slot that the address keeps through the checker, or null. */
function slotOfSearch({
  doctorId = "",
  appointmentDate = "",
}: Partial<Record<string, string>>): SlotChoice | null {
  const id = asRouteId(doctorId);
  const at = Date.parse(appointmentDate);
  return id === null || Number.isNaN(at) ? null : { doctorId: id, startTime: new Date(at).toISOString() };
}
