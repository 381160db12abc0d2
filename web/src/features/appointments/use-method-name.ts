import { useLingui } from "@lingui/react/macro";

/** How a visit was paid, in words; a way that nobody knows is shown as it is. */
export function useMethodName(): (method: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    credit_card: t`Card`,
    mb_way: "MB Way",
    multibanco: "Multibanco",
    atm: t`Cash machine`,
    payu: "PayU",
    qr_code: t`QR code`,
    instant_transfer: t`Instant transfer`,
    wallet: t`Wallet`,
  };
  return (method) => names[method] ?? method;
}
