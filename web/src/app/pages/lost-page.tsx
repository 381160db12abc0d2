import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

/** A page of which a part was lost with the connection: the notice of the frame says so, and it comes anew when that is back. */
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
