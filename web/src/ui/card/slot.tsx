import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./slot.module.css";

/** Times side by side: three on a phone, as many as fit on a desk. Role and name come from what stands around it. */
export function Slots({ children }: { children: ReactNode }) {
  return <div className={styles["slots"]}>{children}</div>;
}

/** The look of a time for a router's link: tint, 48 px. */
export function slotClass(): string {
  return classNames(styles["slot"]);
}

export function SlotLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={classNames(slotClass(), className)}>
      {children}
    </a>
  );
}

type RadioProps = Omit<ComponentProps<"input">, "type"> & {
  /** The whole sentence: "Tuesday 24 November, 14:00, Lisbon time, available". */
  "aria-label": string;
};

/** A time to choose; the radio inside keeps keyboard and forms as browsers made them. */
export function SlotRadio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(slotClass(), className)}>
      <input {...rest} type="radio" />
      {children}
    </label>
  );
}

/** A time somebody else has; it cannot be reached with Tab. `taken` is the word before it: "Taken:". */
export function SlotTaken({ taken, children }: { taken: string; children: ReactNode }) {
  return (
    <span className={classNames(slotClass(), styles["taken"])}>
      <span>
        <span className="vh">{taken} </span>
        {children}
      </span>
    </span>
  );
}

/** What stands in a slot: the time, with a small day above it in lists. */
export function SlotTime({ day, time }: { day?: string; time: string }) {
  return (
    <span>
      {day && <small>{day} </small>}
      <bdi dir="ltr">{time}</bdi>
    </span>
  );
}
