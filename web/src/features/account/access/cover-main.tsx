import { useEffect, useRef, type ReactNode } from "react";

type Props = { className?: string | undefined; children: ReactNode };

/** The content of a screen set as `app.cover`, to which its skip link leads. Takes the focus when it appears. */
export function CoverMain({ className = "", children }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main id="main" ref={main} tabIndex={-1} className={`wrap ${className}`}>
      {children}
    </main>
  );
}
