import type { ReactNode } from "react";

/**
 * Renders `children` as a link that calls a phone number; all but digits and plus signs are removed from it.
 */
export function PhoneLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a dir="ltr" href={`tel:${number.replaceAll(/[^\d+]/g, "")}`}>
      {children}
    </a>
  );
}
