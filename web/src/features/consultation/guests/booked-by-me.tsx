import { renewGuestLink } from "@anteroom/contract/account/guest-access";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/**
 * Renders a button that mails the personal link of the appointment of this code (`token`) to the address it
 * was booked with. Does not reveal whether it was booked as a guest.
 */
export function BookedByMeLink({ token }: { token: string }) {
  const { api } = useApp();
  const words = useFailureText();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<"asked" | Failure | null>(null);
  const ask = async () => {
    setPending(true);
    const answer = await api.call(renewGuestLink, { body: { token } });
    setPending(false);
    setOutcome(answer.isOk ? "asked" : answer.failure);
  };
  return (
    <section className="stack g2" aria-labelledby="booked-by-me">
      <h2 id="booked-by-me" className="b">
        <Trans>Did you book this appointment?</Trans>
      </h2>
      <p className="sm muted">
        <Trans>
          Then you don’t need to be let in as a guest. Open the personal link in your confirmation email, or
          sign in.
        </Trans>
      </p>
      <Button kind="outlined" isPending={isPending} onClick={() => void ask()}>
        <Trans>Email me my personal link</Trans>
      </Button>
      <output>
        {outcome === "asked" && (
          <Banner tone="ok">
            <Trans>
              If this appointment was booked without an account, we’ve sent a link to the email address it was
              booked with.
            </Trans>
          </Banner>
        )}
      </output>
      {outcome !== null && outcome !== "asked" && (
        <Banner tone="warn" role="alert">
          <strong>{words(outcome).title}</strong> {words(outcome).detail}
        </Banner>
      )}
    </section>
  );
}
