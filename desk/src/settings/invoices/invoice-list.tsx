import { clinicListInvoices, type Invoice } from "@anteroom/contract/administration/invoices";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { formatAmount } from "@anteroom/domain/payment/money";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import styles from "../../reports/reports.module.css";
import { Loading } from "../loading.tsx";

type Span = { from: string; to: string };

/**
 * Lists the invoices and credit notes issued from the first to the last day of `span`, oldest first, page by
 * page. Give it a new `key` for another span.
 */
export function InvoiceList({ span }: { span: Span }) {
  const [cursors, setCursors] = useState<readonly string[]>([""]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is wider than the window
    <section className={styles["scroll"]} aria-labelledby="invoices" tabIndex={0}>
      <table>
        <caption className="vh" id="invoices">
          <Trans>Invoices and credit notes</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Number</Trans>
            </th>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Kind</Trans>
            </th>
            <th scope="col">
              <Trans>Customer</Trans>
            </th>
            <th scope="col">
              <Trans>Total</Trans>
            </th>
            <th scope="col">
              <Trans>Tax included</Trans>
            </th>
          </tr>
        </thead>
        {cursors.map((cursor, index) => (
          <Page
            key={cursor}
            query={cursor === "" ? span : { ...span, cursor }}
            isLast={index === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))}
      </table>
    </section>
  );
}

type PageProps = {
  query: Span & { cursor?: string };
  isLast: boolean;
  onMore: (cursor: string) => void;
};

function Page({ query, isLast, onMore }: PageProps) {
  const { data, failure, ask } = useApiAnswer(clinicListInvoices, { query });
  const { collection = [], next_cursor: next = null } = data?.data ?? {};
  const hasMore = isLast && next !== null;
  return (
    <tbody>
      {collection.map((invoice) => (
        <Document key={invoice.id} invoice={invoice} />
      ))}
      {(collection.length === 0 || failure !== null || hasMore) && (
        <tr>
          <td colSpan={6}>
            <FailureNotice failure={failure} onRetry={ask} />
            {!data && !failure && <Loading />}
            {data && collection.length === 0 && (
              <p className="muted">
                <Trans>There are no invoices in this time.</Trans>
              </p>
            )}
            {hasMore && (
              <Button kind="outlined" isSmall onClick={() => onMore(next)}>
                <Trans>Show more</Trans>
              </Button>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Document({ invoice }: { invoice: Invoice }) {
  const { locale } = useTimes();
  const { kind, invoice_number: number, issued_on: day, customer, currency } = invoice;
  const isCredit = kind === "credit_note";
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{number}</bdi>
      </th>
      <td>{formatDate(day, locale)}</td>
      <td>{isCredit ? <Trans>Credit note</Trans> : <Trans>Invoice</Trans>}</td>
      <td>
        <bdi>{customer.name}</bdi>
        {customer.tax_number !== null && (
          <>
            {" · "}
            <bdi dir="ltr">{customer.tax_number}</bdi>
          </>
        )}
      </td>
      <td>{formatAmount(invoice.total_minor, currency, locale)}</td>
      <td>{formatAmount(invoice.tax_minor, currency, locale)}</td>
    </tr>
  );
}
