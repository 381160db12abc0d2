import { guardSymptomChecker } from "@anteroom/domain/symptom-checker";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp, useClinic, useIsAwake, useSession } from "../../platform/app-context.tsx";
import { useDependents } from "../../platform/dependents.ts";
import { usePageQuery } from "../../platform/page-address.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CheckFlow } from "./check-flow.tsx";
import { slotOfSearch } from "./chosen-slot.ts";
import { Unreachable } from "./unreachable.tsx";
import { useChecker } from "./use-checker.ts";

/** `/scheduling/symptom-checker` (S2.R18): questions, then how urgent it is and what it may be; or on to the booking where the clinic has no checker (D.33). */
export function SymptomCheckerPage() {
  const { navigate } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const search = usePageQuery();
  const isAwake = useIsAwake();
  const session = useSession();
  const decision = guardSymptomChecker(search, settings);
  const target = "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null || !isAwake || session.kind === "unknown")
    return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const whose = session.kind === "signed-in" ? session.profile.id : "guest";
  return <Opened key={whose} search={search} />;
}

function Opened({ search }: { search: Record<string, string> }) {
  const { t } = useLingui();
  const found = useChecker();
  useDependents(); // beside the checker's knowledge: its first page asks whom it is for
  if (found === "loading") return <Skeleton isPage label={t`Opening the symptom checker…`} count={4} />;
  const slot = slotOfSearch(search);
  if (found === "missing")
    return (
      <Unreachable slot={slot}>
        <Trans>We couldn’t load the symptom checker. It opens automatically when you’re back online.</Trans>
      </Unreachable>
    );
  return <CheckFlow checker={found} slot={slot} />;
}
