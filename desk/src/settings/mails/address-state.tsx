import type { MailAddress } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Button } from "../../../../web/src/ui/button.tsx";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { Moment } from "../../platform/moment.tsx";

type Props = {
  mailAddress: MailAddress;
  check: { failure: Failure | null; isPending: boolean };
  onCheck: () => void;
};

/** Whether emails come from the clinic's own address, its DNS record, and what the last check found. */
export function AddressState({ mailAddress, check, onCheck }: Props) {
  const { address, is_in_use: isInUse, lost_at: lostAt, record } = mailAddress;
  if (address === null || !record) return null;
  return (
    <div className="stack g2">
      <p className="row wrapf g2">
        <bdi dir="ltr" className="b long">
          {address}
        </bdi>
        {isInUse ? (
          <Badge tone="ok" icon="check">
            <Trans>In use</Trans>
          </Badge>
        ) : (
          <Badge tone="warn" icon="clock">
            <Trans>Not in use</Trans>
          </Badge>
        )}
      </p>
      {lostAt !== null && (
        <p>
          <Trans>
            Since <Moment at={lostAt} /> its record is gone from the DNS. Emails come from the installation’s
            address until it is there again.
          </Trans>
        </p>
      )}
      <Record record={record} />
      <output>
        <LastCheck mailAddress={mailAddress} />
      </output>
      <FormOutcome failure={check.failure} />
      <div>
        <Button kind="outlined" isSmall isPending={check.isPending} onClick={onCheck}>
          <Trans>Check the record</Trans>
        </Button>
      </div>
    </div>
  );
}

function Record({ record: { name, value } }: { record: NonNullable<MailAddress["record"]> }) {
  const { t } = useLingui();
  const words = {
    copy: t`Copy`,
    copied: t`Copied`,
    refused: t`Copying did not work. Mark the text and copy it yourself.`,
  };
  return (
    <div className="stack g1 sm">
      <p>
        <Trans>
          Set this TXT record where the domain’s DNS is managed. It has the key that signs emails (DKIM):
        </Trans>
      </p>
      {[
        { text: name, label: t`Copy the name of the record` },
        { text: value, label: t`Copy the text of the record` },
      ].map(({ text, label }) => (
        <div key={label} className="row wrapf">
          <bdi dir="ltr" className="long">
            {text}
          </bdi>
          <CopyButton text={text} label={label} words={words} />
        </div>
      ))}
      <p>
        <Trans>
          No SPF record is needed: the sender on the envelope stays the installation’s, and the signature
          satisfies DMARC.
        </Trans>
      </p>
    </div>
  );
}

/** What was found when the record was last looked for. */
function LastCheck({ mailAddress: { last_found: found, last_dmarc: dmarc } }: Pick<Props, "mailAddress">) {
  if (found === null) return <Trans>The record has not been checked yet.</Trans>;
  if (found === "nothing") return <Trans>There is no such record yet. It can take hours to appear.</Trans>;
  if (found === "other") return <Trans>There is another record. Compare its text with the one above.</Trans>;
  if (found === "unreachable") return <Trans>The DNS did not answer. Check again later.</Trans>;
  if (dmarc === null)
    return (
      <Trans>
        The record is there. The domain has no DMARC record: large email services ask for one from whoever
        sends many emails.
      </Trans>
    );
  return <Trans>The record is there, and the domain has a DMARC record.</Trans>;
}
