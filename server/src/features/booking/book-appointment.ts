import { holdHeader, type bookAppointment as endpoint } from "@anteroom/contract/booking";
import { actorOf } from "../../platform/audit.ts";
import type { Hints } from "../../platform/hints.ts";
import type { Call } from "../../platform/mount.ts";
import { loadAppointment, presentAppointment } from "../../platform/present-appointment.ts";
import { isProblem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { bookSlot } from "./book-slot.ts";
import { bookingRefusal } from "./booking-refusal.ts";
import { readHoldHeader } from "./hold-header.ts";
import { withAlternatives } from "./with-alternatives.ts";

/** Spec §7: books a time for the patient who is signed in. */
export async function bookAppointment(
  call: Call<typeof endpoint>,
  services: Services,
  hints: Pick<Hints, "appointmentChanged">,
) {
  const { tenant, now, body, caller, headers } = call;
  const refusal = bookingRefusal(tenant, body);
  if (refusal) return refusal;
  const { patientId } = caller;
  const wanted = { tenant, now, doctorId: body.doctor_id, start: new Date(body.start_time) };
  const row = await withAlternatives({ ...wanted, tx: call.tx }, async (tx) => {
    const id = await bookSlot(tx, {
      wish: { ...wanted, wisher: { patientId, addressHash: null } },
      key: readHoldHeader(headers[holdHeader]),
      motive: body,
      services,
      bookedBy: () => Promise.resolve({ actor: actorOf(caller), patientId }),
      isOwn: (hold) => Promise.resolve(hold.patient_id === patientId),
    });
    return loadAppointment(tx, id);
  });
  if (isProblem(row)) return row;
  if (!row) throw new Error("A booking without an appointment");
  void hints.appointmentChanged(tenant.id, row);
  return { data: { entity: presentAppointment(row, tenant) } };
}
