import { formatAmount } from "@anteroom/domain/money";
import { useLocale } from "./locale.ts";

/** An amount of money, never broken over two lines or mirrored. */
export function Price({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="num">
      {formatAmount(amountMinor, currency, locale)}
    </bdi>
  );
}
