import type { Result } from "@anteroom/triage/result";
import { Trans } from "@lingui/react/macro";
import { Sheet } from "../../ui/sheet.tsx";

type Props = { reason: Reason; isEmergency: boolean };
type Reason = (Result & { kind: "cannot-assess" })["reason"];

/** No guess where there is no ground for one: why, and that a person is the better way. */
export function CannotAssess({ reason, isEmergency }: Props) {
  if (isEmergency && reason !== "danger-first") return <UnknownEmergency />;
  return (
    <Sheet className="stack g3">
      <h2>
        {reason === "danger-first" ? (
          <Trans>Get help first</Trans>
        ) : (
          <Trans>The checker cannot assess this</Trans>
        )}
      </h2>
      <p>
        <Why reason={reason} />
      </p>
      {reason !== "danger-first" && (
        <p>
          <Trans>That does not mean it isn’t serious. We’d rather show nothing than guess.</Trans>
        </p>
      )}
    </Sheet>
  );
}

/** What is urgent is said above; that the cause is not known takes nothing away from it. */
function UnknownEmergency() {
  return (
    <Sheet className="stack g3">
      <h2>
        <Trans>The checker cannot say what it is</Trans>
      </h2>
      <p>
        <Trans>It is just as urgent without a name. Do what is written at the top.</Trans>
      </p>
    </Sheet>
  );
}

function Why({ reason }: { reason: Reason }) {
  switch (reason) {
    case "beyond-scope":
      return (
        <Trans>
          The checker knows 49 conditions, and your answers don’t match them. A doctor can help you.
        </Trans>
      );
    case "danger-first":
      return (
        <Trans>What you ticked can be dangerous whatever the cause, so we don’t ask anything else.</Trans>
      );
    case "does-not-fit":
      return (
        <Trans>Your answers don’t match any condition it knows well enough. A doctor can look further.</Trans>
      );
    case "too-little-known":
      return (
        <Trans>
          There are too few answers to say anything useful. A doctor can ask more and examine you.
        </Trans>
      );
  }
}
