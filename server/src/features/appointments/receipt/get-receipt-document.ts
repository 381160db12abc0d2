import type { getReceiptDocument as shape } from "@anteroom/contract/appointment/appointments";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { ownReceipt } from "./get-receipt.ts";
import { receiptPdf } from "./receipt-pdf.ts";

/**
 * Sends the receipt of the caller's appointment as a PDF in the page's language, with headers that forbid
 * caching. Issues the receipt if necessary and audits a carer's read, as `ownReceipt` does; `not_found` when
 * there is none.
 */
export async function getReceiptDocument(call: Call<typeof shape>): Promise<ProblemOutcome | undefined> {
  const receipt = await ownReceipt(call);
  if (!receipt) return problem("not_found");
  const pdf = await receiptPdf(receipt, { locale: call.locale, settings: call.tenant.settings });
  await call.reply
    .headers({
      "content-type": "application/pdf",
      "content-length": pdf.length,
      "content-disposition": `attachment; filename="receipt-${receipt.receipt_number}.pdf"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    })
    .send(pdf);
  return undefined;
}
