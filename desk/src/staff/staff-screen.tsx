import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { clinicListStaff } from "@anteroom/contract/administration/staff";
import { Trans } from "@lingui/react/macro";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import styles from "../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import { AddStaff } from "./add-staff.tsx";
import { StaffRow } from "./staff-row.tsx";

/**
 * The screen of the desk's accounts: lists, creates and changes them, switches them off and on,
 * and makes new passwords.
 */
export function StaffScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListStaff);
  const doctors = useApiAnswer(clinicListDoctors);
  return (
    <div className="stack g8">
      <ScreenTitle>
        <Trans>Staff</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && (
        <div className={styles["sheet"]}>
          <Rows>
            {data.data.collection.map((member) => (
              <StaffRow key={member.id} member={member} doctors={doctors.data?.data.collection ?? []} />
            ))}
          </Rows>
        </div>
      )}
      <FailureNotice failure={doctors.failure} onRetry={doctors.ask} />
      {doctors.data && <AddStaff doctors={doctors.data.data.collection} />}
    </div>
  );
}
