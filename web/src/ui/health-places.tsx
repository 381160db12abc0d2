import { useLingui } from "@lingui/react/macro";
import { useClinic } from "../platform/app-context.tsx";
import { AppLink } from "../platform/link.tsx";
import { chipClass, Chips } from "./chip.tsx";

/** What the clinic offers under "Health", from one page of it to the others; nothing where there is only one. */
export function HealthPlaces({ current }: { current: string }) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const places = [
    settings.patientsVitalSigns && { to: "/vitals", label: t`Vital signs` },
    settings.elsevierIntegration && { to: "/health-search", label: t`Health from A to Z` },
    settings.patientsHomepageHealthAssessment && { to: "/health-assessment", label: t`Health assessment` },
  ].filter((place) => place !== false);
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
