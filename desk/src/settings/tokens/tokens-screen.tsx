import { clinicListDoctors, clinicListTokens } from "@anteroom/client/operations";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans } from "@lingui/react/macro";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { AddToken } from "./add-token.tsx";
import { TokenRow } from "./token-row.tsx";

/**
 * The screen of the tokens of the clinic's programs: lists them, also those that ended within 90
 * days, and makes, replaces and ends them.
 */
export function TokensScreen() {
  const { locale } = useTimes();
  const { data, failure, ask } = useApiAnswer(clinicListTokens);
  const doctors = useApiAnswer(clinicListDoctors);
  const tokens = data?.data.collection ?? [];
  const nameOf = (id: number) => {
    const doctor = doctors.data?.data.collection.find((one) => one.id === id);
    return doctor ? doctorName(doctor, locale) : `${id}`;
  };
  return (
    <div className="stack g8">
      <BackToSettings />
      <ScreenTitle>
        <Trans>API tokens</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          With a token a program of yours uses the clinic’s API. Give each program a token of its own, so that
          you can end it alone.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && tokens.length === 0 && (
        <p className="muted">
          <Trans>There are no tokens yet.</Trans>
        </p>
      )}
      {tokens.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                doctor={token.doctor_id === null ? null : nameOf(token.doctor_id)}
              />
            ))}
          </Rows>
        </div>
      )}
      <AddToken />
    </div>
  );
}
