import type { JoinPreview } from "@anteroom/contract/account/join-accounts";
import { listSeparator } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { JoinFailure } from "./join-failure.tsx";
import { RefusalText } from "./refusal-text.tsx";

type Props = {
  preview: JoinPreview;
  failure: Failure | null;
  isPending: boolean;
  onJoin: () => void;
  onLeave: () => void;
};

/** Renders what comes along, what ends, and the button that joins the two accounts; or why it is not possible now. */
export function JoinReview({ preview, failure, isPending, onJoin, onLeave }: Props) {
  const { ends_email: ends, refusal, differing } = preview;
  return (
    <Sheet className="stack">
      <h3>
        <Trans>Check before you join them</Trans>
      </h3>
      {failure?.code === "changed_elsewhere" ? (
        <Banner tone="warn" role="alert">
          <Trans>Something has changed in the other account. Check again what comes along.</Trans>
        </Banner>
      ) : (
        failure && refusal === null && <JoinFailure failure={failure} />
      )}
      {refusal !== null ? (
        <Banner tone="stop" role="alert">
          <RefusalText refusal={refusal} differing={differing} />
        </Banner>
      ) : (
        <>
          <WhatComes preview={preview} />
          <WhatEnds preview={preview} />
          <p className="b">
            <Trans>You can’t undo this.</Trans>
          </p>
          <Button isBlock isPending={isPending} onClick={onJoin}>
            <Trans>
              Join <bdi>{ends}</bdi> into this account
            </Trans>
          </Button>
        </>
      )}
      <Button kind="quiet" isBlock onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Button>
    </Sheet>
  );
}

function WhatComes({ preview }: { preview: JoinPreview }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { dependents, joined_dependents: joined, has_two_lists: hasTwoLists } = preview;
  const counts: [string, number][] = [
    [t`Appointments`, preview.appointments],
    [t`Of those, still to come`, preview.upcoming_appointments],
    [t`Messages`, preview.messages],
    [t`Files`, preview.files],
    [t`Measurements`, preview.measurements],
    [t`Answered questions and symptom checks`, preview.answers],
    [t`Medicines and allergies`, preview.record_entries],
    [t`Places on a waitlist`, preview.waitlist_entries],
  ];
  const some = counts.filter(([, count]) => count > 0);
  const names = dependents.join(listSeparator(locale));
  const same = joined.join(listSeparator(locale));
  return (
    <>
      <h4>
        <Trans>What comes into this account</Trans>
      </h4>
      {some.length === 0 ? (
        <p>
          <Trans>The other account has no appointments or health data.</Trans>
        </p>
      ) : (
        <SummaryList>
          {some.map(([term, count]) => (
            <SummaryRow key={term} term={term}>
              {new Intl.NumberFormat(locale).format(count)}
            </SummaryRow>
          ))}
        </SummaryList>
      )}
      <ul className="dots">
        {names !== "" && (
          <li>
            <Trans>
              People you care for: <bdi>{names}</bdi>.
            </Trans>
          </li>
        )}
        {same !== "" && (
          <li>
            <Trans>
              In both accounts, so they become one: <bdi>{same}</bdi>.
            </Trans>
          </li>
        )}
        {hasTwoLists && (
          <li>
            <Trans>Both accounts list medicines or allergies. Check the list afterwards.</Trans>
          </li>
        )}
        <li>
          <Trans>Details that this account doesn’t have yet, such as a phone number.</Trans>
        </li>
      </ul>
    </>
  );
}

function WhatEnds({ preview }: { preview: JoinPreview }) {
  const { ends_email: ends, deleted_phone: phone, insurance } = preview;
  return (
    <>
      <h4>
        <Trans>What ends</Trans>
      </h4>
      <ul className="dots">
        <li>
          <Trans>
            You can no longer sign in with <bdi>{ends}</bdi>. Emails about appointments go to this account’s
            address.
          </Trans>
        </li>
        <li>
          <Trans>
            The other account’s password, second step, passkeys, connected apps and text message reminders
            end. Its devices are signed out.
          </Trans>
        </li>
        {phone !== null && (
          <li>
            <Trans>
              Its phone number is deleted, as this account has another one: <bdi dir="ltr">{phone}</bdi>.
            </Trans>
          </li>
        )}
        {insurance === "deleted" && (
          <li>
            <Trans>Its insurance details are deleted, as this account has its own.</Trans>
          </li>
        )}
      </ul>
    </>
  );
}
