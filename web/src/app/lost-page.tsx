import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

/** A page of which a part was lost with the connection: the notice of the frame says so, and it comes anew when that is back. */
export function LostPage() {
  useEffect(() => addEventListener("online", () => location.reload()), []);
  return (
    <h1>
      <Trans>Something went wrong on our side.</Trans>
    </h1>
  );
}
