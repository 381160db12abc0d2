import {
  clinicEndVoucher,
  clinicListVouchers,
  type ClinicVoucher,
} from "@anteroom/contract/administration/vouchers";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import styles from "../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import { AddVoucher } from "./add-voucher.tsx";

/** Lists vouchers with their use; creates and ends them. An ended voucher cannot be used again; booked appointments stay. */
export function VouchersScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListVouchers);
  const vouchers = data?.data.collection ?? [];
  return (
    <div className="stack g8">
      <ScreenTitle>
        <Trans>Vouchers</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && vouchers.length === 0 && (
        <p className="muted">
          <Trans>There are no vouchers yet.</Trans>
        </p>
      )}
      {vouchers.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {vouchers.map((voucher) => (
              <VoucherRow key={voucher.id} voucher={voucher} />
            ))}
          </Rows>
        </div>
      )}
      <AddVoucher />
    </div>
  );
}

function VoucherRow({ voucher }: { voucher: ClinicVoucher }) {
  const { dateOf } = useTimes();
  const { code, valid_until: until, uses_taken: taken, uses_allowed: allowed } = voucher;
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p>
          <bdi dir="ltr" className="b">
            {code}
          </bdi>{" "}
          · <Worth voucher={voucher} />
        </p>
        <p className="sm muted">
          {allowed === null ? (
            <Plural value={taken} one="Used # time" other="Used # times" />
          ) : (
            <Trans>
              Used {taken} of <Plural value={allowed} one="# time" other="# times" />
            </Trans>
          )}
          {until !== null && voucher.is_usable && (
            <>
              {" · "}
              <Trans>Until {dateOf(until)}</Trans>
            </>
          )}
          {!voucher.is_usable && (
            <>
              {" · "}
              <Trans>Cannot be used any more</Trans>
            </>
          )}
        </p>
      </div>
      {voucher.is_usable && <End voucher={voucher} />}
    </li>
  );
}

function Worth({ voucher: { kind, percent, amount_minor: minor, currency } }: { voucher: ClinicVoucher }) {
  const { locale } = useTimes();
  const sum = formatPrice(minor ?? 0, currency ?? "EUR", locale);
  if (kind === "percentage") return <Trans>{percent}% off</Trans>;
  return kind === "fixed" ? <Trans>{sum} off</Trans> : <Trans>Free appointment</Trans>;
}

function End({ voucher: { id, code } }: { voucher: ClinicVoucher }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "outlined",
        isSmall: true,
        "aria-label": t`End voucher ${code}`,
        children: <Trans>End</Trans>,
      }}
      title={<Trans>End voucher {code}?</Trans>}
      keep={<Trans>Keep the voucher</Trans>}
      confirm={<Trans>End the voucher</Trans>}
      act={() => api.call(clinicEndVoucher, { params: { voucher_id: id } })}
      onDone={() => refetch(clinicListVouchers)}
    >
      <p>
        <Trans>Nobody can use it from now on. Appointments that were booked with it stay as they are.</Trans>
      </p>
    </ConfirmButton>
  );
}
