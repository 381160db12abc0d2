import { addressOf } from "@anteroom/contract/endpoint";
import {
  getRecordDocument,
  getRecordSummary,
  type HealthRecord as Whole,
  type RecordPerson,
} from "@anteroom/contract/health/health-record";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Button } from "../../../ui/button.tsx";
import { chipClass, ChipLink, Chips } from "../../../ui/chip.tsx";
import { lazyPart, usePreload } from "../../../ui/lazy.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { saveFile } from "../../../shared/files/transfer-file.ts";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import styles from "./health-record.module.css";
import { RecordList } from "./record-list.tsx";
import { RecordSections } from "./record-sections.tsx";
import { saveDocument } from "./save-document.ts";
import { useHealthRecord, useRecordPeople } from "./use-record.ts";
import { useRecordLabels } from "./use-record-labels.ts";

const lazyMeasurements = lazyPart(async () => (await import("./measurements.tsx")).Measurements, {}, [
  "vitals",
  "vitals-reading",
]);
const lazyShares = lazyPart(async () => (await import("./share-section.tsx")).ShareSection);

/**
 * `/health-record`: the health record of the patient or a dependent (`?person=`; an unknown id renders the
 * first person's), fetched whole, with its download as PDF or summary and its sharing.
 */
export function HealthRecord() {
  const { t } = useLingui();
  const { person: requested } = usePageQuery();
  const people = useRecordPeople();
  usePreload([lazyMeasurements, lazyShares]);
  const all = people.data?.data.collection ?? [];
  const person = all.find(({ patient_id: id }) => String(id) === requested) ?? all[0];
  const name = <bdi>{person?.name}</bdi>;
  return (
    <div className={`${styles["record"]} stack g6`}>
      <div className="stack g3">
        <h1>
          {person && !person.is_self ? (
            <Trans>Health record of {name}</Trans>
          ) : (
            <Trans>My health record</Trans>
          )}
        </h1>
        <p className="muted">
          <Trans>
            Summaries, prescriptions, files and values of all your appointments, with your medicines and
            allergies.
          </Trans>
        </p>
      </div>
      {all.length > 1 && <PersonSwitch people={all} chosen={person} />}
      <Unfetched {...people} />
      {person ? (
        <RecordOf key={person.patient_id} person={person} people={all} />
      ) : (
        !people.failure && <Skeleton label={t`Loading your health record`} count={4} />
      )}
    </div>
  );
}

type SwitchProps = { people: readonly RecordPerson[]; chosen: RecordPerson | undefined };

function PersonSwitch({ people, chosen }: SwitchProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Whose record`}>
      <Chips isScrolling>
        {people.map((one) => (
          <AppLink
            key={one.patient_id}
            to={one.is_self ? "/health-record" : `/health-record?person=${one.patient_id}`}
            className={chipClass(one === chosen)}
            aria-current={one === chosen ? "page" : undefined}
          >
            {one.is_self ? <Trans>Me</Trans> : <bdi>{one.name}</bdi>}
          </AppLink>
        ))}
      </Chips>
    </nav>
  );
}

type OfProps = { person: RecordPerson; people: readonly RecordPerson[] };

function RecordOf({ person, people }: OfProps) {
  const { t } = useLingui();
  const record = useHealthRecord(person.patient_id);
  const whole = record.data?.data.entity;
  return (
    <>
      <Unfetched {...record} />
      {whole ? (
        <Record record={whole} people={people} />
      ) : (
        !record.failure && <Skeleton label={t`Loading your health record`} count={6} />
      )}
    </>
  );
}

function Record({ record, people }: { record: Whole; people: readonly RecordPerson[] }) {
  const { api } = useApp();
  const { parts } = useRecordLabels();
  const { t } = useLingui();
  const { person, medicines, allergies, measurements } = record;
  const { patient_id: patientId, birthdate } = person;
  const name = person.is_self ? null : person.name;
  const places = {
    "list-medicine": parts.medicines,
    "list-allergy": parts.allergies,
    measurements: parts.measurements,
    summaries: parts.summaries,
    files: parts.files,
    assessments: parts.assessments,
    checks: parts.checks,
    share: t`Download and share`,
  };
  return (
    <>
      {!person.is_self && (
        <h2>
          <bdi>{person.name}</bdi>
        </h2>
      )}
      <nav aria-label={t`Parts of the record`}>
        <Chips isScrolling>
          {Object.entries(places).map(([id, label]) => (
            <ChipLink key={id} href={`#${id}`}>
              {label}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <div className="cols">
        <div className="stack g6">
          <RecordList {...{ patientId }} person={name} kind="medicine" list={medicines} />
          <RecordList {...{ patientId }} person={name} kind="allergy" list={allergies} />
          <lazyMeasurements.Part all={measurements} birthdate={birthdate} person={person} people={people} />
        </div>
        <div className="stack g6">
          <RecordSections
            record={record}
            saveOriginal={(file) => saveFile(api, { appointmentId: file.appointment_id, file, headers: {} })}
          />
          <section className={`${sheetClass()} stack`} aria-labelledby="share">
            <h2 id="share">{places.share}</h2>
            <Download patientId={patientId} />
            <lazyShares.Part patientId={patientId} />
          </section>
        </div>
      </div>
    </>
  );
}

/** The PDF that the server makes of the record, and its summary for programs, in the language of the page. */
function Download({ patientId }: { patientId: number }) {
  const { api, clock } = useApp();
  const [pending, setPending] = useState<"pdf" | "summary" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const params = { patient_id: patientId };
  const save = async (kind: "pdf" | "summary") => {
    setPending(kind);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const file =
      kind === "pdf"
        ? { address: addressOf(getRecordDocument, params), name: `health-record-${day}.pdf` }
        : { address: addressOf(getRecordSummary, params), name: `patient-summary-${day}.json` };
    setFailure(await saveDocument(api, file));
    setPending(null);
  };
  return (
    <>
      <p className="muted">
        <Trans>The PDF has everything on this page. Save original files one by one above.</Trans>
      </p>
      <ChangeFailedNotice failure={failure} />
      <Button
        kind="outlined"
        isBlock
        icon="download"
        isPending={pending === "pdf"}
        onClick={() => void save("pdf")}
      >
        <Trans>Download PDF</Trans>
      </Button>
      <p className="muted">
        <Trans>
          The file for other clinics has medicines, allergies and the newest measurements. Their computer
          systems can read it (International Patient Summary).
        </Trans>
      </p>
      <Button
        kind="outlined"
        isBlock
        icon="download"
        isPending={pending === "summary"}
        onClick={() => void save("summary")}
      >
        <Trans>Download file for clinics</Trans>
      </Button>
    </>
  );
}

type UnfetchedProps = { failure: Failure | null; isFetching: boolean; again: () => void };

function Unfetched({ failure, isFetching, again }: UnfetchedProps) {
  if (!failure) return null;
  return (
    <div className="stack">
      <ChangeFailedNotice failure={failure} />
      <Button kind="outlined" icon="arrows-clockwise" isPending={isFetching} onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
