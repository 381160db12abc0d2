import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Portrait } from "../../../ui/card/arch.tsx";
import styles from "./free-soonest.module.css";

/**
 * Renders the doctors given, each with the first free time, as links; scrolls sideways on phones. Renders
 * nothing without any.
 */
export function FreeSoonest({ doctors }: { doctors: readonly Doctor[] }) {
  const locale = useLocale();
  if (doctors.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="soonest">
      <h2 id="soonest">
        <Trans>Next available</Trans>
      </h2>
      <ul className={styles["row"]}>
        {doctors.map(({ id, name, specialty, portrait_url: portrait, next_slots: [slot] }) => (
          <li key={id}>
            <AppLink to={`/doctors/${id}`}>
              <Portrait src={portrait} size="fill" />
              {slot && (
                <span className={styles["time"]}>
                  <AppointmentTime kind="pill" start={slot.start_time} />
                </span>
              )}
              <bdi className={styles["name"]}>{name}</bdi>
              <span className="sm muted">{specialtyName(specialty, locale)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
