import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useApp, useClinic, useIsHydrated, usePatientName } from "../../../platform/app-context.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { adultsFirst } from "../adults-first.ts";
import { ArrivalNotice } from "../arrival-notice.tsx";
import { doctorsQuery } from "../doctors-query.ts";
import { NotLoaded, lazyPart } from "../../../ui/lazy.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { useIsInUse } from "../../../ui/use-is-in-use.ts";
import { GuestHome } from "./guest-home.tsx";

const patientHome = lazyPart(async () => (await import("./patient-home.tsx")).PatientHome);

/**
 * The home page (S2.R01): server-rendered for visitors, replaced by the patient's own once the session is
 * known and its code has loaded, unless somebody is using the visitors' page.
 */
export function Home() {
  const { api } = useApp();
  const { settings } = useClinic();
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated); // the server has drawn the visitor's page already
  const name = usePatientName();
  // Until the patient's page has come, and where it cannot, the visitor's stays; also under the hands of somebody who has begun there.
  const { Shown: PatientHome, lost } = patientHome.usePart(name !== null);
  const visitors = useRef<HTMLDivElement>(null);
  const isBegun = useIsInUse(visitors);
  const search = usePageQuery();
  const canBook = settings.patientsWebScheduling;
  const { data } = useQuery({ ...doctorsQuery(api.ask), enabled: canBook });
  const doctors = useMemo(() => (canBook ? adultsFirst(data ?? []) : []), [canBook, data]);
  return (
    <>
      <ArrivalNotice reason={search["reason"]} />
      {lost && !PatientHome && <NotLoaded {...lost} />}
      {name === null || isBegun || (!PatientHome && (isSent || lost)) ? (
        <GuestHome ref={visitors} doctors={doctors} />
      ) : PatientHome ? (
        <PatientHome name={name} doctors={doctors} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
