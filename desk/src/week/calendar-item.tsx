import { Trans, useLingui } from "@lingui/react/macro";
import { clockTimeOf } from "@anteroom/domain/booking/day-parts";
import { Icon } from "../../../web/src/ui/icon.tsx";
import { useStatusFace } from "../appointment/appointment-status.tsx";
import { useServiceName } from "../appointment/use-service-name.ts";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { isCancelledEntry, type Item } from "./columns.ts";
import { positionStyle } from "./positions.ts";
import { offsetIfRepeated, clipTo, type Closed, type DayPart } from "./week-rules.ts";
import styles from "./items.module.css";

type Props = { item: Item; shown: DayPart; isBooking: boolean; doctorId: number };

/**
 * A list item of a day: an appointment, a free time (only with `isBooking`), a time in which the doctor is
 * away or busy, or now. `shown`: the hours that the calendar shows.
 */
export function CalendarItem({ item, shown, isBooking, doctorId }: Props) {
  switch (item.kind) {
    case "appointment":
      return <Appointment item={item} />;
    case "free":
      return isBooking ? <Free item={item} doctorId={doctorId} /> : null;
    case "now":
      return <Now at={item.from} shown={shown} />;
    case "off":
    case "break":
    case "busy":
      return <ClosedTime part={item} shown={shown} />;
  }
}

function Appointment({ item }: { item: Extract<Item, { kind: "appointment" }> }) {
  const { timeOf, timeZone } = useTimes();
  const faceOf = useStatusFace();
  const serviceName = useServiceName();
  const { entry, beganBefore, endsLater } = item;
  const { tone, icon, words } = faceOf(entry.status);
  const offset = offsetIfRepeated(Date.parse(entry.start_time), timeZone);
  return (
    <li className={styles["item"]} style={positionStyle(item)}>
      <a
        className={styles["appointment"]}
        data-tone={tone}
        data-cancelled={isCancelledEntry(entry) || undefined}
        data-short={item.to - item.from < 20 || undefined}
        {...linkTo({ name: "appointment", id: entry.id })}
      >
        <span className={styles["line"]}>
          <Icon name={icon} isSmall />
          <bdi dir="ltr" className={styles["time"]}>
            {timeOf(entry.start_time)}
            <span className={styles["end"]}>–{timeOf(entry.end_time)}</span>
          </bdi>{" "}
          {offset !== null && <bdi dir="ltr">{offset} </bdi>}
          <bdi className={styles["name"]}>{entry.patient_name}</bdi>
        </span>{" "}
        <span className={styles["state"]}>
          <span>{words}</span>
          <span>{serviceName(entry.service_type)}</span>
          {beganBefore && (
            <span>
              <Trans>Began the day before</Trans>
            </span>
          )}
          {endsLater && (
            <span>
              <Trans>Ends the day after</Trans>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

function Free({ item, doctorId }: { item: Extract<Item, { kind: "free" }>; doctorId: number }) {
  const { timeOf } = useTimes();
  const time = timeOf(item.start);
  return (
    <li className={styles["item"]} style={positionStyle(item)}>
      <a
        className={styles["free"]}
        {...linkTo({ name: "book", query: { doctor: String(doctorId), start: item.start } })}
      >
        <Icon name="plus" isSmall />
        <span>
          <Trans>Book {time}</Trans>
        </span>
      </a>
    </li>
  );
}

function Now({ at, shown }: { at: number; shown: DayPart }) {
  const time = clockTimeOf(at);
  const isShown = at >= shown.from && at < shown.to;
  return (
    <li
      className={styles["now"]}
      style={positionStyle({ from: at, to: at })}
      data-outside={!isShown || undefined}
    >
      <span>
        <Trans>Now, {time}</Trans>
      </span>
    </li>
  );
}

/** What lies outside the hours that are shown is left out of the picture, and said in the list. */
function ClosedTime({ part, shown }: { part: Closed; shown: DayPart }) {
  const { t } = useLingui();
  const names = { off: t`Away`, break: t`Break`, busy: t`Busy in another calendar` };
  const [visible] = clipTo(part, shown);
  const isWhole = part.from === 0 && part.to === 1440;
  return (
    <li
      className={styles["closed"]}
      data-kind={part.kind}
      data-outside={!visible || undefined}
      style={positionStyle(visible ?? part)}
    >
      <span>
        {isWhole && part.kind === "off" ? (
          <Trans>Away all day</Trans>
        ) : (
          <>
            {names[part.kind]}{" "}
            <bdi dir="ltr">
              {clockTimeOf(part.from)}–{clockTimeOf(part.to)}
            </bdi>
          </>
        )}
      </span>
    </li>
  );
}
