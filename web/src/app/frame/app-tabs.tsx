import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "../../platform/router/router-view.tsx";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Tab, TabBar } from "../../ui/tab-bar.tsx";
import { useStore } from "../../platform/storage/store.ts";
import { undisturbedRoutes } from "../../platform/storage/undisturbed.ts";
import { usePlaces } from "./places.tsx";

/**
 * Renders the tab bar at the bottom of a phone; nothing on undisturbed routes (booking, payment, tests, questionnaires) until their steps
 * are done.
 */
export function AppTabs({ routeName }: { routeName: string | undefined }) {
  const { t } = useLingui();
  const places = usePlaces();
  const areStepsDone = useStore(useApp().areStepsDone, false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (routeName && undisturbedRoutes.has(routeName) && !areStepsDone) return null;
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
