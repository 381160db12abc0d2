import { useEffect, useRef, type ReactNode } from "react";
import { useDesk } from "../platform/desk-context.tsx";
import styles from "./frame.module.css";

/** The heading of a screen: takes the focus when it appears, and sets the tab's title with the clinic's name. */
export function ScreenTitle({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const { clinicName } = useDesk().page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${heading.current?.textContent ?? ""} · ${clinicName}`;
  }, [children, clinicName]);
  return (
    <div className={`row wrapf ${styles["title"]}`}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {end}
    </div>
  );
}
