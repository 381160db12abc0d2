import { periodsOfDay, type PartOfDay } from "@anteroom/domain/booking/periods-of-day";
import { listSeparator } from "@anteroom/domain/shared/locales";
import type { ReactNode } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./parts-of-day.module.css";

/** A part of the day with more times than this is shown in short: somebody on call has fifty in an afternoon. */
const inPart = 15;

type Timed = { start_time: string };
type Props<T extends Timed> = {
  /** The day, for screen readers. */
  day: string;
  slots: readonly T[];
  /** Whose clock says what is morning. */
  zone: string;
  names: Readonly<Record<PartOfDay, string>>;
  /** Of the headings of parts, one below that of the day. */
  level: 3 | 4;
  /** "12 more times". */
  more: (rest: number) => ReactNode;
  children: (slot: T) => ReactNode;
};

/**
 * Renders a day's times by night, morning, afternoon and evening in `zone`; without headings where there is one
 * part. Of a part with more than 15 times, all after the first nine are folded; `more` labels the fold.
 */
export function TimesByPeriod<T extends Timed>({ day, slots, zone, names, level, ...lists }: Props<T>) {
  const parts = periodsOfDay(slots, zone);
  const Heading = `h${level}` as const;
  const comma = listSeparator(useLocale());
  return parts.map(({ part, slots: ofPart }) => (
    <div key={part} className={styles["part"]}>
      {parts.length > 1 && <Heading className="sm muted">{names[part]}</Heading>}
      <PartList {...lists} slots={ofPart} label={`${day}${comma}${names[part]}`} />
    </div>
  ));
}

type ListProps<T extends Timed> = Pick<Props<T>, "slots" | "more" | "children"> & { label: string };

/** The fold opens without script too. */
function PartList<T extends Timed>({ slots, label, more, children }: ListProps<T>) {
  const shown = slots.length > inPart ? 9 : slots.length;
  const rest = slots.slice(shown);
  return (
    <>
      <TimeList slots={slots.slice(0, shown)} label={label}>
        {children}
      </TimeList>
      {rest.length > 0 && (
        <details className={styles["rest"]}>
          <summary className={textLinkClass()}>
            {more(rest.length)}
            <Icon name="caret-down" isSmall />
          </summary>
          <TimeList slots={rest} label={label}>
            {children}
          </TimeList>
        </details>
      )}
    </>
  );
}

/** Renders times side by side: three on phones, six on wide screens; `children` renders each. */
export function TimeList<T extends Timed>({ slots, label, children }: Omit<ListProps<T>, "more">) {
  return (
    <ul className={classNames(styles["slots"])} aria-label={label}>
      {slots.map((slot) => (
        <li key={slot.start_time}>{children(slot)}</li>
      ))}
    </ul>
  );
}
