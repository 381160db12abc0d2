import type { Result } from "@anteroom/triage/result";
import { Trans } from "@lingui/react/macro";
import { Sheet } from "../../ui/sheet.tsx";

type Reason = (Result & { kind: "cannot-assess" })["reason"];

/** No guess where there is no ground for one: why, and that a person is the better way. */
export function CannotAssess({ reason }: { reason: Reason }) {
  return (
    <Sheet className="stack g3">
      <h2>
        {reason === "danger-first" ? (
          <Trans>First get help</Trans>
        ) : (
          <Trans>The checker cannot assess this</Trans>
        )}
      </h2>
      <p>
        <Why reason={reason} />
      </p>
      {reason !== "danger-first" && (
        <p>
          <Trans>That says nothing about how serious it is. We would rather show nothing than guess.</Trans>
        </p>
      )}
    </Sheet>
  );
}

function Why({ reason }: { reason: Reason }) {
  switch (reason) {
    case "beyond-scope":
      return (
        <Trans>
          It knows 49 conditions, and what you told belongs to others. A doctor can help you with it.
        </Trans>
      );
    case "danger-first":
      return (
        <Trans>What you ticked can be dangerous whatever the cause is. So nothing more is asked here.</Trans>
      );
    case "does-not-fit":
      return (
        <Trans>
          Your answers fit none of the conditions it knows well enough. A doctor can look further.
        </Trans>
      );
    case "too-little-known":
      return (
        <Trans>Too many answers are open to say anything useful. A doctor can ask and look closer.</Trans>
      );
  }
}
