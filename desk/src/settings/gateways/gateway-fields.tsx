import { gatewayMethods, hasMerchantAccount } from "@anteroom/domain/payment/gateway-kinds";
import { longestReservationDays } from "@anteroom/domain/payment/payment-deadline";
import { plural } from "@lingui/core/macro";
import { useLingui, Trans } from "@lingui/react/macro";
import { Checkbox, Choice } from "../../../../web/src/ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../../web/src/ui/form/field.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { useMethodName } from "./gateway-words.ts";
import { asksCapture, type EnteredGateway, type EnteredKeys, type GatewayField } from "./read-gateway.ts";

type Props = {
  entered: EnteredGateway;
  /** What is wrong with a field. */
  errorOf: (field: GatewayField) => string | undefined;
  onChange: (part: Partial<EnteredGateway>) => void;
};

/** The form fields of a payment account without its keys. Holds no state. */
export function GatewayFields({ entered, errorOf, onChange }: Props) {
  const { t } = useLingui();
  const { kind, name, address, merchantAccount, isEnabled } = entered;
  return (
    <>
      <TextField
        label={t`Name of the account`}
        hint={t`Only people at the clinic see it.`}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={errorOf("name")}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={t`Address of the provider’s API`}
        hint={
          kind === "adyen"
            ? t`For tests at Adyen: https://checkout-test.adyen.com/v71. Your live account has an address of its own.`
            : kind === "webpay"
              ? t`For tests at Transbank, write webpay3gint in place of webpay3g.`
              : undefined
        }
        type="url"
        dir="ltr"
        autoComplete="off"
        value={address}
        error={errorOf("address")}
        onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
      />
      {hasMerchantAccount(kind) && (
        <TextField
          label={kind === "webpay" ? t`Commerce code` : t`Merchant account`}
          dir="ltr"
          autoComplete="off"
          maxLength={80}
          value={merchantAccount}
          error={errorOf("merchant_account")}
          onChange={({ currentTarget }) => onChange({ merchantAccount: currentTarget.value })}
        />
      )}
      <Methods {...{ entered, errorOf, onChange }} />
      {asksCapture(entered) && <Capture {...{ entered, errorOf, onChange }} />}
      <Checkbox
        checked={isEnabled}
        onChange={({ currentTarget }) => onChange({ isEnabled: currentTarget.checked })}
      >
        <Trans>Patients can pay with this account</Trans>
      </Checkbox>
    </>
  );
}

function Methods({ entered: { kind, methods }, errorOf, onChange }: Props) {
  const { t } = useLingui();
  const methodName = useMethodName();
  return (
    <FieldGroup label={t`Ways to pay that use this account`} error={errorOf("methods")}>
      <div className={styles["choices"]}>
        {gatewayMethods[kind].map((method) => (
          <Checkbox
            key={method}
            checked={methods.includes(method)}
            onChange={({ currentTarget }) =>
              onChange({
                methods: currentTarget.checked
                  ? [...methods, method]
                  : methods.filter((one) => one !== method),
              })
            }
          >
            {methodName(method)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

function Capture({ entered: { capture }, errorOf, onChange }: Props) {
  const { t } = useLingui();
  return (
    <FieldGroup
      label={t`When is the money of card payments taken?`}
      hint={t`A change holds for payments from now on. All other ways to pay are taken at once.`}
      error={errorOf("capture")}
    >
      <Choice
        name="gateway-capture"
        title={t`At once, when the patient books`}
        checked={capture === "immediate"}
        onChange={() => onChange({ capture: "immediate" })}
      />
      <Choice
        name="gateway-capture"
        title={t`When the appointment begins`}
        detail={t`It is reserved on the card at booking, and taken after ${plural(longestReservationDays, { one: "# day", other: "# days" })} at the latest. If the appointment is cancelled before that, nothing is taken.`}
        checked={capture === "manual"}
        onChange={() => onChange({ capture: "manual" })}
      />
    </FieldGroup>
  );
}

type KeyProps = {
  field: "api_key" | "signing_key";
  label: string;
  hint?: string | undefined;
  keys: EnteredKeys;
  errorOf: (field: GatewayField) => string | undefined;
  onChange: (part: Partial<EnteredKeys>) => void;
};

/**
 * A form field for a key, hidden while it is entered; trims it. `field` says which of `keys` it
 * shows.
 */
export function KeyField({ field, label, hint, keys, errorOf, onChange }: KeyProps) {
  const member = field === "api_key" ? "apiKey" : "signingKey";
  return (
    <TextField
      label={label}
      hint={hint}
      type="password"
      dir="ltr"
      autoComplete="off"
      maxLength={500}
      value={keys[member]}
      error={errorOf(field)}
      onChange={({ currentTarget }) => onChange({ [member]: currentTarget.value.trim() })}
    />
  );
}
