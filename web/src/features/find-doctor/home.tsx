import { lazy, useDeferredValue } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { doctorsQuery } from "./doctors-query.ts";
import { GuestHome } from "./guest-home.tsx";

const PatientHome = lazy(async () => ({ default: (await import("./patient-home.tsx")).PatientHome }));

/** S2.R01. The server draws it for a visitor; a patient's own page takes its place once the session is known. */
export function Home() {
  const { api } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  // Deferred: until the patient's page has come, the visitor's stays.
  const name = useDeferredValue(session.kind === "signed-in" ? session.profile.name : null);
  const search: Record<string, string> = useSearch({ strict: false });
  const { data } = useQuery({ ...doctorsQuery(api.ask), enabled: settings.patientsWebScheduling });
  const doctors = settings.patientsWebScheduling ? (data ?? []) : [];
  return (
    <>
      <ArrivalNotice reason={search["reason"]} />
      {name === null ? <GuestHome doctors={doctors} /> : <PatientHome name={name} doctors={doctors} />}
    </>
  );
}
