import { previewErasure } from "@anteroom/contract/account/my-data";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { ErasureForm } from "./erasure-form.tsx";
import { ErasurePreview } from "./erasure-preview.tsx";
import { FailureNotice } from "./trouble.tsx";
import { useMyDataQuery } from "./use-answer.ts";
import { CoverPage } from "../access/cover-page.tsx";

/**
 * Renders the erasure of the account: what is erased and retained, then a fetched preview and the password;
 * not during a call. On success covers the app, ends the session on this device and clears the query cache.
 */
export function Erasure() {
  const { cover, session } = useApp();
  const queries = useQueryClient();
  const heading = useId();
  // At once, on this device too: nothing of the account stays on the screen or in its memory.
  const leave = () => {
    cover.set(AccountErased);
    void session.end(null);
    queries.clear();
  };
  const [step, setStep] = useState<"told" | "asked" | "kept">("told");
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading}>
          <Trans>Delete your account</Trans>
        </h2>
        <WhatStays />
        {step !== "asked" && (
          <Button
            kind="outlined"
            icon="trash"
            ref={step === "kept" ? takeFocus : undefined}
            onClick={() => setStep("asked")}
          >
            <Trans>Delete my account</Trans>
          </Button>
        )}
        {step === "asked" && <ConfirmErasure onKeep={() => setStep("kept")} onErased={leave} />}
      </Sheet>
    </section>
  );
}

function WhatStays() {
  const session = useSession();
  const hasAddress = session.kind === "signed-in" && session.profile.email !== null;
  return (
    <>
      <p>
        <Trans>
          We delete your name, contact details, date of birth, what you wrote to doctors, our emails to you
          and your sign-in right away. You can’t undo this.
        </Trans>
      </p>
      {hasAddress && (
        <p>
          <Trans>
            One last email confirms it. As soon as it is sent, we delete that email and your address too.
          </Trans>
        </p>
      )}
      <div className="stack g2">
        <h3>
          <Trans>What the clinic keeps, without your name</Trans>
        </h3>
        <ul className="dots">
          <li>
            <Trans>
              That an appointment took place, when and with which doctor: 10 years, as the law on health
              records requires.
            </Trans>
          </li>
          <li>
            <Trans>Payments, with their amount and number: 10 years, as tax law requires.</Trans>
          </li>
          <li>
            <Trans>
              Who viewed or changed what, as numbers without names: 10 years, as the law on health records
              requires.
            </Trans>
          </li>
          <li>
            <Trans>
              The stars you gave a doctor: 10 years, as part of the rating. Your comments are deleted.
            </Trans>
          </li>
        </ul>
        <p className="sm muted">
          <Trans>
            If the clinic made invoices for you, they keep your name for 10 years, as tax law requires.
          </Trans>
        </p>
        <p className="sm muted">
          <Trans>
            What a doctor wrote in the clinic’s own medical record is not part of this account. The clinic
            keeps it as long as its country’s law requires. Ask the clinic about it.
          </Trans>
        </p>
      </div>
    </>
  );
}

function ConfirmErasure({ onKeep, onErased }: { onKeep: () => void; onErased: () => void }) {
  const { answer, failure, refetch } = useMyDataQuery(previewErasure);
  const entity = answer?.data.entity;
  if (!failure && !entity) return null;
  return (
    <div className="stack" tabIndex={-1} ref={takeFocus}>
      {failure && <FailureNotice failure={failure} onAgain={() => void refetch()} />}
      {entity && <ErasurePreview preview={entity} />}
      {entity?.is_in_visit && (
        <Banner tone="warn">
          <Trans>You have an appointment in progress. You can delete your account when it is over.</Trans>
        </Banner>
      )}
      {entity?.is_in_visit === false && <ErasureForm hasPassword={entity.has_password} onErased={onErased} />}
      <Button kind="quiet" onClick={onKeep}>
        <Trans>Keep my account</Trans>
      </Button>
    </div>
  );
}

/** Stands in place of every page once the account is deleted: nothing of it is shown any more. */
function AccountErased() {
  const { cover, navigate } = useApp();
  const leave = async () => {
    await navigate("/", { replace: true });
    cover.set(null);
  };
  return (
    <CoverPage
      scene="shut"
      title={<Trans>Your account has been deleted</Trans>}
      lead={
        <Trans>
          You’re signed out on every device. What the clinic must keep stays there without your name. We wish
          you well.
        </Trans>
      }
    >
      <Button isBlock onClick={() => void leave()}>
        <Trans>Go to the home page</Trans>
      </Button>
    </CoverPage>
  );
}
