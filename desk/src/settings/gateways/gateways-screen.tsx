import { clinicListPaymentGateways } from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { buttonClass } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { linkTo } from "../../platform/route.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { useListFormat } from "../../ui/use-list-format.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { providerNames, useMethodName } from "./gateway-words.ts";

/** Lists the clinic's own accounts at payment providers, with links to each and to the form of a new one. */
export function GatewaysScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListPaymentGateways);
  const gateways = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <BackToSettings />
      <ScreenTitle
        end={
          <a className={buttonClass({ kind: "outlined" })} {...linkTo({ name: "new-gateway" })}>
            <Trans>Add an account</Trans>
          </a>
        }
      >
        <Trans>Payment accounts</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          Your clinic’s own accounts at Adyen, Stripe or Webpay. What patients pay goes to them, each way to
          pay to one account.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && gateways.length === 0 && (
        <p className="muted">
          <Trans>There are no accounts yet. Payments go through the installation’s own provider.</Trans>
        </p>
      )}
      {gateways.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {gateways.map((gateway) => (
              <GatewayRow key={gateway.id} gateway={gateway} />
            ))}
          </Rows>
        </div>
      )}
    </div>
  );
}

function GatewayRow({
  gateway: { id, name, kind, methods, is_enabled: isEnabled },
}: {
  gateway: PaymentGateway;
}) {
  const methodName = useMethodName();
  const list = useListFormat();
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <a className={styles["link"]} {...linkTo({ name: "gateway", id })}>
          <bdi className="b">{name}</bdi>
        </a>
        <p className="sm muted">
          <bdi>{providerNames[kind]}</bdi> · {list(methods.map(methodName))}
        </p>
      </div>
      <GatewayState isEnabled={isEnabled} />
    </li>
  );
}

/** A badge that says whether payments begin at an account. */
export function GatewayState({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <Badge tone="ok" icon="check">
      <Trans>Switched on</Trans>
    </Badge>
  ) : (
    <Badge icon="minus">
      <Trans>Switched off</Trans>
    </Badge>
  );
}
