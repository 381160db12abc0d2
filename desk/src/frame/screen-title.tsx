import { useEffect, useRef, type ReactNode } from "react";
import { useDesk } from "../platform/desk-context.tsx";

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
    <div className="row wrapf">
      <h1 className="grow" ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {end}
    </div>
  );
}
