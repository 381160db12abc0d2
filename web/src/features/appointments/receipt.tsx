import { getReceipt, type Receipt as Facts } from "@anteroom/contract/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { formatAmount } from "@anteroom/domain/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/locale.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { VisitTime } from "../../platform/visit-time.tsx";
import { Button } from "../../ui/button.tsx";
import { printedClass } from "../../ui/printed.ts";
import { sheetClass } from "../../ui/sheet.tsx";
import { PageSkeleton, Skeleton } from "../../ui/skeleton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SummaryList, SummaryRow } from "../../ui/summary-list.tsx";
import { BackTo } from "./own-appointment.tsx";
import { QuietFailure } from "./quiet-failure.tsx";
import styles from "./receipt.module.css";
import { useServiceWords } from "./service-type.tsx";
import { useMethodName } from "./use-method-name.ts";
import { useNotFound } from "./use-not-found.ts";

/** `/appointments/{appointmentId}?view=receipt`: what was paid, to keep or to print. */
export function Receipt({ appointmentId }: { appointmentId: number }) {
  const { api } = useApp();
  const { t } = useLingui();
  const { data, failure, isFetching, again } = useAsked(["appointments", appointmentId, "receipt"], () =>
    api.call(getReceipt, { params: { appointment_id: appointmentId } }),
  );
  const isMissing = failure?.code === "not_found";
  useNotFound(isMissing);
  if (isMissing) return <PageSkeleton />;
  return (
    <div className={classNames("form stack g6", styles["page"])}>
      <BackTo to={`/appointments/${appointmentId}`}>
        <Trans>Your visit</Trans>
      </BackTo>
      {failure && !data && (
        <h1 className="vh">
          <Trans>Receipt</Trans>
        </h1>
      )}
      {failure && <QuietFailure isKept={data !== undefined} isFetching={isFetching} onAgain={again} />}
      {data ? (
        <>
          <Paper receipt={data.data.entity} />
          <Button kind="filled" isBlock onClick={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
        </>
      ) : (
        !failure && <Skeleton isPage label={t`Loading the receipt`} count={6} />
      )}
    </div>
  );
}

/** The receipt itself: all that is left of the page on paper. */
function Paper({ receipt }: { receipt: Facts }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { manifest } = useClinic();
  const service = useServiceWords();
  const methodName = useMethodName();
  const { clinic, doctor, price, discount, paid, refund } = receipt;
  return (
    <article
      className={classNames(sheetClass("paper", "padded"), styles["receipt"], printedClass)}
      aria-labelledby="receipt"
    >
      <header className={styles["head"]}>
        {manifest && <img src={manifest.logoUrl} alt="" className={styles["logo"]} height={40} />}
        <div>
          <h1 id="receipt">
            <Trans>Receipt</Trans>
          </h1>
          <p>
            <bdi>{clinic.name}</bdi>
            {clinic.phone !== null && (
              <>
                {", "}
                <bdi dir="ltr">{clinic.phone}</bdi>
              </>
            )}
          </p>
        </div>
      </header>
      <SummaryList>
        <SummaryRow term={t`Number`}>
          <bdi dir="ltr" className="num">
            {receipt.number}
          </bdi>
        </SummaryRow>
        <SummaryRow term={t`Paid on`}>
          <VisitTime kind="line" start={receipt.paid_at} zone={receipt.time_zone} />
        </SummaryRow>
        <SummaryRow term={t`For`}>
          <bdi>{receipt.patient_name}</bdi>
        </SummaryRow>
        <SummaryRow term={t`Visit`}>
          {service(receipt.service_type).name}, <bdi>{doctor.name}</bdi>,{" "}
          {specialtyName(doctor.specialty, locale)}
          <br />
          <VisitTime kind="line" start={receipt.start_time} zone={receipt.time_zone} />
        </SummaryRow>
        <SummaryRow term={t`Paid with`}>{methodName(receipt.method)}</SummaryRow>
        <SummaryRow term={t`Price`}>
          <Amount {...price} />
        </SummaryRow>
        {discount.amount_minor > 0 && (
          <SummaryRow term={t`Voucher`}>
            {receipt.voucher_code !== null && <bdi dir="ltr">{receipt.voucher_code} </bdi>}
            <Amount {...discount} sign="−" />
          </SummaryRow>
        )}
        <SummaryRow term={t`Total paid`}>
          <strong>
            <Amount {...paid} />
          </strong>
        </SummaryRow>
        {refund !== null && (
          <SummaryRow term={t`Refund`}>
            <Amount {...paid} sign="−" />{" "}
            <Refund>
              {refund === "done" ? <Trans>Gone back to you</Trans> : <Trans>On its way back to you</Trans>}
            </Refund>
          </SummaryRow>
        )}
      </SummaryList>
    </article>
  );
}

function Refund({ children }: { children: ReactNode }) {
  return <span className="sm muted">{children}</span>;
}

/** With its cents, as it was paid. */
function Amount({
  amount_minor,
  currency,
  sign = "",
}: {
  amount_minor: number;
  currency: string;
  sign?: string;
}) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="num">
      {sign}
      {formatAmount(amount_minor, currency, locale)}
    </bdi>
  );
}
