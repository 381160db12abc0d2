import { type Consent, listConsents, withdrawConsent } from "@anteroom/contract/account/my-data";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Row, Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { DateAndTime } from "./date-and-time.tsx";
import { FailureNotice } from "./trouble.tsx";
import { useMyDataQuery } from "./use-answer.ts";

/**
 * Fetches and lists the patient's consents. Withdrawing one asks for confirmation, then fetches the list
 * again and moves the focus to the heading.
 */
export function Consents() {
  const heading = useId();
  const { answer, failure, refetch } = useMyDataQuery(listConsents);
  const [requested, setRequested] = useState<Consent | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hasTakenBack = useRef(false);
  const finish = async () => {
    await refetch();
    hasTakenBack.current = true;
  };
  useEffect(() => {
    // The button that had led to the dialog is gone with what was taken back; by now the dialog has closed.
    if (requested === null && hasTakenBack.current) title.current?.focus();
    hasTakenBack.current = false;
  }, [requested]);
  const consents = answer?.data.collection ?? [];
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading} ref={title} tabIndex={-1}>
          <Trans>Your consents</Trans>
        </h2>
        {failure && <FailureNotice failure={failure} />}
        {answer && consents.length === 0 && (
          <p className="muted">
            <Trans>Nothing here yet.</Trans>
          </p>
        )}
        {consents.length > 0 && (
          <Rows>
            {consents.map((consent) => (
              <Row
                key={`${consent.version} ${consent.given_at}`}
                end={
                  consent.withdrawn_at === null && (
                    <Button kind="outlined" isSmall onClick={() => setRequested(consent)}>
                      <Trans>Withdraw</Trans>
                    </Button>
                  )
                }
              >
                <Agreement consent={consent} />
              </Row>
            ))}
          </Rows>
        )}
        <p className="sm muted">
          <Trans>Choose which emails you get in Notifications.</Trans>
        </p>
      </Sheet>
      <TakeBack consent={requested} onClose={() => setRequested(null)} onDone={finish} />
    </section>
  );
}

function Agreement({ consent: { version, given_at, withdrawn_at } }: { consent: Consent }) {
  return (
    <>
      <p className="b">
        <Trans>
          Terms and conditions, version <bdi>{version}</bdi>
        </Trans>
      </p>
      <p className="sm muted">
        <Trans>
          Agreed on <DateAndTime at={given_at} withTime={false} />
        </Trans>
      </p>
      {withdrawn_at !== null && (
        <p className="sm muted">
          <Trans>
            Withdrawn on <DateAndTime at={withdrawn_at} withTime={false} />
          </Trans>
        </p>
      )}
    </>
  );
}

type TakeBackProps = { consent: Consent | null; onClose: () => void; onDone: () => Promise<void> };

function TakeBack({ consent, onClose, onDone }: TakeBackProps) {
  const { api } = useApp();
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const close = () => {
    setTrouble(null);
    onClose();
  };
  const takeBack = async () => {
    if (consent === null || isPending) return;
    setPending(true);
    const { kind, version } = consent;
    const answer = await api.call(withdrawConsent, { body: { kind, version } });
    setPending(false);
    setTrouble(answer.isOk ? null : answer.failure);
    if (!answer.isOk) return;
    await onDone();
    onClose();
  };
  return (
    <Dialog
      isOpen={consent !== null}
      onClose={close}
      title={<Trans>Withdraw your consent?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button isPending={isPending} onClick={() => void takeBack()}>
            <Trans>Withdraw consent</Trans>
          </Button>
          <Button kind="outlined" onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      {trouble && <FailureNotice failure={trouble} />}
      <p>
        <Trans>
          What we did until now stays valid. To use your account again you’ll need to agree again. To leave
          for good, delete your account below.
        </Trans>
      </p>
    </Dialog>
  );
}
