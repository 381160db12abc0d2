import {
  getReceipt,
  getReceiptDocument,
  type Receipt as Facts,
} from "@anteroom/contract/appointment/appointments";
import { addressOf } from "@anteroom/contract/endpoint";
import { specialtyName } from "@anteroom/content/specialties";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { formatAmount } from "@anteroom/domain/payment/money";
import { hasArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { printedClass } from "../../ui/printed.ts";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SummaryList, SummaryRow } from "../../ui/card/summary-list.tsx";
import { saveBlobAs } from "../../shared/files/transfer-file.ts";
import { Invoices } from "./invoices.tsx";
import { BackLink } from "./own-appointment.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { RefreshFailedNotice } from "./quiet-failure.tsx";
import styles from "./receipt.module.css";
import { useServiceLabels } from "./service-type.tsx";
import { useNotFound } from "./use-not-found.ts";
import { useTabTitle } from "./use-tab-title.ts";

/**
 * `/appointments/{appointmentId}?view=receipt`: fetches the receipt of a payment, to save as PDF or print,
 * with the invoices; dates in the clinic's time zone. Without a receipt it shows the not-found page.
 */
export function Receipt({ appointmentId }: { appointmentId: number }) {
  const { api } = useApp();
  const { t } = useLingui();
  const { data, failure, isFetching, again } = useApiQuery(["appointments", appointmentId, "receipt"], () =>
    api.call(getReceipt, { params: { appointment_id: appointmentId } }),
  );
  const isMissing = failure?.code === "not_found";
  useTabTitle(isMissing ? null : t`Receipt`);
  useNotFound(isMissing);
  if (isMissing) return <PageSkeleton />;
  return (
    <div className={classNames("form stack g6", styles["page"])}>
      <BackLink to={`/appointments/${appointmentId}`}>
        <Trans>Your appointment</Trans>
      </BackLink>
      {failure && !data && (
        <h1 className="vh">
          <Trans>Receipt</Trans>
        </h1>
      )}
      {failure && (
        <RefreshFailedNotice isCached={data !== undefined} isFetching={isFetching} onAgain={again} />
      )}
      {data ? (
        <>
          <Paper receipt={data.data.entity} />
          <Download appointmentId={appointmentId} number={data.data.entity.receipt_number} />
          <Button kind="quiet" isBlock onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
          <Invoices appointmentId={appointmentId} />
        </>
      ) : (
        !failure && <Skeleton isPage label={t`Loading the receipt`} count={6} />
      )}
    </div>
  );
}

/** The PDF that the server makes of the receipt, in the language of the page. */
function Download({ appointmentId, number }: { appointmentId: number; number: string }) {
  const { api } = useApp();
  const [isPending, setPending] = useState(false);
  const [isLost, setLost] = useState(false);
  const save = async () => {
    setPending(true);
    setLost(false);
    try {
      const address = addressOf(getReceiptDocument, { appointment_id: appointmentId });
      const answer = await fetch(api.reach.baseUrl + address, {
        headers: api.reach.credentials(address),
        cache: "no-store",
      });
      if (!answer.ok) throw new Error(String(answer.status));
      saveBlobAs(await answer.blob(), `receipt-${number}.pdf`);
    } catch {
      setLost(true);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {isLost && (
        <Banner tone="stop" role="alert">
          <p>
            <Trans>We couldn’t download the receipt. Check your connection and try again.</Trans>
          </p>
        </Banner>
      )}
      <Button kind="filled" isBlock isPending={isPending} onClick={() => void save()}>
        <Trans>Download PDF</Trans>
      </Button>
    </>
  );
}

/** The receipt itself: all that is left of the page on paper. */
function Paper({ receipt }: { receipt: Facts }) {
  return (
    <article
      className={classNames(sheetClass("paper", "padded"), styles["receipt"], printedClass)}
      aria-labelledby="receipt"
    >
      <PaperHead clinic={receipt.clinic} />
      <SummaryList>
        <WhatWasBought receipt={receipt} />
        <WhatWasPaid receipt={receipt} />
      </SummaryList>
    </article>
  );
}

function PaperHead({ clinic }: Pick<Facts, "clinic">) {
  const { manifest } = useClinic();
  return (
    <header className={styles["head"]}>
      {manifest?.logoUrl.startsWith("/") && (
        <img src={manifest.logoUrl} alt="" className={styles["logo"]} height={40} />
      )}
      <div className="grow">
        <h1 id="receipt">
          <Trans>Receipt</Trans>
        </h1>
        <p>
          <bdi>{clinic.legal?.name ?? clinic.name}</bdi>
          {clinic.phone !== null && (
            <>
              <br />
              <PhoneLink number={clinic.phone}>{clinic.phone}</PhoneLink>
            </>
          )}
        </p>
        {clinic.legal && (
          <p className="sm muted">
            <bdi>{clinic.legal.address}</bdi>
            <br />
            <bdi dir="ltr">{clinic.legal.taxNumber}</bdi>
          </p>
        )}
      </div>
    </header>
  );
}

function WhatWasBought({ receipt }: { receipt: Facts }) {
  const { t } = useLingui();
  const locale = useLocale();
  const service = useServiceLabels();
  const methodName = useMethodName();
  const { doctor } = receipt;
  return (
    <>
      <SummaryRow term={t`Number`}>
        <bdi dir="ltr" className="num long">
          {receipt.receipt_number}
        </bdi>
      </SummaryRow>
      <SummaryRow term={t`Issued on`}>
        <Day of={receipt.issued_at} zone={receipt.time_zone} />
      </SummaryRow>
      <SummaryRow term={t`Paid on`}>
        <Day of={receipt.paid_at} zone={receipt.time_zone} />
      </SummaryRow>
      <SummaryRow term={t`For`}>
        <bdi>{receipt.patient_name}</bdi>
      </SummaryRow>
      <SummaryRow term={t`Appointment`}>
        {service(receipt.service_type).name}, <bdi>{doctor.name}</bdi>,{" "}
        {specialtyName(doctor.specialty, locale)}
        <br />
        <DayAndTime of={receipt.start_time} zone={receipt.time_zone} />
      </SummaryRow>
      <SummaryRow term={t`Paid with`}>{methodName(receipt.method)}</SummaryRow>
      <SummaryRow term={t`Reference`}>
        <bdi dir="ltr" className="num long">
          {receipt.number}
        </bdi>
      </SummaryRow>
    </>
  );
}

function WhatWasPaid({ receipt }: { receipt: Facts }) {
  const { t } = useLingui();
  const { price, discount, paid, refund, vat } = receipt;
  return (
    <>
      <SummaryRow term={t`Price`}>
        <Amount {...price} />
      </SummaryRow>
      {discount.amount_minor > 0 && (
        <SummaryRow term={t`Voucher`}>
          {receipt.voucher_code !== null && <bdi dir="ltr">{receipt.voucher_code}</bdi>}{" "}
          <Amount {...discount} sign="−" />
        </SummaryRow>
      )}
      <SummaryRow term={t`Total paid`}>
        <strong>
          <Amount {...paid} />
        </strong>
      </SummaryRow>
      {vat !== null && (
        <SummaryRow term={"exemption" in vat ? t`Tax` : t`VAT`}>
          {"exemption" in vat ? (
            <span dir="auto">{vat.exemption}</span>
          ) : (
            <>
              <Amount {...vat.amount} /> (<bdi dir="ltr">{vat.rate_percent}%</bdi>)
            </>
          )}
        </SummaryRow>
      )}
      {refund !== null && (
        <SummaryRow term={t`Refund`}>
          <Amount {...(receipt.refund_amount ?? paid)} sign="−" />{" "}
          <Refund>
            {refund === "done" ? <Trans>Refunded</Trans> : <Trans>Refund on its way</Trans>}
            <br />
            <Trans>It can take up to {refundArrivalDays} days to show on your card or account.</Trans>
          </Refund>
        </SummaryRow>
      )}
      {receipt.refunded_at !== null && (
        <SummaryRow term={t`Refunded on`}>
          <Day of={receipt.refunded_at} zone={receipt.time_zone} />
        </SummaryRow>
      )}
    </>
  );
}

type Instant = { of: string; zone: string };

/** A day with its year on the clinic's clock, as the PDF has it: a receipt says the same to every reader, wherever they are. */
function Day({ of, zone }: Instant) {
  const locale = useLocale();
  const lang = locale === "ar" && !hasArabicDates() ? "en" : undefined;
  return (
    <time dateTime={of}>
      <bdi lang={lang}>{formatDay(Date.parse(of), zone, locale, true)}</bdi>
    </time>
  );
}

function DayAndTime({ of, zone }: Instant) {
  const locale = useLocale();
  const day = <Day of={of} zone={zone} />;
  const time = <bdi dir="ltr">{formatTime(Date.parse(of), zone, locale)}</bdi>;
  const zoneLabel = zoneTimeName(zone, locale);
  return (
    <Trans>
      {day}, {time} ({zoneLabel})
    </Trans>
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

/** How a visit was paid, in words; a way that nobody knows is shown as it is. */
function useMethodName(): (method: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    credit_card: t`Card`,
    mb_way: "MB Way",
    multibanco: "Multibanco",
    atm: t`Cash machine`,
    payu: "PayU",
    qr_code: t`QR code`,
    instant_transfer: t`Instant transfer`,
    wallet: t`Wallet`,
  };
  return (method) => names[method] ?? method;
}
