import { clinicListDoctors, clinicListStaff } from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import styles from "../ui/table/data-table.module.css";
import { AddStaff } from "./add-staff.tsx";
import { StaffTable } from "./staff-table.tsx";

const none: readonly ClinicDoctor[] = [];

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
          <StaffTable members={data.data.collection} doctors={doctors.data?.data.collection ?? none} />
        </div>
      )}
      <FailureNotice failure={doctors.failure} onRetry={doctors.ask} />
      {doctors.data && <AddStaff doctors={doctors.data.data.collection} />}
    </div>
  );
}
