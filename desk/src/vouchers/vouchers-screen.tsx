import { clinicEndVoucher, clinicListVouchers } from "@anteroom/client/operations";
import type { ClinicVoucher } from "@anteroom/client/schemas";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import styles from "../ui/table/data-table.module.css";
import { columnsOf, DataTable } from "../ui/table/data-table.tsx";
import { AddVoucher } from "./add-voucher.tsx";

const none: readonly ClinicVoucher[] = [];

/** The API lists so many, the newest. */
const mostListed = 1000;

const helper = columnsOf<ClinicVoucher>();
const columns = helper.columns([
  helper.accessor("code", {
    header: () => <Trans>Code</Trans>,
    sortFn: "text",
    cell: ({ row }) => <Code voucher={row.original} />,
  }),
  helper.display({
    id: "worth",
    header: () => <Trans>Worth</Trans>,
    cell: ({ row }) => <Worth voucher={row.original} />,
  }),
  helper.accessor("uses_taken", {
    header: () => <Trans>Used</Trans>,
    sortFn: "basic",
    cell: ({ row }) => <Used voucher={row.original} />,
    meta: { isLabelled: true },
  }),
  helper.accessor(({ valid_until: until }) => until ?? undefined, {
    id: "until",
    header: () => <Trans>Valid until</Trans>,
    sortFn: "basic",
    sortUndefined: "last",
    cell: ({ getValue }) => <Until at={getValue()} />,
    meta: { isLabelled: true },
  }),
  helper.display({
    id: "actions",
    header: () => (
      <span className="vh">
        <Trans>Actions</Trans>
      </span>
    ),
    cell: ({ row: { original } }) => (
      <div className={styles["actions"]}>{original.is_usable && <End voucher={original} />}</div>
    ),
  }),
]);

/** Lists vouchers with their use; creates and ends them. An ended voucher cannot be used again; booked appointments stay. */
export function VouchersScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListVouchers);
  const vouchers = data?.data.collection ?? none;
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
          <DataTable
            columns={columns}
            rows={vouchers}
            isPart={vouchers.length >= mostListed}
            idOf={({ id }) => id}
            rowHeader="code"
            layout="stack"
            labelledBy="vouchers"
            caption={<Trans>Vouchers</Trans>}
          />
        </div>
      )}
      <AddVoucher />
    </div>
  );
}

function Code({ voucher: { code, is_usable: isUsable } }: { voucher: ClinicVoucher }) {
  return (
    <>
      <bdi dir="ltr" className="b">
        {code}
      </bdi>
      {!isUsable && (
        <>
          <br />
          <span className="sm muted">
            <Trans>Cannot be used any more</Trans>
          </span>
        </>
      )}
    </>
  );
}

function Used({ voucher: { uses_taken: taken, uses_allowed: allowed } }: { voucher: ClinicVoucher }) {
  return allowed === null ? (
    <Plural value={taken} one="# time" other="# times" />
  ) : (
    <Trans>
      {taken} of <Plural value={allowed} one="# time" other="# times" />
    </Trans>
  );
}

function Until({ at }: { at: string | undefined }) {
  const { dateOf } = useTimes();
  return at === undefined ? <Trans>Has no end</Trans> : dateOf(at);
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
