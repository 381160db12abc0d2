import { renewGuestLink } from "@anteroom/contract/account/guest-access";
import { Trans } from "@lingui/react/macro";
import { useState, type ComponentType } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountDeleted, ClinicPhone } from "./account-deleted.tsx";
import { CoverPage } from "./cover-page.tsx";

type PersonalLink = {
  token: string;
  /** The appointment's path, if the link had one. */
  page: string | undefined;
  /** Where trying once more may help. */
  again: () => Promise<void>;
};

/**
 * Returns the screen for a personal link that did not open its appointment, to be set as `app.cover`. It
 * offers, by `failure`: a new link by email and the code (the link is used or malformed), sign-in (the
 * appointment belongs to an account), the home page (that account was deleted), else `again`. Leaving it restores the session and clears the cover.
 */
export function guestLinkFailureScreen(
  failure: Failure,
  { token, page, again }: PersonalLink,
): ComponentType {
  const isOver = failure.code === "link_not_valid" || failure.code === "validation_failed";
  return function GuestLinkTrouble() {
    const { title, detail } = useFailureText()(failure);
    if ("reason" in failure && failure.reason === "account_deleted") return <AccountDeleted />;
    if (failure.code === "appointment_in_account") return <InAccount {...{ title, detail, page }} />;
    return isOver ? <UsedLink token={token} /> : <Unanswered {...{ title, detail, again }} />;
  };
}

function UsedLink({ token }: { token: string }) {
  const { api } = useApp();
  const words = useFailureText();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<"asked" | Failure | null>(null);
  const renew = async () => {
    setPending(true);
    const answer = await api.call(renewGuestLink, { body: { token } });
    setPending(false);
    setOutcome(answer.isOk ? "asked" : answer.failure);
  };
  return (
    <CoverPage
      scene="shut"
      title={<Trans>This link has been used or has expired</Trans>}
      lead={
        <Trans>
          Your personal link works once, on one device. We can email you a new one for your appointment.
        </Trans>
      }
    >
      <output>
        {outcome === "asked" && (
          <Banner tone="ok">
            <Trans>
              If this link belongs to an appointment, we’ve sent a new one to the email address it was booked
              with. Check your inbox.
            </Trans>
          </Banner>
        )}
      </output>
      {outcome !== null && outcome !== "asked" && (
        <Banner tone="stop" role="alert">
          <strong>{words(outcome).title}</strong> {words(outcome).detail}
        </Banner>
      )}
      <Button isBlock isPending={isPending} onClick={() => void renew()}>
        <Trans>Send me a new link</Trans>
      </Button>
      <OtherWays hasCode />
    </CoverPage>
  );
}

type Texts = ReturnType<ReturnType<typeof useFailureText>>;

/** Who booked has an account by now, and the appointment is there (D.68). */
function InAccount({ title, detail, page }: Texts & { page: string | undefined }) {
  return (
    <CoverPage scene="shut" title={title} lead={detail}>
      <OtherWays signIn="filled" from={page} />
    </CoverPage>
  );
}

type UnansweredProps = Texts & { again: () => Promise<void> };

function Unanswered({ title, detail, again }: UnansweredProps) {
  const [isPending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    await again();
    setPending(false);
  };
  return (
    <CoverPage scene="shut" title={title} lead={detail}>
      <Button isBlock isPending={isPending} onClick={() => void retry()}>
        <Trans>Try again</Trans>
      </Button>
      <OtherWays />
    </CoverPage>
  );
}

type OtherWaysProps = {
  signIn?: "filled" | "outlined";
  from?: string | undefined;
  /** Whether the code of the emails still opens the appointment. */
  hasCode?: boolean;
};

/** A person with an account finds the appointment there. */
function OtherWays({ signIn = "outlined", from = "/appointments", hasCode = false }: OtherWaysProps) {
  const app = useApp();
  const { settings } = useClinic();
  const leaveTo = async (path: string) => {
    await app.session.restore(app.api);
    await app.navigate(path, { replace: true });
    app.cover.set(null);
  };
  return (
    <>
      {hasCode && (
        <Button isBlock kind="outlined" onClick={() => void leaveTo("/join-by-code")}>
          <Trans>Join with your code</Trans>
        </Button>
      )}
      {settings.patientsLogIn && (
        <Button isBlock kind={signIn} onClick={() => void leaveTo(`/login?from=${encodeURIComponent(from)}`)}>
          <Trans>Sign in</Trans>
        </Button>
      )}
      <Button isBlock kind="quiet" onClick={() => void leaveTo("/")}>
        <Trans>Go to the home page</Trans>
      </Button>
      <ClinicPhone />
    </>
  );
}
