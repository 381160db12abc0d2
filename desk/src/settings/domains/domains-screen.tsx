import { clinicListDomains } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { AddDomain } from "./add-domain.tsx";
import { DomainRow } from "./domain-row.tsx";

/** The screen of the clinic's host names: lists them with their actions and adds one. */
export function DomainsScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListDomains);
  const domains = data?.data.collection ?? [];
  return (
    <div className="stack g8">
      <BackToSettings />
      <ScreenTitle>
        <Trans>Host names</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          Patients find the clinic at all of them. Links in emails lead to the main one. Patients sign in
          again at another host name.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && domains.length === 0 && (
        <p className="muted">
          <Trans>There are no host names yet.</Trans>
        </p>
      )}
      {domains.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {domains.map((domain) => (
              <DomainRow key={domain.domain} domain={domain} />
            ))}
          </Rows>
        </div>
      )}
      <AddDomain />
    </div>
  );
}
