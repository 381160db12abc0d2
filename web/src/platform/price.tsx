import { formatPrice } from "@anteroom/domain/payment/money";
import { useLocale } from "./i18n/locale.ts";

/**
 * Renders a price in the page's language, never wrapped or mirrored. `amountMinor` in minor units (cents); `currency` as an ISO 4217 code.
 */
export function Price({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="num" suppressHydrationWarning>
      {formatPrice(amountMinor, currency, locale)}
    </bdi>
  );
}
