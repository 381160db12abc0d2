import { serveTextOutbox } from "./adapters/outbox-texts/texts-page.ts";
import { outboxMail } from "./adapters/outbox-mail/outbox-mail.ts";
import { serveMailGallery } from "./adapters/outbox-mail/mail-gallery.ts";
import { serveOutbox } from "./adapters/outbox-mail/outbox-page.ts";
import { smtpMail } from "./adapters/smtp-mail/smtp-mail.ts";
import { bookingRoutes } from "./features/booking/booking-routes.ts";
import { holdFileRoutes } from "./features/booking/holds/hold-files.ts";
import { startSweeping } from "./features/booking/holds/start-sweeping.ts";
import { accessRoutes } from "./features/account/access/access-routes.ts";
import { handleRecovery } from "./features/account/access/handle-recovery.ts";
import { handleSignUp } from "./features/account/access/handle-sign-up.ts";
import { accountRoutes } from "./features/account/sign-in/account-routes.ts";
import { appointmentRoutes } from "./features/appointments/appointment-routes.ts";
import { appointmentFileRoutes } from "./features/appointments/appointment-file-routes.ts";
import { watchAppointments } from "./features/appointments/watch-appointments.ts";
import { busyFeedRoutes } from "./features/administration/busy-feeds.ts";
import { refreshBusyFeed, startRefreshing } from "./features/administration/refresh-busy-feeds.ts";
import { clinicDoctorRoutes } from "./features/administration/doctors.ts";
import { clinicHoursRoutes } from "./features/administration/hours.ts";
import { clinicDoctorImportRoutes } from "./features/administration/import-doctors.ts";
import { mergeRoutes } from "./features/administration/merge/merge-routes.ts";
import { clinicPatientRoutes } from "./features/administration/patients.ts";
import { clinicReportRoutes } from "./features/administration/reports.ts";
import { clinicConfigurationApi } from "./features/administration/settings.ts";
import { clinicDomainRoutes } from "./features/administration/domains.ts";
import { clinicSurveyTemplateRoutes } from "./features/administration/survey-templates.ts";
import { clinicMailAddressRoutes } from "./features/administration/mail-address.ts";
import { clinicMailRoutes } from "./features/administration/mails.ts";
import { clinicGatewayRoutes } from "./features/administration/payment-gateways.ts";
import { clinicTextRoutes } from "./features/administration/texts.ts";
import { fiscalProfileRoutes } from "./features/invoices/fiscal-profile-routes.ts";
import { invoiceRoutes } from "./features/invoices/invoice-routes.ts";
import { startIssuing } from "./features/invoices/issue-invoices.ts";
import { ownInvoiceRoutes } from "./features/invoices/own-invoice-routes.ts";
import { serveClinicTerms } from "./features/administration/terms-page.ts";
import { clinicAuditRoutes } from "./features/administration/audit-log.ts";
import { clinicVoucherRoutes } from "./features/administration/vouchers.ts";
import { clinicTokenRoutes } from "./features/administration/tokens.ts";
import { clinicRoutes } from "./features/clinic/clinic-routes.ts";
import { calendarAddressRoutes } from "./features/clinic/calendar/calendar-addresses.ts";
import { doctorCalendarRoutes } from "./features/clinic/calendar/doctor-calendar.ts";
import { clinicPictureRoutes } from "./features/clinic/pictures/picture-routes.ts";
import { clinicFileRoutes } from "./features/clinic/file-routes.ts";
import { clinicInsuranceRoutes } from "./features/clinic/insurance.ts";
import { doctorRequestRoutes } from "./features/clinic/request-routes.ts";
import { signInProviderRoutes } from "./features/desk/sign-in-provider-routes.ts";
import { deskSecurityRoutes } from "./features/desk/desk-security-routes.ts";
import { deskSessionRoutes } from "./features/desk/desk-session-routes.ts";
import { clinicStaffRoutes } from "./features/desk/staff-routes.ts";
import { appLaunchRoutes } from "./features/fhir/apps/app-launch-routes.ts";
import { clinicAppRoutes } from "./features/fhir/apps/app-routes.ts";
import { serveAuthorization } from "./features/fhir/apps/authorization-endpoint.ts";
import { connectedAppRoutes } from "./features/fhir/apps/connected-app-routes.ts";
import { clinicPatientAppRoutes } from "./features/fhir/apps/patient-app-routes.ts";
import { startKeyRotation } from "./features/fhir/apps/rotate-id-token-key.ts";
import { serveAppTokens } from "./features/fhir/apps/token-endpoint.ts";
import { fhirRoutes } from "./features/fhir/fhir-routes.ts";
import { consultationRoutes } from "./features/consultation/consultation-routes.ts";
import { requestRoutes } from "./features/consultation/requests/request-routes.ts";
import { forgetSession, openCallRooms } from "./features/consultation/call-rooms.ts";
import { dependentsRoutes } from "./features/account/dependents/dependents-routes.ts";
import { watchComingOfAge } from "./features/account/dependents/watch-coming-of-age.ts";
import { allPersonalData } from "./all-personal-data.ts";
import { makeArchive } from "./features/account/my-data/make-archive.ts";
import { joinRoutes } from "./features/account/join/join-routes.ts";
import { myDataRoutes } from "./features/account/my-data/my-data-routes.ts";
import { startRetention } from "./features/account/my-data/start-retention.ts";
import { guestAccessRoutes } from "./features/account/guest-access/guest-access-routes.ts";
import { cardScans, handleCardScan } from "./features/account/insurance/card-scans.ts";
import { insuranceRoutes } from "./features/account/insurance/insurance-routes.ts";
import { healthAssessmentRoutes } from "./features/health/assessment/health-assessment-routes.ts";
import { healthRecordRoutes } from "./features/health/record/health-record-routes.ts";
import { findDoctorRoutes } from "./features/find-doctor/find-doctor-routes.ts";
import { healthSearchRoutes } from "./features/health/library/health-search-routes.ts";
import { carryOutPayment } from "./features/booking/payment/provider/carry-out-payment.ts";
import { paymentRoutes } from "./features/booking/payment/payment-routes.ts";
import { deliverPush } from "./features/account/push/deliver-push.ts";
import { pushRoutes } from "./features/account/push/push-routes.ts";
import { deliverText } from "./features/account/reminders/deliver-text.ts";
import { remindersRoutes } from "./features/account/reminders/reminders-routes.ts";
import { textWebhooks } from "./features/account/reminders/text-webhooks.ts";
import { patientProviderRoutes } from "./features/account/provider-sign-in/provider-sign-in-routes.ts";
import { securityRoutes } from "./features/account/security/security-routes.ts";
import { profileRoutes } from "./features/account/profile/profile-routes.ts";
import { clinicConfigurationRoutes } from "./features/tenant/tenant-routes.ts";
import { surveysRoutes } from "./features/health/surveys/surveys-routes.ts";
import { symptomCheckRoutes } from "./features/health/symptom-checker/symptom-check-routes.ts";
import { feedbackRetention } from "./features/health/symptom-checker/feedback-retention.ts";
import { symptomCheckerRoutes } from "./features/health/symptom-checker/symptom-checker-routes.ts";
import { vitalsRoutes } from "./features/vitals/vitals-routes.ts";
import { urgentRoutes } from "./features/booking/urgent/urgent-routes.ts";
import { countCalls } from "./features/consultation/count-calls.ts";
import { deliverWebhook } from "./features/webhooks/deliver-webhook.ts";
import { startQueueing } from "./features/webhooks/queue-deliveries.ts";
import { recheckRetention } from "./platform/privacy/recheck-retention.ts";
import { webhookRetention } from "./features/webhooks/webhook-retention.ts";
import { webhookRoutes } from "./features/webhooks/webhook-routes.ts";
import type { Installed } from "@anteroom/domain/clinic/tenant-check";
import type { Connections } from "./platform/database/connections.ts";
import { openPool } from "./platform/database/database.ts";
import { deliverMail } from "./platform/mail/deliver-mail.ts";
import { fileScans, handleFileScan } from "./platform/files/file-scans.ts";
import { deleteAllOrphanedFiles, deleteOrphanedFiles } from "./platform/files/orphaned-files.ts";
import { mailJobKinds, mailsAtOnce } from "./platform/jobs/job-kinds.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import { repeatWork } from "./platform/jobs/repeat-work.ts";
import { keepAuditMonths } from "./platform/privacy/audit-months.ts";
import { sealAuditLogs } from "./platform/privacy/seal-audit-logs.ts";
import type { Services } from "./platform/config/services.ts";
import type { FileScanner } from "./ports/file-scanner.ts";
import type { Files } from "./ports/files.ts";
import { serveShortLinks } from "./platform/http/short-links.ts";
import type { HealthLibrary } from "./ports/health-library.ts";
import type { PaymentGateways } from "./ports/payment-gateways.ts";
import type { AppAuthorization } from "./ports/app-authorization.ts";
import type { SignInProviders } from "./ports/sign-in-providers.ts";
import type { Payments } from "./ports/payments.ts";
import type { MailSender } from "./ports/mail.ts";
import type { Push } from "./ports/push.ts";
import type { BusyCalendars } from "./ports/busy-calendars.ts";
import type { Bus } from "./ports/bus.ts";
import type { Realtime } from "./ports/realtime.ts";
import type { Relay } from "./ports/relay.ts";
import type { OpenSymptomService } from "./ports/symptom-service.ts";
import type { TextMessages } from "./ports/text-messages.ts";
import type { TxtRecords } from "./ports/txt-records.ts";
import type { WebhookSender } from "./ports/webhook-sender.ts";
import type { VitalsProvider } from "./ports/vitals-provider.ts";
import type { VideoEngine } from "./ports/video.ts";

type Deps = {
  services: Services;
  connections: Connections;
  jobs: Omit<Jobs, "missing">;
  bus: Bus;
  realtime: Realtime;
  relay: Relay;
  video: VideoEngine;
  payments: Payments;
  /** Providers at which clinics have accounts of their own. */
  gateways: PaymentGateways;
  signInProviders: SignInProviders;
  authorization: AppAuthorization;
  files: Files;
  scanner: FileScanner | null;
  push: Push | null;
  texts: TextMessages | null;
  webhooks: WebhookSender;
  /** Records by which a clinic proves a host name. */
  txtRecords: TxtRecords;
  /** Calendars of doctors elsewhere, whose busy times are blocked. */
  calendars: BusyCalendars;
  vitals: readonly VitalsProvider[];
  symptoms: OpenSymptomService;
  /** Where symptom checkers of other companies are, and for which there is a key. */
  outsideCheckers?: Installed["outside"];
  libraries: readonly HealthLibrary[];
  /** Whether this server carries out what one of several does. */
  leads: () => boolean;
  report: (error: Error, where?: string) => void;
};

/**
 * Registers routes, hooks, jobs and timers of every feature on `services.app`; call it before `listen`. `calls`
 * returns the number of calls in which doctor and patient are both present, on all servers that share the bus.
 * `stop` ends this count, the timers and their database pool; a few timers end when the app closes.
 */
export async function serveJourneys(deps: Deps): Promise<{ calls: () => number; stop: () => Promise<void> }> {
  const { services, bus, realtime, relay, video, payments, files, vitals, libraries, leads, report } = deps;
  serveShortLinks(services.app, services.config);
  clinicConfigurationRoutes(services);
  findDoctorRoutes(services);
  healthSearchRoutes(services, libraries);
  const rooms = openCallRooms(services, { bus, realtime, relay, video, onError: report });
  const sessions = { forgetSession: (hash: Buffer) => forgetSession(rooms, hash) };
  accountRoutes(services, sessions);
  securityRoutes(services);
  profileRoutes(services, sessions);
  dependentsRoutes(services);
  accessRoutes(services, sessions);
  const appointmentDeps = { services, hints: rooms.hints };
  appointmentRoutes(appointmentDeps);
  ownInvoiceRoutes(services);
  consultationRoutes(services, rooms);
  clinicRoutes(services, rooms);
  administrationRoutes(deps, sessions);
  fhirRoutes(services, rooms, files);
  clinicAppRoutes(deps);
  clinicPatientAppRoutes(deps);
  connectedAppRoutes(services);
  appLaunchRoutes(services);
  serveAuthorization(services);
  serveAppTokens(deps);
  fileRoutes(deps, rooms.hints);
  requestRoutes(services, rooms);
  doctorRequestRoutes(services, rooms);
  vitalsRoutes(services, { hints: rooms.hints, providers: vitals, report });
  symptomCheckRoutes(services, deps.symptoms);
  surveysRoutes(services, rooms.hints);
  symptomCheckerRoutes(services);
  healthAssessmentRoutes(services);
  healthRecordRoutes(services, files);
  pushRoutes(services, deps.push);
  remindersRoutes(services);
  if (deps.texts) textWebhooks(services, deps.texts);
  bookingRoutes({ services, hints: rooms.hints, payments });
  guestAccessRoutes(services, rooms.hints);
  urgentRoutes(services, rooms.hints);
  // The account is erased or joined by then; what remains is tried again, and reported, by the timer below.
  const forgetFiles = (tenantId: number) =>
    deleteOrphanedFiles({ db: services.db, files }, tenantId).catch(report);
  joinRoutes({ services, hints: rooms.hints, ...sessions, forgetFiles });
  myDataRoutes(services, {
    registry: allPersonalData,
    hints: rooms.hints,
    ...sessions,
    forgetFiles,
    jobs: services.jobs,
    config: services.config,
  });
  const paymentDeps = { services, payments, gateways: deps.gateways, hints: rooms.hints, report };
  paymentRoutes(paymentDeps);
  const outbox = outboxMail();
  await workJobs(deps, rooms.hints, outbox);
  await deps.jobs.work("payment", carryOutPayment(paymentDeps));
  serveOutbox(services, outbox.withoutRow);
  serveTextOutbox(services);
  serveMailGallery(services);
  sealAuditLogs(services, report, leads);
  keepAuditMonths(services, report, leads);
  watchComingOfAge(services, report, leads);
  const stopTimers = startTimers(deps, paymentDeps, appointmentDeps);
  const { calls, stop: stopCounting } = countCalls(realtime);
  return {
    calls,
    stop: async () => {
      stopCounting();
      await stopTimers();
    },
  };
}

/** Starts the work that repeats by the clock; the answer ends it. */
function startTimers(
  { services, connections, files, leads, report }: Deps,
  paymentDeps: Parameters<typeof startSweeping>[1],
  appointmentDeps: Parameters<typeof watchAppointments>[1],
): () => Promise<void> {
  const jobsPool = openPool(connections.jobs, 1, report);
  const sweeping = startSweeping(jobsPool, paymentDeps, leads);
  const visits = watchAppointments(jobsPool, appointmentDeps, report, leads);
  const retention = startRetention(
    services,
    [...allPersonalData, feedbackRetention, webhookRetention, recheckRetention],
    report,
    leads,
  );
  const queueing = startQueueing(jobsPool, services, report, leads);
  const refreshing = startRefreshing(jobsPool, services, report, leads);
  const rotation = startKeyRotation(services, report, leads);
  const issuing = startIssuing(jobsPool, services, report, leads);
  const goneFiles = repeatWork(
    () => deleteAllOrphanedFiles({ ...services, files }),
    goneFilesEvery,
    report,
    leads,
  );
  return async () => {
    await goneFiles.stop();
    await retention.stop();
    await queueing.stop();
    await issuing.stop();
    await rotation.stop();
    await refreshing.stop();
    await sweeping.stop();
    await visits.stop();
    await jobsPool.end();
  };
}

type Hints = Parameters<typeof handleFileScan>[0]["hints"];

/** Files of appointments and holds, pictures of doctors, and insurance cards. */
function fileRoutes({ services, files, scanner }: Deps, hints: Hints): void {
  const fileDeps = { files, hints, scans: fileScans(services, scanner) };
  appointmentFileRoutes(services.app, fileDeps);
  holdFileRoutes(services.app, fileDeps);
  clinicFileRoutes(services, fileDeps);
  clinicPictureRoutes(services, files);
  insuranceRoutes(services.app, { files, scans: cardScans(services, scanner) });
  clinicInsuranceRoutes(services.app, files);
}

/** What a clinic sets up: doctors, hours, patients, tokens, staff, settings, webhooks. */
function administrationRoutes(deps: Deps, sessions: Parameters<typeof clinicTokenRoutes>[1]): void {
  const { services } = deps;
  clinicDoctorRoutes(services);
  doctorCalendarRoutes(services);
  calendarAddressRoutes(services, sessions);
  clinicHoursRoutes(services);
  busyFeedRoutes(deps);
  clinicTokenRoutes(services, sessions);
  clinicStaffRoutes(services, sessions);
  deskSessionRoutes(services, sessions);
  deskSecurityRoutes(services, sessions);
  signInProviderRoutes(deps);
  patientProviderRoutes(deps);
  clinicDoctorImportRoutes(services);
  clinicPatientRoutes(services);
  mergeRoutes(services);
  clinicVoucherRoutes(services);
  clinicConfigurationApi(services, () => installedIn(deps));
  clinicGatewayRoutes(deps);
  clinicDomainRoutes({ services, txtRecords: deps.txtRecords });
  clinicTextRoutes(services);
  clinicMailRoutes(services);
  clinicMailAddressRoutes({ services, txtRecords: deps.txtRecords });
  clinicSurveyTemplateRoutes(services);
  serveClinicTerms(services);
  clinicReportRoutes(services);
  fiscalProfileRoutes(services);
  invoiceRoutes(services);
  clinicAuditRoutes(services);
  webhookRoutes({ services, sender: deps.webhooks });
}

/** What clinics can choose of, as the check of their settings knows it. */
function installedIn({ services: { config }, vitals, payments, outsideCheckers }: Deps): Installed {
  return {
    isProduction: config.environment === "production",
    vitalsProviders: vitals.map(({ name }) => name),
    paymentProviders: payments.provider === "none" ? [] : [payments.provider],
    symptomCheckers: ["embedded"],
    ...(outsideCheckers ? { outside: outsideCheckers } : {}),
  };
}

/** Bytes whose row is gone follow it so long after at the latest, in ms. */
const goneFilesEvery = 60_000;

async function workJobs(
  { services, jobs, files, scanner, push, texts, webhooks, calendars, txtRecords }: Deps,
  hints: Hints,
  outbox: MailSender,
): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, environment } = services.config;
  const mail = url ? smtpMail({ url, from, connections: mailsAtOnce }) : outbox;
  await jobs.work("password-recovery", handleRecovery(services));
  await jobs.work("sign-up", handleSignUp(services));
  const { db, clock } = services;
  const { dataKey } = services.config;
  const keepsText = environment === "development";
  const deliver = deliverMail({ db, clock, mail, dataKey, txtRecords, keepsText });
  for (const kind of mailJobKinds) await jobs.work(kind, deliver);
  const sendText = deliverText({ db, clock, texts, keepsText });
  for (const kind of ["text-urgent", "text"] as const) await jobs.work(kind, sendText);
  await jobs.work("push", deliverPush({ ...services, push }));
  await jobs.work("data-export", makeArchive({ ...services, files }, allPersonalData));
  await jobs.work("file-scan", handleFileScan({ ...services, files, scanner, hints }));
  await jobs.work("card-scan", handleCardScan({ ...services, files, scanner }));
  await jobs.work("webhook", deliverWebhook({ ...services, sender: webhooks }));
  await jobs.work("busy-feed", refreshBusyFeed({ ...services, calendars }));
}
