import type { RouteName } from "@anteroom/domain/routes";
import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { AppLink } from "../platform/link.tsx";
import { Tab, TabBar } from "../ui/tab-bar.tsx";
import { usePlaces } from "./places.tsx";

/** Steps that nothing should lead away from: booking, paying, testing, answering. */
const withoutTabs: ReadonlySet<string> = new Set<RouteName>([
  "scheduling-patient",
  "scheduling-symptom-checker",
  "appointment-checkout",
  "appointment-pay",
  "device-test",
  "fill-survey",
  "health-assessment",
]);

/** The places at the foot of a phone. */
export function AppTabs({ routeName }: { routeName: string | undefined }) {
  const { t } = useLingui();
  const places = usePlaces();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (routeName && withoutTabs.has(routeName)) return null;
  return (
    <TabBar label={t`Main`}>
      {places.map((place) => {
        const isCurrent = place.owns(path);
        return (
          <AppLink key={place.id} to={place.to} aria-current={isCurrent ? "page" : undefined}>
            <Tab icon={place.icon} currentIcon={place.currentIcon} isCurrent={isCurrent}>
              {place.label}
            </Tab>
          </AppLink>
        );
      })}
    </TabBar>
  );
}
