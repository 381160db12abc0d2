import { formatPrice } from "@anteroom/domain/payment/money";
import { useLocale } from "./i18n/locale.ts";

/** A price as it stands on display, never broken over two lines or mirrored. */
export function Price({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="num" suppressHydrationWarning>
      {formatPrice(amountMinor, currency, locale)}
    </bdi>
  );
}
