import { invoiceKinds } from "@anteroom/domain/payment/invoice/invoice-number";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, Day, Id, Money, PathId } from "../values.ts";

const OwnInvoice = z.object({
  id: Id,
  kind: z.enum(invoiceKinds),
  /** Type, series and number, as `FR A2027/12`. */
  invoice_number: z.string(),
  /** On the clinic's calendar. */
  issued_on: Day,
  total: Money,
});
/** An invoice or a credit note of the caller's appointment, as listed. */
export type OwnInvoice = z.infer<typeof OwnInvoice>;

export const listOwnInvoices = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/invoices",
  summary: "Lists the invoices and credit notes of an appointment, oldest first; none is a certified invoice",
  caller: "visitor",
  params: z.strictObject({ appointment_id: PathId }),
  response: collection(OwnInvoice),
});

export const getOwnInvoiceDocument = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/invoices/{invoice_id}/document",
  summary:
    "Returns an invoice or a credit note as a PDF, in the caller's language; it says that it is not certified",
  caller: "visitor",
  params: z.strictObject({ appointment_id: PathId, invoice_id: PathId }),
});
