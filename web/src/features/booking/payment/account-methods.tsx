import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { MethodDetail, MethodName } from "./method-labels.tsx";
import styles from "./payment.module.css";

type Props = {
  methods: readonly PaymentMethod[];
  /** Where to return after sign-in. */
  wanted: string;
};

/**
 * Lists payment methods that require an account, with links to sign in or sign up that lead back to `wanted`
 * (D.72).
 */
export function AccountMethods({ methods, wanted }: Props) {
  const { patientsLogIn, patientsSignUp } = useClinic().settings;
  const from = `?from=${encodeURIComponent(wanted)}`;
  return (
    <div className={`stack g2 ${styles["blocked"] ?? ""}`}>
      {methods.map((method) => (
        <AccountMethod key={method} method={method} />
      ))}
      <p className="muted">
        <Trans>We’ll keep this time for you for the minutes shown above.</Trans>
      </p>
      <p className="row wrapf">
        {patientsLogIn && (
          <AppLink to={`/login${from}`} className={textLinkClass()}>
            <Trans>Sign in</Trans>
          </AppLink>
        )}
        {patientsSignUp && (
          <AppLink to={`/sign-up${from}`} className={textLinkClass()}>
            <Trans>Create an account</Trans>
          </AppLink>
        )}
      </p>
    </div>
  );
}

function AccountMethod({ method }: { method: PaymentMethod }) {
  const name = <MethodName method={method} />;
  return (
    <div>
      <p className="b">
        <Trans>{name}: only with an account</Trans>
      </p>
      <p className="muted">
        <MethodDetail method={method} />
      </p>
    </div>
  );
}
