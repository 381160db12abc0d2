import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { isBookingPath } from "../../shared/booking/booking-addresses.ts";
import { Button } from "../../ui/button.tsx";

const comeAnew = () => location.reload();

/**
 * Shown for a page of which a part could not be loaded. Reloads the document once the browser is online, or when
 * "Try again" reaches the server: without a connection a reload would end in the browser's own error page. At
 * an address of a booking it says that what was written is saved.
 */
export function LostPage() {
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    addEventListener("online", comeAnew);
    return () => removeEventListener("online", comeAnew);
  }, []);
  const tryAgain = () => {
    setPending(true);
    fetch(location.href, { method: "HEAD" }).then(comeAnew, () => setPending(false));
  };
  return (
    <div className="stack">
      <h1>
        <Trans>We couldn’t load this part of the page.</Trans>
      </h1>
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
