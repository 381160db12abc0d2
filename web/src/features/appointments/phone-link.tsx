import type { ReactNode } from "react";

/** A phone number that calls when it is tapped. */
export function PhoneLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a dir="ltr" href={`tel:${number.replaceAll(/[^\d+]/g, "")}`}>
      {children}
    </a>
  );
}
