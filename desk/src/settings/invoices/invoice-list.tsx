import { clinicListInvoices } from "@anteroom/client/operations";
import type { Invoice } from "@anteroom/client/schemas";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { formatAmount } from "@anteroom/domain/payment/money";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../../web/src/ui/button.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useTimes } from "../../platform/times.ts";
import { columnsOf, DataTable, ScrollingSheet } from "../../ui/table/data-table.tsx";
import { useApiPages } from "../../ui/table/use-pages.ts";
import { Loading } from "../loading.tsx";

type Span = { from: string; to: string };

const helper = columnsOf<Invoice>();

const columns = helper.columns([
  helper.display({
    id: "number",
    header: () => <Trans>Number</Trans>,
    cell: ({ row }) => <bdi dir="ltr">{row.original.invoice_number}</bdi>,
  }),
  helper.display({
    id: "day",
    header: () => <Trans>Day</Trans>,
    cell: ({ row }) => <Day day={row.original.issued_on} />,
  }),
  helper.display({
    id: "kind",
    header: () => <Trans>Kind</Trans>,
    cell: ({ row }) =>
      row.original.kind === "credit_note" ? <Trans>Credit note</Trans> : <Trans>Invoice</Trans>,
  }),
  helper.display({
    id: "customer",
    header: () => <Trans>Customer</Trans>,
    cell: ({ row }) => <Customer {...row.original.customer} />,
  }),
  helper.display({
    id: "total",
    header: () => <Trans>Total</Trans>,
    cell: ({ row: { original } }) => <Amount minor={original.total_minor} currency={original.currency} />,
  }),
  helper.display({
    id: "tax",
    header: () => <Trans>Tax included</Trans>,
    cell: ({ row: { original } }) => <Amount minor={original.tax_minor} currency={original.currency} />,
  }),
]);

/**
 * Lists the invoices and credit notes issued from the first to the last day of `span`, oldest first, page by
 * page. Give it a new `key` for another span.
 */
export function InvoiceList({ span }: { span: Span }) {
  const { rows, failure, ask, more, isFetchingMore } = useApiPages(clinicListInvoices, span);
  return (
    <ScrollingSheet labelledBy="invoices">
      <DataTable
        columns={columns}
        rows={rows ?? none}
        isPart
        idOf={({ id }) => id}
        rowHeader="number"
        labelledBy="invoices"
        caption={<Trans>Invoices and credit notes</Trans>}
      />
      <FailureNotice failure={failure} onRetry={ask} />
      {!rows && !failure && <Loading />}
      {rows?.length === 0 && (
        <p className="muted">
          <Trans>There are no invoices in this time.</Trans>
        </p>
      )}
      {more && (
        <Button kind="outlined" isSmall isPending={isFetchingMore} onClick={more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </ScrollingSheet>
  );
}

const none: readonly Invoice[] = [];

function Day({ day }: { day: string }) {
  return formatDate(day, useTimes().locale);
}

function Amount({ minor, currency }: { minor: number; currency: string }) {
  return formatAmount(minor, currency, useTimes().locale);
}

function Customer({ name, tax_number: taxNumber }: Invoice["customer"]) {
  return (
    <>
      <bdi>{name}</bdi>
      {taxNumber !== null && (
        <>
          {" · "}
          <bdi dir="ltr">{taxNumber}</bdi>
        </>
      )}
    </>
  );
}
