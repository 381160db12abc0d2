import {
  getOwnInvoiceDocument,
  listOwnInvoices,
  type OwnInvoice,
} from "@anteroom/contract/appointment/own-invoices";
import { addressOf } from "@anteroom/contract/endpoint";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";
import { saveBlobAs } from "../../shared/files/transfer-file.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

/**
 * Fetches and renders the clinic's invoices and credit notes of an appointment, each to download; nothing
 * where there are none, as at most clinics, or where they cannot be fetched.
 */
export function Invoices({ appointmentId }: { appointmentId: number }) {
  const { api } = useApp();
  const { data } = useApiQuery(["appointments", appointmentId, "invoices"], () =>
    api.call(listOwnInvoices, { params: { appointment_id: appointmentId } }),
  );
  const invoices = data?.data.collection ?? [];
  if (invoices.length === 0) return null;
  return (
    <section className="stack g3" aria-labelledby="invoices">
      <h2 id="invoices">
        <Trans>Invoices</Trans>
      </h2>
      <p className="sm muted">
        <Trans>
          These are for your information. They are not certified tax invoices. Ask the clinic if you need one.
        </Trans>
      </p>
      {invoices.map((invoice) => (
        <Download key={invoice.id} appointmentId={appointmentId} invoice={invoice} />
      ))}
    </section>
  );
}

function Download({ appointmentId, invoice }: { appointmentId: number; invoice: OwnInvoice }) {
  const { api } = useApp();
  const [state, setState] = useState<"idle" | "pending" | "lost">("idle");
  const save = async () => {
    setState("pending");
    try {
      const params = { appointment_id: appointmentId, invoice_id: invoice.id };
      const address = addressOf(getOwnInvoiceDocument, params);
      const answer = await fetch(api.reach.baseUrl + address, {
        headers: api.reach.credentials(address),
        cache: "no-store",
      });
      if (!answer.ok) throw new Error(String(answer.status));
      saveBlobAs(await answer.blob(), `${invoice.invoice_number.replaceAll(/[ /]/g, "-")}.pdf`);
      setState("idle");
    } catch {
      setState("lost");
    }
  };
  const number = <bdi dir="ltr">{invoice.invoice_number}</bdi>;
  return (
    <>
      {state === "lost" && (
        <Banner tone="stop" role="alert">
          <p>
            <Trans>We couldn’t download the invoice. Check your connection and try again.</Trans>
          </p>
        </Banner>
      )}
      <Button kind="quiet" isBlock isPending={state === "pending"} onClick={() => void save()}>
        {invoice.kind === "invoice" ? (
          <Trans>Download invoice {number}</Trans>
        ) : (
          <Trans>Download credit note {number}</Trans>
        )}
      </Button>
    </>
  );
}
