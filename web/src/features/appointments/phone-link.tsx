import type { ReactNode } from "react";

/** A phone number that can be tapped to call. */
export function PhoneLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a dir="ltr" href={`tel:${number.replaceAll(/[^\d+]/g, "")}`}>
      {children}
    </a>
  );
}
