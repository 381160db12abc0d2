import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./slot.module.css";

/**
 * Times side by side: three on phones, as many as fit on wide screens. The context provides role and name.
 */
export function Slots({ children }: { children: ReactNode }) {
  return <div className={styles["slots"]}>{children}</div>;
}

/** Returns the class of a time that is a link. */
export function slotClass(): string {
  return classNames(styles["slot"]);
}

/** Renders a time as a link. */
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

/** A time as a radio button. */
export function SlotRadio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(slotClass(), className)}>
      <input {...rest} type="radio" />
      {children}
    </label>
  );
}

/** A time that is taken; not focusable. `taken` is the word before it: "Taken:". */
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

/** The content of a slot: the time, in lists with a small day above it. */
export function SlotTime({ day, time }: { day?: string; time: string }) {
  return (
    <span>
      {day && <small>{day} </small>}
      <bdi dir="ltr">{time}</bdi>
    </span>
  );
}
