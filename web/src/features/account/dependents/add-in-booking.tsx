import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { DependentForm, type DependentFormProps } from "./dependent-form.tsx";

type Props = Pick<DependentFormProps, "cancelTo" | "onSaved"> & { hold: ReactNode };

/**
 * Renders the form to add a dependent within a booking, and focuses its heading. `hold` (the time left of the
 * held slot) is shown above it; `onSaved` is called after saving; cancelling links to `cancelTo`.
 */
export function AddInBooking({ hold, ...ways }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack g5">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Add someone you care for</Trans>
      </h1>
      <p className="muted">
        <Trans>When you save, you go back to your booking. What you entered there is still there.</Trans>
      </p>
      {hold}
      <DependentForm dependent={null} isToBeSeen {...ways} />
    </div>
  );
}
