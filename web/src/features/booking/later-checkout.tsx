import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CheckoutStep } from "./checkout-step.tsx";

const Step = lazy(async () => ({ default: (await import("./checkout-step.tsx")).CheckoutStep }));

/** The check before paying, a chunk of its own: who comes back from a payment, or without a time, does not fetch it. */
export function LaterCheckoutStep(props: ComponentProps<typeof CheckoutStep>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton isPage label={t`Loading your booking…`} count={4} />}>
      <Step {...props} />
    </Suspense>
  );
}
