import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import type { DayText } from "@anteroom/domain/shared/zoned-time";
import { Plural, useLingui } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SlotTaken } from "../../../ui/card/slot.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import type { ShownTime } from "./merge-taken.ts";
import { periodsOfDay } from "./periods-of-day.ts";
import styles from "./slot-day.module.css";
import { SlotToBook } from "./slot-to-book.tsx";

/** So many times of a day are shown before the rest is a link away. */
const inShort = 6;
/** A part of the day with more times than this is shown in short too: somebody on call has fifty in an afternoon. */
const inPart = 15;

type Named = Pick<Doctor, "id" | "name">;
type Props = { doctor: Named; day: DayText; slots: readonly ShownTime[]; isWhole: boolean };

/** The free times of one day: all of them by morning, afternoon and evening, or the first few and the way to the rest. */
export function SlotDay({ doctor, day, slots, isWhole }: Props) {
  const { t } = useLingui();
  const { clinic, patient } = useAppointmentZones();
  const words = useAppointmentTime(slots[0]?.start_time ?? day);
  const names = { morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` };
  const parts = periodsOfDay(slots, patient ?? clinic);
  const rest = slots.length - inShort;
  return (
    <section className={styles["day"]} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles["title"]}>
        <bdi className="b" suppressHydrationWarning>
          {words.day}
        </bdi>
        {words.near && <span className="muted sm"> {words.near}</span>}
      </h3>
      {isWhole ? (
        parts.map(({ part, slots: ofPart }) => (
          <div key={part} className={styles["part"]}>
            {parts.length > 1 && <h4 className="sm muted">{names[part]}</h4>}
            <PartList doctor={doctor} slots={ofPart} label={`${words.day}, ${names[part]}`} />
          </div>
        ))
      ) : (
        <>
          <SlotList doctor={doctor} slots={slots.slice(0, inShort)} label={words.day} />
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

type ListProps = { doctor: Named; slots: readonly ShownTime[]; label: string };

/** All times of a part of the day; where they are many, the first nine and a fold with the rest, which opens without script too. */
function PartList({ doctor, slots, label }: ListProps) {
  const shown = slots.length > inPart ? 9 : slots.length;
  const rest = slots.slice(shown);
  return (
    <>
      <SlotList doctor={doctor} slots={slots.slice(0, shown)} label={label} />
      {rest.length > 0 && (
        <details className={styles["rest"]}>
          <summary className={textLinkClass()}>
            <Plural value={rest.length} one="# more time" other="# more times" />
            <Icon name="caret-down" isSmall />
          </summary>
          <SlotList doctor={doctor} slots={rest} label={label} />
        </details>
      )}
    </>
  );
}

function SlotList({ doctor, slots, label }: ListProps) {
  return (
    <ul className={styles["slots"]} aria-label={label}>
      {slots.map((slot) => (
        <li key={slot.start_time}>
          {slot.isTaken ? <TakenTime slot={slot} /> : <SlotToBook doctor={doctor} slot={slot} />}
        </li>
      ))}
    </ul>
  );
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
