import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { isBookingPath } from "../../shared/booking/booking-addresses.ts";
import { Button } from "../../ui/button.tsx";

/**
 * Renders "Try again" for a page that could not be loaded, and at an address of a booking that what was written
 * is saved. Reloads only once the server is reached: without a connection a reload would end in the browser's
 * own error page.
 */
export function LostPageWays() {
  const [isPending, setPending] = useState(false);
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
        {isBookingPath(location.pathname) ? (
          <Trans>What you wrote is saved. Try again when you’re connected.</Trans>
        ) : (
          <Trans>Check your connection, then try again.</Trans>
        )}
      </p>
      <Button isPending={isPending} onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
