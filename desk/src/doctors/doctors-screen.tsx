import { specialties } from "@anteroom/content/specialties";
import { clinicListDoctors } from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import sheet from "../ui/table/data-table.module.css";
import { columnsOf, DataTable } from "../ui/table/data-table.tsx";
import styles from "./doctors-screen.module.css";

type Row = { doctor: ClinicDoctor; name: string; specialty: string };

const helper = columnsOf<Row>();
const columns = helper.columns([
  helper.accessor("name", {
    header: () => <Trans>Name</Trans>,
    sortFn: "text",
    cell: ({ row }) => <Name {...row.original} />,
  }),
  helper.accessor("specialty", {
    header: () => <Trans>Specialty</Trans>,
    sortFn: "text",
    cell: ({ getValue }) => getValue(),
  }),
  helper.display({
    id: "hours",
    header: () => (
      <span className="vh">
        <Trans>Hours and absences</Trans>
      </span>
    ),
    cell: ({ row: { original } }) => (
      <div className={sheet["actions"]}>
        <a className={styles["link"]} {...linkTo({ name: "doctor-hours", id: original.doctor.id })}>
          <Trans>Hours and absences</Trans>
          <span className="vh">, {original.name}</span>
        </a>
      </div>
    ),
  }),
]);

/** Lists all doctors, including unlisted ones, with links to profile and hours, and links to add one or import many. */
export function DoctorsScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListDoctors);
  const { locale } = useTimes();
  const rows = useMemo(
    () =>
      (data?.data.collection ?? []).map((doctor) => ({
        doctor,
        name: doctorName(doctor, locale),
        specialty:
          specialties.find(({ slug }) => slug === doctor.specialty)?.names[locale] ?? doctor.specialty,
      })),
    [data, locale],
  );
  return (
    <div className="stack g6">
      <ScreenTitle
        end={
          <>
            <a className={buttonClass({ kind: "quiet" })} {...linkTo({ name: "import-doctors" })}>
              <Trans>Import doctors</Trans>
            </a>
            <a className={buttonClass({ kind: "outlined" })} {...linkTo({ name: "new-doctor" })}>
              <Trans>Add a doctor</Trans>
            </a>
          </>
        }
      >
        <Trans>Doctors</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && rows.length === 0 && (
        <p className="muted">
          <Trans>The clinic has no doctors yet.</Trans>
        </p>
      )}
      {rows.length > 0 && (
        <div className={sheet["sheet"]}>
          <DataTable
            columns={columns}
            rows={rows}
            idOf={({ doctor }) => doctor.id}
            rowHeader="name"
            layout="stack"
            labelledBy="doctors"
            caption={<Trans>Doctors</Trans>}
          />
        </div>
      )}
    </div>
  );
}

function Name({ doctor, name }: Row) {
  return (
    <>
      <a className={styles["link"]} {...linkTo({ name: "doctor", id: doctor.id })}>
        <bdi className="b">{name}</bdi>
      </a>
      {!doctor.is_listed && (
        <>
          <br />
          <span className="sm muted">
            <Trans>Patients do not find this doctor</Trans>
          </span>
        </>
      )}
    </>
  );
}
