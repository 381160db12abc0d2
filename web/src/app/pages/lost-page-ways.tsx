import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { hasTypedBooking } from "../../shared/booking/has-stored-booking.ts";
import { Button } from "../../ui/button.tsx";

/** The steps of a booking, whose fields are drafts. */
const steps = /^\/(scheduling\/|appointment-checkout)/;

/**
 * Renders "Try again" for a page that could not be loaded, and at a step of a booking that what was written
 * is saved, if anything was. Reloads only once the server is reached: without a connection a reload would end in the browser's
 * own error page.
 */
export function LostPageWays() {
  const { storage } = useApp();
  const [isPending, setPending] = useState(false);
  const isTyped = steps.test(location.pathname) && hasTypedBooking(deviceMemory(storage));
  const tryAgain = () => {
    setPending(true);
    fetch(location.href, { method: "HEAD" }).then(
      () => location.reload(),
      () => setPending(false),
    );
  };
  return (
    <div className="stack">
      <p>
        {isTyped && (
          <>
            <Trans>What you wrote is saved.</Trans>{" "}
          </>
        )}
        <Trans>Check your connection, then try again.</Trans>
      </p>
      <Button isPending={isPending} onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
