import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { getAppointmentFiles, type AppointmentFiles } from "@anteroom/contract/appointment/files";
import { useEffect } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

/** The appointment whose files are shown, and the headers that authorise a guest. */
export type FilesOf = { appointmentId: number; headers: Record<string, string> };

/**
 * Fetches the files of an appointment, and again when the realtime channel reports that patient or doctor
 * added or removed one. `headers` authorise a guest.
 */
export function useAppointmentFiles({ appointmentId, headers }: FilesOf): Fetched<AppointmentFiles> {
  const { api, boot, realtime } = useApp();
  const { data, again, ...rest } = useApiQuery(["appointments", appointmentId, "files"], () =>
    api.call(getAppointmentFiles, { params: { appointment_id: appointmentId }, headers }),
  );
  const { tenantId } = boot;
  useEffect(() => {
    if (tenantId === null) return;
    let isOpen = true;
    let leave = () => {};
    const connect = async () => {
      const connection = await realtime();
      if (!isOpen) return;
      leave = connection.subscribe(channelOf.appointment(tenantId, appointmentId), {
        events: { [realtimeEvents.filesChanged]: again },
        onEntered: again, // what came between the first answer and this moment was told to nobody here
      });
    };
    connect().catch(() => {}); // without it the page still asks again on focus and reconnect
    return () => {
      isOpen = false;
      leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `again` is a new function each time and always does the same
  }, [realtime, tenantId, appointmentId]);
  return { data: data?.data.entity, again, ...rest };
}
