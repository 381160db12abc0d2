import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Scene } from "../../../ui/feedback/scene.tsx";
import { FreeSoonest } from "./free-soonest.tsx";
import styles from "./main-picture.module.css";

/** Number of doctors shown on wide screens; a phone shows the first three. */
const shownDoctors = 5;

/**
 * Renders the picture of the home page: the clinic's own (S3.MANIFEST.06; only a path on this server), with
 * the first doctors with free times below it; else these doctors alone; without any, an illustration.
 */
export function MainPicture({ doctors }: { doctors: readonly Doctor[] }) {
  const { manifest } = useClinic();
  const free = doctors.filter(({ next_slots: [first] }) => first !== undefined).slice(0, shownDoctors);
  const own = manifest?.alternativeMainImageUrl;
  if (own?.startsWith("/"))
    // of another server the page's policy refuses it
    return (
      <>
        <img src={own} alt="" className={styles["own"]} width={1088} height={420} />
        <FreeSoonest doctors={free} />
      </>
    );
  if (free.length === 0)
    return (
      <div className={styles["scene"]}>
        <Scene scene="open" />
      </div>
    );
  return <Doorways doctors={free} />;
}

function Doorways({ doctors }: { doctors: readonly Doctor[] }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="soonest" className={styles["doorways"]}>
      <h2 id="soonest" className={styles["title"]}>
        <Trans>Next available</Trans>
      </h2>
      <ul className={styles["row"]}>
        {doctors.map(({ id, name, specialty, portrait_url: portrait, next_slots: [slot] }) => (
          <li key={id}>
            <AppLink to={`/doctors/${id}`}>
              <span className={styles["door"]}>
                <img src={portrait} alt="" width={104} height={125} decoding="async" />
              </span>
              <span className={styles["words"]}>
                {slot && (
                  <span className={styles["time"]}>
                    <AppointmentTime kind="pill" start={slot.start_time} />
                  </span>
                )}
                <bdi className={styles["name"]}>{name}</bdi>
                <span className="sm muted only-wide">{specialtyName(specialty, locale)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
