import { asRouteId } from "@anteroom/domain/shared/route-values";
import { useEffect } from "react";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { usePageHref, usePageParams, usePageQuery } from "../../../platform/page-address.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { HandedPayment } from "./outcome/handed-payment.tsx";
import { readPass } from "./outcome/stored-pass.ts";
import { PaymentWithReturn } from "./outcome/payment-return.tsx";

/**
 * `/appointments/{appointmentId}/pay`: pays for an appointment, receives the return of the payment page,
 * shows the outcome. A signed-out device without a guest's right renders a payment handed over to it. A
 * malformed id shows the not-found page.
 */
export function PayPage() {
  const app = useApp();
  const session = useSession();
  const href = usePageHref();
  const { appointmentId } = usePageParams();
  const search = usePageQuery();
  const id = asRouteId(appointmentId ?? "");
  useEffect(() => {
    if (id === null) app.notFound.set(href);
  }, [app, href, id]);
  if (id === null) return <PageSkeleton />;
  if (session.kind === "signed-out" && app.guest.tokenOf(id) === null)
    return <HandedPayment search={search} />;
  return <PaymentWithReturn key={id} appointmentId={id} search={search} onward={`/appointments/${id}`} />;
}

/** The bank leads here from any device: on a device that was handed the payment, its pass opens it (D.69). */
PayPage.admits = (now: number) => readPass(now) !== null;
