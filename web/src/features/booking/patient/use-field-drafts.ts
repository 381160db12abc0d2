import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { readBookingFields, type BookingFields } from "../../../shared/booking/booking-fields.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";

/**
 * Returns the stored answers of this booking, as they were when the caller was mounted; later changes are not
 * seen.
 */
export function useStoredFields(): BookingFields {
  const { storage } = useApp();
  const [fields] = useState(() => readBookingFields(deviceMemory(storage)));
  return fields;
}
