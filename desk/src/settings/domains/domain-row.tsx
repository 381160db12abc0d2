import {
  clinicCheckDomain,
  clinicListDomains,
  clinicRemoveDomain,
  clinicSetPrimaryDomain,
} from "@anteroom/client/operations";
import type { ClinicDomain } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Button } from "../../../../web/src/ui/button.tsx";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

/**
 * A list item of one host name: its state, the DNS record still to be set, and buttons to check
 * the record, make the name the main one or remove it.
 */
export function DomainRow({ domain: { domain, is_served: isServed, is_primary: isPrimary, proof } }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const params = { domain };
  const check = useAction(() => api.call(clinicCheckDomain, { params }));
  const lead = useAction(() => api.call(clinicSetPrimaryDomain, { params }));
  const run = (action: typeof check) => void action.run().then((done) => done && refetch(clinicListDomains));
  return (
    <li className={styles["row"]}>
      <div className="grow stack g2">
        <p className="row wrapf g2">
          <bdi dir="ltr" className="b long">
            {domain}
          </bdi>
          {isPrimary && (
            <Badge tone="ok" icon="check">
              <Trans>Main host name</Trans>
            </Badge>
          )}
          {!isServed && (
            <Badge tone="warn" icon="clock">
              <Trans>Not proven yet</Trans>
            </Badge>
          )}
        </p>
        {proof && <Proof proof={proof} />}
        <FormOutcome
          refusal={
            check.failure?.code === "status_conflict" && (
              <Trans>Another clinic has proven this host name meanwhile.</Trans>
            )
          }
          failure={check.failure ?? lead.failure}
        />
      </div>
      {!isServed && (
        <Button
          kind="outlined"
          isSmall
          isPending={check.isPending}
          aria-label={t`Check the record of ${domain}`}
          onClick={() => run(check)}
        >
          <Trans>Check the record</Trans>
        </Button>
      )}
      {isServed && !isPrimary && (
        <Button
          kind="outlined"
          isSmall
          isPending={lead.isPending}
          aria-label={t`Make ${domain} the main host name`}
          onClick={() => run(lead)}
        >
          <Trans>Make it the main one</Trans>
        </Button>
      )}
      {!isPrimary && <Remove domain={domain} />}
    </li>
  );
}

type Props = { domain: ClinicDomain };

/** The record to set in the DNS, and what was found there when it was last looked for. */
function Proof({ proof }: { proof: NonNullable<ClinicDomain["proof"]> }) {
  const { t } = useLingui();
  const { record_name: name, record_value: value, last_found: found } = proof;
  return (
    <div className="stack g1 sm">
      <p>
        <Trans>Set this TXT record where the host name’s DNS is managed:</Trans>
      </p>
      <p>
        <bdi dir="ltr" className="long">
          {name}
        </bdi>
      </p>
      <div className="row wrapf">
        <bdi dir="ltr" className="long">
          {value}
        </bdi>
        <CopyButton
          text={value}
          label={t`Copy the text of the record`}
          words={{
            copy: t`Copy`,
            copied: t`Copied`,
            refused: t`Copying did not work. Mark the text and copy it yourself.`,
          }}
        />
      </div>
      {found !== null && (
        <output>
          {found === "nothing" && <Trans>There is no such record yet. It can take hours to appear.</Trans>}
          {found === "other" && <Trans>There is another record. Compare its text with the one above.</Trans>}
          {found === "unreachable" && <Trans>The DNS did not answer. Check again later.</Trans>}
        </output>
      )}
    </div>
  );
}

function Remove({ domain }: { domain: string }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`Remove ${domain}`,
        children: <Trans>Remove</Trans>,
      }}
      title={<Trans>Remove {domain}?</Trans>}
      keep={<Trans>Keep the host name</Trans>}
      confirm={<Trans>Remove the host name</Trans>}
      act={() => api.call(clinicRemoveDomain, { params: { domain } })}
      onDone={() => refetch(clinicListDomains)}
    >
      <p>
        <Trans>Nobody finds the clinic there from now on, and links to it end.</Trans>
      </p>
    </ConfirmButton>
  );
}
