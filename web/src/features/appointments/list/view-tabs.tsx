import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./view-tabs.module.css";

const views = ["upcoming", "scheduled", "past"] as const;
/** A view of the appointment list: `upcoming`, `scheduled` (to confirm) or `past`. */
export type View = (typeof views)[number];

/** Returns the view named in an address; the upcoming appointments by default. */
export function parseView(text: string | undefined): View {
  return views.find((view) => view === text) ?? "upcoming";
}

type Props = {
  view: View;
  /** Number of appointments in each view; 0 is not shown. */
  counts: Record<View, number>;
};

/** Renders links to the three views: tabs on phones, a list on wide screens. Counts of 0 are not shown. */
export function ViewTabs({ view, counts }: Props) {
  const { t } = useLingui();
  const words: Record<View, string> = { upcoming: t`Upcoming`, scheduled: t`To confirm`, past: t`Past` };
  return (
    <nav aria-label={t`Which appointments`} className={styles["tabs"]}>
      {views.map((one) => {
        const count = counts[one];
        return (
          <AppLink
            key={one}
            to={`/appointments?view=${one}`}
            aria-current={one === view ? "page" : undefined}
            className={classNames(styles["tab"])}
          >
            {words[one]}
            {count > 0 && (
              <>
                <span className={styles["count"]} aria-hidden="true">
                  {count}
                </span>
                <span className="vh">{t`${plural(count, { one: "# appointment", other: "# appointments" })}`}</span>
              </>
            )}
          </AppLink>
        );
      })}
    </nav>
  );
}
