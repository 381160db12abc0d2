import { accessPersonalData } from "./features/account/access/access-personal-data.ts";
import { accountPersonalData } from "./features/account/sign-in/account-personal-data.ts";
import { appointmentsPersonalData } from "./features/appointments/appointments-personal-data.ts";
import { filesPersonalData } from "./features/appointments/files-personal-data.ts";
import { waitlistPersonalData } from "./features/appointments/waitlist/waitlist-personal-data.ts";
import { bookingPersonalData } from "./features/booking/booking-personal-data.ts";
import { consultationPersonalData } from "./features/consultation/consultation-personal-data.ts";
import { messagePersonalData } from "./features/consultation/messages/message-personal-data.ts";
import { invitationPersonalData } from "./features/consultation/invitations/invitation-personal-data.ts";
import { deviceCheckPersonalData } from "./features/consultation/device-test/device-check-personal-data.ts";
import { guestAccessPersonalData } from "./features/account/guest-access/guest-access-personal-data.ts";
import { insurancePersonalData } from "./features/account/insurance/insurance-personal-data.ts";
import { invoicesPersonalData } from "./features/invoices/invoices-personal-data.ts";
import { joinPersonalData } from "./features/account/join/join-personal-data.ts";
import { myDataPersonalData } from "./features/account/my-data/my-data-personal-data.ts";
import { paymentPersonalData } from "./features/booking/payment/payment-personal-data.ts";
import { pushPersonalData } from "./features/account/push/push-personal-data.ts";
import { remindersPersonalData } from "./features/account/reminders/reminders-personal-data.ts";
import { requestPersonalData } from "./features/consultation/requests/request-personal-data.ts";
import { securityPersonalData } from "./features/account/security/security-personal-data.ts";
import { healthRecordPersonalData } from "./features/health/record/health-record-personal-data.ts";
import { assessmentPersonalData } from "./features/health/assessment/assessment-personal-data.ts";
import { surveysPersonalData } from "./features/health/surveys/surveys-personal-data.ts";
import { symptomCheckPersonalData } from "./features/health/symptom-checker/symptom-check-personal-data.ts";
import { vitalsPersonalData } from "./features/vitals/vitals-personal-data.ts";
import { appPersonalData } from "./features/fhir/apps/app-personal-data.ts";
import { urgentPersonalData } from "./features/booking/urgent/urgent-personal-data.ts";
import type { PersonalData } from "./platform/privacy/personal-data.ts";
import { platformPersonalData } from "./platform/privacy/platform-personal-data.ts";

/**
 * Lists every table that holds personal data, with its retention and erasure rules. A test compares the list with the
 * database catalogue.
 */
export const allPersonalData: readonly PersonalData[] = [
  ...accountPersonalData,
  ...securityPersonalData,
  ...joinPersonalData,
  ...accessPersonalData,
  ...bookingPersonalData,
  ...guestAccessPersonalData,
  ...paymentPersonalData,
  ...invoicesPersonalData,
  ...appointmentsPersonalData,
  ...waitlistPersonalData,
  ...filesPersonalData,
  ...insurancePersonalData,
  ...consultationPersonalData,
  ...messagePersonalData,
  ...invitationPersonalData,
  ...deviceCheckPersonalData,
  ...requestPersonalData,
  ...vitalsPersonalData,
  ...symptomCheckPersonalData,
  ...surveysPersonalData,
  ...assessmentPersonalData,
  ...healthRecordPersonalData,
  ...appPersonalData,
  ...urgentPersonalData,
  ...pushPersonalData,
  ...remindersPersonalData,
  ...myDataPersonalData,
  ...platformPersonalData,
];
