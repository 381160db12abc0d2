import { accessPersonalData } from "./features/access/access-personal-data.ts";
import { accountPersonalData } from "./features/account/account-personal-data.ts";
import { appointmentsPersonalData } from "./features/appointments/appointments-personal-data.ts";
import { bookingPersonalData } from "./features/booking/booking-personal-data.ts";
import { consultationPersonalData } from "./features/consultation/consultation-personal-data.ts";
import { myDataPersonalData } from "./features/my-data/my-data-personal-data.ts";
import { paymentPersonalData } from "./features/payment/payment-personal-data.ts";
import { securityPersonalData } from "./features/security/security-personal-data.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import { platformPersonalData } from "./platform/platform-personal-data.ts";

/** Everything the product keeps about persons, table by table; a test holds it against the database's own catalogue. */
export const allPersonalData: readonly PersonalData[] = [
  ...accountPersonalData,
  ...securityPersonalData,
  ...accessPersonalData,
  ...bookingPersonalData,
  ...paymentPersonalData,
  ...appointmentsPersonalData,
  ...consultationPersonalData,
  ...myDataPersonalData,
  ...platformPersonalData,
];
