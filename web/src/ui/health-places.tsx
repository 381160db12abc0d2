import { useLingui } from "@lingui/react/macro";
import { useSession } from "../platform/app-context.tsx";
import { AppLink, useIsOpen } from "../platform/link.tsx";
import { chipClass, Chips } from "./chip.tsx";

/**
 * Links between the health pages that the clinic opens, the health record only for signed-in patients;
 * renders nothing where fewer than two are left. `current`: the path of this page.
 */
export function HealthTabs({ current }: { current: string }) {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const isSignedIn = useSession().kind === "signed-in";
  const places = [
    { to: "/vitals", label: t`Vital signs` },
    { to: "/scheduling/symptom-checker", label: t`Check your symptoms` },
    { to: "/health-search", label: t`Health from A to Z` },
    { to: "/health-assessment", label: t`Health assessment` },
    ...(isSignedIn ? [{ to: "/health-record", label: t`My health record` }] : []),
  ].filter(({ to }) => isOpen(to));
  if (places.length < 2) return null;
  return (
    <nav aria-label={t`Health`}>
      <Chips isScrolling>
        {places.map(({ to, label }) => (
          <AppLink
            key={to}
            to={to}
            className={chipClass(to === current)}
            aria-current={to === current ? "page" : undefined}
          >
            {label}
          </AppLink>
        ))}
      </Chips>
    </nav>
  );
}
