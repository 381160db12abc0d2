import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSession } from "../../../platform/app-context.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import { MethodDetail, MethodName } from "./method-labels.tsx";
import styles from "./payment.module.css";
import type { PaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import { useIsReserved } from "./use-is-reserved.ts";

type Chosen = {
  /** The chosen method of those offered; undefined where none is. */
  method: PaymentMethod | undefined;
  onMethod: (method: PaymentMethod) => void;
};

type Props = {
  methods: readonly PaymentMethod[];
  chosen: Chosen;
  /** How it was tried before. */
  last: PaymentChoice | null;
  isPhoneWrong: boolean;
};

/** Returns which of the methods is chosen: the last tap, else `last`, else the first. */
export function useChosenMethod(methods: readonly PaymentMethod[], last: PaymentChoice | null): Chosen {
  const [tapped, onMethod] = useState<PaymentMethod>();
  const offered = (wanted: PaymentMethod | undefined) => methods.find((one) => one === wanted);
  return { method: offered(tapped) ?? offered(last?.method) ?? methods[0], onMethod };
}

/**
 * Renders the form fields `method` and, for MB Way, `pay-phone`; `readPaymentChoice` reads them. Shows no
 * choice where there is only one, nothing where there is none. Fills in the phone of `last`, else of the
 * profile. Says of a card whether the amount is reserved first.
 */
export function MethodChoice({ methods, chosen, last, isPhoneWrong }: Props) {
  const { t } = useLingui();
  const { method, onMethod } = chosen;
  const isReserved = useIsReserved(method);
  const [only] = methods;
  if (only === undefined || method === undefined) return null;
  return (
    <div>
      {methods.length > 1 ? (
        <FieldGroup label={<h2>{t`How would you like to pay?`}</h2>}>
          {methods.map((one) => (
            <Choice
              key={one}
              name="method"
              value={one}
              defaultChecked={one === method}
              onChange={() => onMethod(one)}
              title={<MethodName method={one} />}
              detail={<MethodDetail method={one} />}
              end={
                <span className={styles["tile"]}>
                  <Icon name={icons[one]} />
                </span>
              }
            />
          ))}
        </FieldGroup>
      ) : (
        <>
          <h2>
            <Trans>How you pay</Trans>
          </h2>
          <p className="muted">
            <MethodName method={only} />: <MethodDetail method={only} />
          </p>
        </>
      )}
      {isReserved && (
        <p className={`sm muted ${styles["phone"] ?? ""}`}>
          <Trans>
            The amount is only reserved on your card now. The clinic takes it by the time your appointment
            begins.
          </Trans>
        </p>
      )}
      {method === "mb_way" && <MbWayPhone last={last} isWrong={isPhoneWrong} />}
    </div>
  );
}

/** The phone that MB Way asks, as the profile or the last try knows it. */
function MbWayPhone({ last, isWrong }: { last: PaymentChoice | null; isWrong: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const { countryCode = null, phoneNumber = null } = session.kind === "signed-in" ? session.profile : {};
  const own = countryCode !== null && phoneNumber !== null ? `${countryCode} ${phoneNumber}` : "+351 ";
  return (
    <TextField
      id="pay-phone"
      name="pay-phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={32}
      className={styles["phone"] ?? ""}
      label={t`MB Way phone number`}
      hint={t`With the country code, for example +351 912 345 678`}
      defaultValue={last?.phoneNumber ?? own}
      error={isWrong && t`Enter the number with its country code, for example +351 912 345 678`}
    />
  );
}

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  credit_card: "card",
  mb_way: "smartphone",
  multibanco: "bank",
  atm: "bank",
  payu: "globe",
  qr_code: "smartphone",
  instant_transfer: "arrows-clockwise",
  wallet: "lock-fill",
};
