import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

/**
 * Shown for a page of which a part could not be loaded; the frame's notice explains it. Reloads the document once the browser is online.
 */
export function LostPage() {
  useEffect(() => {
    const comeAnew = () => location.reload();
    addEventListener("online", comeAnew);
    return () => removeEventListener("online", comeAnew);
  }, []);
  return (
    <h1>
      <Trans>We couldn’t load this part of the page.</Trans>
    </h1>
  );
}
