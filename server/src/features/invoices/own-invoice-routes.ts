import * as shapes from "@anteroom/contract/appointment/own-invoices";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { findDocument, presentDocument } from "./invoice-rows.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/**
 * Registers the routes by which patients and guests list the invoices and credit notes of an appointment and load one
 * as a PDF in the request's language. `not_found` for others' appointments. Reading for a dependent is audited.
 */
export function ownInvoiceRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.listOwnInvoices, listOwn);
  mount(app, shapes.getOwnInvoiceDocument, sendDocument);
}

type OwnCall = Pick<Call<typeof shapes.listOwnInvoices>, "tenant" | "caller" | "params">;

/** Returns the documents of the caller's appointment, oldest first; null where it is not the caller's. */
async function ownDocuments(tx: Tx, { tenant, caller, params }: OwnCall) {
  const appointment = await loadOwnAppointment(tx, caller, params.appointment_id);
  if (!appointment) return null;
  const acting = actingFor(caller, appointment);
  if (acting.onBehalfOf !== undefined)
    await audit(tx, tenant.id, {
      actor: actorOf(caller),
      action: "invoice.read",
      object: `appointment/${appointment.id}`,
      ...acting,
    });
  const rows = await tx
    .selectFrom("invoices")
    .selectAll()
    .where(sql<boolean>`payment_id in (select id from payments where appointment_id = ${appointment.id})`)
    .orderBy("id")
    .execute();
  return rows.map(presentDocument);
}

function listOwn(call: Call<typeof shapes.listOwnInvoices>) {
  return call.tx(async (one) => {
    const found = await ownDocuments(one, call);
    if (!found) return problem("not_found");
    return {
      data: {
        collection: found.map(({ id, kind, invoice_number, issued_on, total_minor, currency }) => ({
          id,
          kind,
          invoice_number,
          issued_on,
          total: { amount_minor: total_minor, currency },
        })),
      },
    };
  });
}

async function sendDocument(
  call: Call<typeof shapes.getOwnInvoiceDocument>,
): Promise<ProblemOutcome | undefined> {
  const { params, locale, tenant, reply } = call;
  const found = await call.tx(async (one) => {
    const invoice = (await ownDocuments(one, call))?.find(({ id }) => id === params.invoice_id);
    if (!invoice) return null;
    const { credited_invoice_id: creditedId } = invoice;
    const credited = creditedId === null ? null : await findDocument(one, creditedId);
    return { invoice, creditedNumber: credited?.invoice_number ?? null };
  });
  if (!found) return problem("not_found");
  const pdf = await invoicePdf({ ...found, locale, settings: tenant.settings });
  await reply
    .headers({
      "content-type": "application/pdf",
      "content-length": pdf.length,
      "content-disposition": `attachment; filename="${found.invoice.kind}-${found.invoice.id}.pdf"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    })
    .send(pdf);
  return undefined;
}
