import { getDoctor, type Doctor } from "@anteroom/contract/appointment/find-doctor";
import { useQuery } from "@tanstack/react-query";
import { keepDataWhileOffline } from "../../platform/keep-data-while-offline.ts";
import { usePageHref } from "../../platform/page-address.ts";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";

/**
 * Fetches the doctor of a booking; undefined while loading and after a failure. Shows the not-found page for
 * an unknown doctor.
 */
export function useDoctor(doctorId: number): Doctor | undefined {
  const app = useApp();
  const href = usePageHref();
  const { data } = useDoctorQuery(doctorId);
  const isMissing = data?.isOk === false && data.failure.code === "not_found";
  useEffect(() => {
    if (isMissing) app.notFound.set(href);
  }, [app, isMissing, href]);
  return data?.isOk ? data.data.data.entity : undefined;
}

/**
 * Returns whether the doctor may still load: neither fetched nor failed, and the device is online. Starts the
 * fetch.
 */
export function useIsDoctorPending(doctorId: number): boolean {
  const { isPending, fetchStatus } = useDoctorQuery(doctorId);
  return isPending && fetchStatus !== "paused";
}

function useDoctorQuery(doctorId: number) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["booking-doctor", doctorId],
    queryFn: () => api.call(getDoctor, { params: { doctor_id: doctorId } }),
    structuralSharing: keepDataWhileOffline,
  });
}
