import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../../platform/time/appointment-zones.ts";
import { Button } from "../../../../ui/button.tsx";
import { sheetClass } from "../../../../ui/overlay/sheet.tsx";
import { useDependentName } from "../use-name-of.ts";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import { WorstLevel } from "./worst-level.tsx";
import styles from "../assessment.module.css";

type Props = {
  all: readonly FinishedAssessment[];
  shown: FinishedAssessment;
  onShow: (id: number | null) => void;
};

/**
 * Lists the first twelve results, also those of dependents, in the order given; `onShow` receives the id
 * (null: on this device only). `shown` must be one of `all`.
 */
export function PastResults({ all, shown, onShow }: Props) {
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby="past">
      <h2 id="past">
        <Trans>Your results so far</Trans>
      </h2>
      <ul className={styles["past"]}>
        {all.slice(0, mostListed).map((one) => (
          <PastRow key={one.id ?? "here"} one={one} isShown={one === shown} onShow={() => onShow(one.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Older ones are in the copy of one's data. */
const mostListed = 12;

function PastRow({
  one,
  isShown,
  onShow,
}: {
  one: FinishedAssessment;
  isShown: boolean;
  onShow: () => void;
}) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const name = useDependentName(one.patientId);
  const zone = patient ?? clinic;
  const { areas, overall } = one.result;
  const day = formatShortDay(one.at, zone, locale);
  return (
    <li>
      <span>
        <bdi>
          {day}, {formatTime(one.at, zone, locale)}
        </bdi>
        <br />
        <span className="sm muted">
          <WorstLevel areas={areas} level={overall.level} />
          {name !== null && (
            <>
              {" · "}
              <bdi>{name}</bdi>
            </>
          )}
        </span>
      </span>
      {isShown ? (
        <span className="sm muted">
          <Trans>Shown above</Trans>
        </span>
      ) : (
        <Button kind="quiet" isSmall onClick={onShow}>
          <Trans>Show</Trans> <span className="vh">{day}</span>
        </Button>
      )}
    </li>
  );
}
