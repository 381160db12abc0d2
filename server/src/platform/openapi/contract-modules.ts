import * as access from "@anteroom/contract/account/access";
import * as account from "@anteroom/contract/account/account";
import * as connectedApps from "@anteroom/contract/account/connected-apps";
import * as appLaunches from "@anteroom/contract/account/app-launches";
import * as deskSecurity from "@anteroom/contract/account/desk-security";
import * as deskSignature from "@anteroom/contract/account/desk-signature";
import * as deskSessions from "@anteroom/contract/account/desk-sessions";
import * as dependents from "@anteroom/contract/account/dependents";
import * as guestAccess from "@anteroom/contract/account/guest-access";
import * as insurance from "@anteroom/contract/account/insurance";
import * as joinAccounts from "@anteroom/contract/account/join-accounts";
import * as myData from "@anteroom/contract/account/my-data";
import * as passkeys from "@anteroom/contract/account/passkeys";
import * as passwords from "@anteroom/contract/account/passwords";
import * as providerSignIn from "@anteroom/contract/account/provider-sign-in";
import * as profile from "@anteroom/contract/account/profile";
import * as push from "@anteroom/contract/account/push";
import * as reminders from "@anteroom/contract/account/reminders";
import * as secondFactor from "@anteroom/contract/account/second-factor";
import * as administeredDoctors from "@anteroom/contract/administration/doctors";
import * as webhooks from "@anteroom/contract/administration/webhooks";
import * as reports from "@anteroom/contract/administration/reports";
import * as auditLog from "@anteroom/contract/administration/audit";
import * as clinicVouchers from "@anteroom/contract/administration/vouchers";
import * as configuration from "@anteroom/contract/administration/settings";
import * as busyFeeds from "@anteroom/contract/administration/busy-feeds";
import * as calendar from "@anteroom/contract/administration/calendar";
import * as clinicDomains from "@anteroom/contract/administration/domains";
import * as invoices from "@anteroom/contract/administration/invoices";
import * as paymentGateways from "@anteroom/contract/administration/payment-gateways";
import * as clinicSurveyTemplates from "@anteroom/contract/administration/survey-templates";
import * as clinicMailAddress from "@anteroom/contract/administration/mail-address";
import * as clinicMails from "@anteroom/contract/administration/mails";
import * as clinicTexts from "@anteroom/contract/administration/texts";
import * as imports from "@anteroom/contract/administration/imports";
import * as administeredPatients from "@anteroom/contract/administration/patients";
import * as patientMerge from "@anteroom/contract/administration/merge";
import * as tokens from "@anteroom/contract/administration/tokens";
import * as patientProvider from "@anteroom/contract/administration/patient-sign-in-provider";
import * as signInProvider from "@anteroom/contract/administration/sign-in-provider";
import * as apps from "@anteroom/contract/administration/apps";
import * as patientApps from "@anteroom/contract/administration/patient-apps";
import * as staff from "@anteroom/contract/administration/staff";
import * as hours from "@anteroom/contract/administration/hours";
import * as appointments from "@anteroom/contract/appointment/appointments";
import * as booking from "@anteroom/contract/appointment/booking";
import * as clinicPayments from "@anteroom/contract/appointment/clinic-payments";
import * as files from "@anteroom/contract/appointment/files";
import * as prescriptionTemplates from "@anteroom/contract/appointment/prescription-templates";
import * as findDoctor from "@anteroom/contract/appointment/find-doctor";
import * as join from "@anteroom/contract/appointment/join";
import * as ownInvoices from "@anteroom/contract/appointment/own-invoices";
import * as payment from "@anteroom/contract/appointment/payment";
import * as surveys from "@anteroom/contract/appointment/surveys";
import * as vouchers from "@anteroom/contract/appointment/vouchers";
import * as waitlist from "@anteroom/contract/appointment/waitlist";
import * as callRequests from "@anteroom/contract/call/call-requests";
import * as callSignal from "@anteroom/contract/call/call-signal";
import * as consultation from "@anteroom/contract/call/consultation";
import * as deviceCheck from "@anteroom/contract/call/device-check";
import * as doctorStatus from "@anteroom/contract/call/doctor-status";
import * as engineSignal from "@anteroom/contract/call/engine-signal";
import * as invitations from "@anteroom/contract/call/invitations";
import * as messages from "@anteroom/contract/call/messages";
import * as clinic from "@anteroom/contract/clinic";
import * as clinicPictures from "@anteroom/contract/clinic-pictures";
import * as errors from "@anteroom/contract/errors";
import * as checkerFeedback from "@anteroom/contract/health/checker-feedback";
import * as healthAssessment from "@anteroom/contract/health/health-assessment";
import * as healthRecord from "@anteroom/contract/health/health-record";
import * as healthTopics from "@anteroom/contract/health/health-topics";
import * as questionnaire from "@anteroom/contract/health/questionnaire";
import * as symptomChecks from "@anteroom/contract/health/symptom-checks";
import * as urgent from "@anteroom/contract/health/urgent";
import * as vitalSigns from "@anteroom/contract/health/vital-signs";
import * as tenant from "@anteroom/contract/tenant";
import * as values from "@anteroom/contract/values";

/** A chapter of the API reference. */
export type Chapter = { name: string; description: string };

/** Every module of the contract, with the chapter of its endpoints for patients, guests and anonymous callers. */
export const contractModules: readonly { chapter: Chapter; module: object }[] = [
  {
    chapter: { name: "Clinic and its settings", description: "What the pages of a clinic are made of." },
    module: tenant,
  },
  ...[access, providerSignIn].map((module) => ({
    chapter: { name: "Access", description: "Accounts of patients: signing up, signing in and out." },
    module,
  })),
  ...[account, passwords, joinAccounts].map((module) => ({
    chapter: { name: "Account", description: "The patient's own account and its password." },
    module,
  })),
  ...[passkeys, secondFactor].map((module) => ({
    chapter: { name: "Safer sign-in", description: "Passkeys and second factors." },
    module,
  })),
  {
    chapter: { name: "Guest access", description: "Links by which guests reach their appointments." },
    module: guestAccess,
  },
  {
    chapter: { name: "Dependents", description: "Family members for whom a patient acts." },
    module: dependents,
  },
  {
    chapter: { name: "Profile", description: "Who the patient is, as the clinic needs to know it." },
    module: profile,
  },
  {
    chapter: { name: "Insurance", description: "Insurance details and pictures of the card." },
    module: insurance,
  },
  {
    chapter: { name: "My data", description: "Copies of a patient's data, and the end of an account." },
    module: myData,
  },
  {
    chapter: {
      name: "Connected apps",
      description: "Apps that a patient allows to read the record by FHIR, and where that ends.",
    },
    module: connectedApps,
  },
  ...[push, reminders].map((module) => ({
    chapter: { name: "Reminders", description: "How a patient is reminded: push, text messages, mails." },
    module,
  })),
  {
    chapter: { name: "Doctors", description: "Doctors of the clinic and their free times." },
    module: findDoctor,
  },
  ...[booking, vouchers].map((module) => ({
    chapter: { name: "Booking", description: "A time is held, and then booked." },
    module,
  })),
  ...[payment, clinicPayments, ownInvoices].map((module) => ({
    chapter: { name: "Payments", description: "Paying, references to pay by, receipts and refunds." },
    module,
  })),
  ...[appointments, join].map((module) => ({
    chapter: { name: "Appointments", description: "What a patient has booked." },
    module,
  })),
  ...[files, prescriptionTemplates].map((module) => ({
    chapter: { name: "Files", description: "Files of an appointment." },
    module,
  })),
  { chapter: { name: "Surveys", description: "What a clinic asks its patients." }, module: surveys },
  { chapter: { name: "Waitlist", description: "Who waits for an earlier time." }, module: waitlist },
  ...[consultation, callRequests, callSignal, engineSignal, deviceCheck, doctorStatus].map((module) => ({
    chapter: { name: "Call", description: "The waiting room and the call between patient and doctor." },
    module,
  })),
  { chapter: { name: "Invitations", description: "Guests of a call." }, module: invitations },
  {
    chapter: { name: "Messages", description: "Messages between a patient and the clinic." },
    module: messages,
  },
  ...[checkerFeedback, healthAssessment, symptomChecks, questionnaire].map((module) => ({
    chapter: { name: "Symptom checker", description: "Assessments of symptoms and what is done with them." },
    module,
  })),
  {
    chapter: { name: "Health record", description: "The patient's own record and its shares." },
    module: healthRecord,
  },
  { chapter: { name: "Health topics", description: "Articles on health." }, module: healthTopics },
  {
    chapter: { name: "Urgent help", description: "Calls for help outside of an appointment." },
    module: urgent,
  },
  { chapter: { name: "Vital signs", description: "Measurements of vital signs." }, module: vitalSigns },
  ...[administeredDoctors, hours, calendar, busyFeeds].map((module) => ({
    chapter: {
      name: "Clinic API: doctors and hours",
      description: "Who works at the clinic, and when. Times are on the clinic's clock.",
    },
    module,
  })),
  ...[administeredPatients, patientMerge, imports].map((module) => ({
    chapter: {
      name: "Clinic API: patients",
      description: "Whom the clinic knows: searching, writing down, taking over from another system.",
    },
    module,
  })),
  ...[tokens, apps, patientApps].map((module) => ({
    chapter: {
      name: "Clinic API: tokens",
      description: "By which the clinic's programs call this API: what each may do, and until when.",
    },
    module,
  })),
  ...[staff, signInProvider, patientProvider, deskSessions, deskSecurity, deskSignature, appLaunches].map(
    (module) => ({
      chapter: {
        name: "Clinic API: staff and the desk",
        description: "People of the clinic who sign in at its desk: their accounts, roles and sessions.",
      },
      module,
    }),
  ),
  ...[clinicVouchers, reports].map((module) => ({
    chapter: {
      name: "Clinic API: vouchers and reports",
      description: "Vouchers that patients give when they book, and what appointments came to.",
    },
    module,
  })),
  {
    chapter: {
      name: "Clinic API: audit log",
      description: "Who did and read what.",
    },
    module: auditLog,
  },
  ...[
    configuration,
    clinicDomains,
    clinicTexts,
    clinicMailAddress,
    clinicMails,
    clinicSurveyTemplates,
    paymentGateways,
    invoices,
  ].map((module) => ({
    chapter: {
      name: "Clinic API: settings",
      description: "What the clinic looks like, what it offers and asks, and where it is found.",
    },
    module,
  })),
  {
    chapter: {
      name: "Clinic API: webhooks",
      description:
        "The clinic's own systems are told of what happens, signed as Standard Webhooks says: https://www.standardwebhooks.com.",
    },
    module: webhooks,
  },
  ...[clinic, clinicPictures, errors, values].map((module) => ({ chapter: clinicChapter(), module })),
];

/** Returns the chapter of the endpoints for clinics' programs. */
export function clinicChapter(): Chapter {
  return {
    name: "Clinic API",
    description: "What a clinic's own programs do, with a token of the clinic or of one of its doctors.",
  };
}
