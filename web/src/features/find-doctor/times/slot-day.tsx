import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import type { DayText } from "@anteroom/domain/shared/zoned-time";
import { Plural, useLingui } from "@lingui/react/macro";
import { TimesByPeriod, TimeList } from "../../../shared/booking/parts-of-day.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { SlotTaken } from "../../../ui/card/slot.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import type { ShownTime } from "./merge-taken.ts";
import styles from "./slot-day.module.css";
import { SlotLink } from "./slot-to-book.tsx";

/** So many times of a day are shown before the rest is a link away. */
const inShort = 6;

type Named = Pick<Doctor, "id" | "name">;
type Props = { doctor: Named; day: DayText; slots: readonly ShownTime[]; isWhole: boolean };

/**
 * Renders the times of one day as booking links, those taken meanwhile without a link: all by part of day
 * (`isWhole`), or the first six with a link to the rest.
 */
export function SlotDay({ doctor, day, slots, isWhole }: Props) {
  const { t } = useLingui();
  const { clinic, patient } = useAppointmentZones();
  const words = useAppointmentTime(slots[0]?.start_time ?? day);
  const names = { night: t`Night`, morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` };
  const rest = slots.length - inShort;
  return (
    <section className={styles["day"]} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} tabIndex={-1} className={styles["title"]}>
        <bdi className="b" suppressHydrationWarning>
          {words.day}
        </bdi>
        {words.near && <span className="muted sm"> {words.near}</span>}
      </h3>
      {isWhole ? (
        <TimesByPeriod
          day={words.day}
          slots={slots}
          zone={patient ?? clinic}
          names={names}
          level={4}
          more={(count) => <Plural value={count} one="# more time" other="# more times" />}
        >
          {(slot) => <Time doctor={doctor} slot={slot} />}
        </TimesByPeriod>
      ) : (
        <>
          <TimeList slots={slots.slice(0, inShort)} label={words.day}>
            {(slot) => <Time doctor={doctor} slot={slot} />}
          </TimeList>
          {rest > 0 && (
            <AppLink to={`/doctors/${doctor.id}?selectedDate=${day}`} className={textLinkClass()}>
              <Plural value={rest} one="# more time on this day" other="# more times on this day" />
            </AppLink>
          )}
        </>
      )}
    </section>
  );
}

function Time({ doctor, slot }: { doctor: Named; slot: ShownTime }) {
  return slot.isTaken ? <TakenTime slot={slot} /> : <SlotLink doctor={doctor} slot={slot} />;
}

/** Somebody was faster while this page was open: the time keeps its place, but cannot be tapped. */
function TakenTime({ slot }: { slot: ShownTime }) {
  const { t } = useLingui();
  const { time } = useAppointmentTime(slot.start_time);
  return (
    <SlotTaken taken={t`Taken:`}>
      <bdi dir="ltr">{time}</bdi>
    </SlotTaken>
  );
}
