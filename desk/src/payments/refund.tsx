import { clinicListPayments, clinicRefundPart } from "@anteroom/client/operations";
import type { ClinicPayment } from "@anteroom/client/schemas";
import { maxRefundReasonLength } from "@anteroom/domain/payment/partial-refund";
import { formatAmount } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Choice } from "../../../web/src/ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../web/src/ui/form/field.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { readAmount, writeAmount } from "../platform/amounts.ts";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";

type Props = { payment: ClinicPayment; left: number; isOver: boolean };

/** What is asked for; `key` is the same however often it is sent, and another for another refund. */
type Wanted = { key: string; isAll: boolean; amount: string; reason: string };

const nothing = (): Wanted => ({ key: crypto.randomUUID(), isAll: false, amount: "", reason: "" });

/**
 * A button with a dialog that refunds a payment in whole or part: amount, reason, confirmation. `left`:
 * refundable amount in minor units. Unless the appointment `isOver`, less than all of it can be refunded. A
 * repeated send refunds once.
 */
export function Refund({ payment, left, isOver }: Props) {
  const { api } = useDesk();
  const { locale } = useTimes();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(nothing);
  const [step, setStep] = useState<"ask" | "faulty" | "confirm">("ask");
  const { currency } = payment.amount;
  const minor = wanted.isAll ? left : readAmount(wanted.amount, currency);
  const isRight = minor !== null && minor > 0 && minor <= (isOver ? left : left - 1);
  const sum = formatAmount(minor ?? 0, currency, locale);
  const send = useAction((amount_minor: number) =>
    api.call(clinicRefundPart, {
      params: { payment_id: payment.id },
      body: { key: wanted.key, amount_minor, reason: wanted.reason.trim() },
    }),
  );
  const close = () => setOpen(false);
  const open = () => {
    setWanted(nothing());
    setStep("ask");
    setOpen(true);
  };
  const confirm = () =>
    minor !== null &&
    void send.run(minor).then((done) => {
      if (!done) return;
      close();
      refetch(clinicListPayments);
    });
  return (
    <>
      <Button kind="outlined" isSmall onClick={open}>
        <Trans>Refund</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={step === "confirm" ? <Trans>Refund {sum}?</Trans> : <Trans>How much goes back?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={step === "confirm" ? () => setStep("ask") : close}>
              {step === "confirm" ? <Trans>Back</Trans> : <Trans>Do not refund</Trans>}
            </Button>
            {step === "confirm" ? (
              <Button isPending={send.isPending} onClick={confirm}>
                <Trans>Refund {sum}</Trans>
              </Button>
            ) : (
              <Button onClick={() => setStep(isRight ? "confirm" : "faulty")}>
                <Trans>Continue</Trans>
              </Button>
            )}
          </>
        }
      >
        {step === "confirm" ? (
          <div className="stack">
            <p>
              <Trans>The money goes back the way it was paid. This cannot be undone.</Trans>
            </p>
            {wanted.reason.trim() !== "" && (
              <p>
                <Trans>
                  Reason: <bdi>{wanted.reason.trim()}</bdi>
                </Trans>
              </p>
            )}
            <FailureNotice failure={send.failure} />
          </div>
        ) : (
          <Ask
            wanted={wanted}
            payment={payment}
            left={left}
            isOver={isOver}
            isFaulty={step === "faulty" && !isRight}
            onChange={setWanted}
          />
        )}
      </Dialog>
    </>
  );
}

type AskProps = Props & { wanted: Wanted; isFaulty: boolean; onChange: (wanted: Wanted) => void };

function Ask({ wanted, payment, left, isOver, isFaulty, onChange }: AskProps) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const { currency } = payment.amount;
  const all = formatAmount(left, currency, locale);
  const example = writeAmount(Math.floor(left / 2), currency);
  return (
    <div className="stack">
      {isOver ? (
        <FieldGroup label={t`What goes back`}>
          <Choice
            name={`refund-${payment.id}`}
            title={t`All of it, ${all}`}
            checked={wanted.isAll}
            onChange={() => onChange({ ...wanted, isAll: true })}
          />
          <Choice
            name={`refund-${payment.id}`}
            title={t`A part of it`}
            checked={!wanted.isAll}
            onChange={() => onChange({ ...wanted, isAll: false })}
          />
        </FieldGroup>
      ) : (
        <p className="sm">
          <Trans>
            The appointment stands, so a part of {all} can go back. To refund all of it, cancel the
            appointment.
          </Trans>
        </p>
      )}
      {!wanted.isAll && (
        <TextField
          label={t`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={wanted.amount}
          error={isFaulty ? t`Write an amount below ${all}, such as ${example}.` : undefined}
          onChange={({ currentTarget }) => onChange({ ...wanted, amount: currentTarget.value })}
        />
      )}
      <TextField
        label={t`Reason (optional)`}
        hint={t`For the clinic’s accounts. The patient does not see it.`}
        dir="auto"
        maxLength={maxRefundReasonLength}
        autoComplete="off"
        value={wanted.reason}
        onChange={({ currentTarget }) => onChange({ ...wanted, reason: currentTarget.value })}
      />
    </div>
  );
}
