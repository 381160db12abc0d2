import { outboxMail } from "./adapters/outbox-mail/outbox-mail.ts";
import { serveOutbox } from "./adapters/outbox-mail/outbox-page.ts";
import { smtpMail } from "./adapters/smtp-mail/smtp-mail.ts";
import { bookingRoutes } from "./features/booking/booking-routes.ts";
import { startSweeping } from "./features/booking/start-sweeping.ts";
import { accessRoutes } from "./features/access/access-routes.ts";
import { handleRecovery } from "./features/access/handle-recovery.ts";
import { handleSignUp } from "./features/access/handle-sign-up.ts";
import { accountRoutes } from "./features/account/account-routes.ts";
import { appointmentRoutes } from "./features/appointments/appointment-routes.ts";
import { visitFileRoutes } from "./features/appointments/visit-file-routes.ts";
import { watchVisits } from "./features/appointments/watch-visits.ts";
import { clinicRoutes } from "./features/clinic/clinic-routes.ts";
import { clinicFileRoutes } from "./features/clinic/file-routes.ts";
import { clinicRequestRoutes } from "./features/clinic/request-routes.ts";
import { consultationRoutes } from "./features/consultation/consultation-routes.ts";
import { requestRoutes } from "./features/consultation/request-routes.ts";
import { openVisitRooms } from "./features/consultation/visit-rooms.ts";
import { dependentsRoutes } from "./features/dependents/dependents-routes.ts";
import { watchComingOfAge } from "./features/dependents/watch-coming-of-age.ts";
import { allPersonalData } from "./all-personal-data.ts";
import { makeArchive } from "./features/my-data/make-archive.ts";
import { myDataRoutes } from "./features/my-data/my-data-routes.ts";
import { startRetention } from "./features/my-data/start-retention.ts";
import { healthAssessmentRoutes } from "./features/health-assessment/health-assessment-routes.ts";
import { findDoctorRoutes } from "./features/find-doctor/find-doctor-routes.ts";
import { healthSearchRoutes } from "./features/health-search/health-search-routes.ts";
import { carryOutPayment } from "./features/payment/carry-out-payment.ts";
import { paymentRoutes } from "./features/payment/payment-routes.ts";
import { deliverPush } from "./features/push/deliver-push.ts";
import { pushRoutes } from "./features/push/push-routes.ts";
import { securityRoutes } from "./features/security/security-routes.ts";
import { profileRoutes } from "./features/profile/profile-routes.ts";
import { tenantRoutes } from "./features/tenant/tenant-routes.ts";
import { surveysRoutes } from "./features/surveys/surveys-routes.ts";
import { vitalsRoutes } from "./features/vitals/vitals-routes.ts";
import { urgentRoutes } from "./features/urgent/urgent-routes.ts";
import type { Connections } from "./platform/connections.ts";
import { openPool } from "./platform/database.ts";
import { deliverMail } from "./platform/deliver-mail.ts";
import { forgetAllGoneFiles, forgetGoneFiles } from "./platform/gone-files.ts";
import type { Jobs } from "./platform/jobs.ts";
import { repeatWork } from "./platform/repeat-work.ts";
import { sealAuditLogs } from "./platform/seal-audit-logs.ts";
import type { Services } from "./platform/services.ts";
import type { Files } from "./ports/files.ts";
import { serveShortLinks } from "./platform/short-links.ts";
import type { HealthLibrary } from "./ports/health-library.ts";
import type { Payments } from "./ports/payments.ts";
import type { Push } from "./ports/push.ts";
import type { Realtime } from "./ports/realtime.ts";
import type { Relay } from "./ports/relay.ts";
import type { VitalsProvider } from "./ports/vitals-provider.ts";
import type { VideoEngine } from "./ports/video.ts";

type Parts = {
  services: Services;
  connections: Connections;
  jobs: Jobs;
  realtime: Realtime;
  relay: Relay;
  video: VideoEngine;
  payments: Payments;
  files: Files;
  push: Push | null;
  vitals: readonly VitalsProvider[];
  libraries: readonly HealthLibrary[];
  report: (error: Error, where?: string) => void;
};

/** Every journey's routes, jobs and timers; `stop` ends the timers. */
export async function serveJourneys(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const { services, connections, realtime, relay, video, payments, files, vitals, libraries, report } = parts;
  serveShortLinks(services.app, services.config);
  tenantRoutes(services);
  findDoctorRoutes(services);
  healthSearchRoutes(services, libraries);
  const rooms = openVisitRooms(services, { realtime, relay, video, onError: report });
  accountRoutes(services, { forgetSession: (hash) => rooms.callers.forgetSession(hash) });
  securityRoutes(services);
  profileRoutes(services, rooms.callers);
  dependentsRoutes(services);
  accessRoutes(services, { forgetSession: (hash) => rooms.callers.forgetSession(hash) });
  const visitParts = { services, hints: rooms.hints };
  appointmentRoutes(visitParts);
  consultationRoutes(services, rooms);
  clinicRoutes(services, rooms);
  const fileParts = { files, hints: rooms.hints };
  visitFileRoutes(services.app, fileParts);
  clinicFileRoutes(services.app, fileParts);
  requestRoutes(services, rooms);
  clinicRequestRoutes(services, rooms);
  vitalsRoutes(services, { hints: rooms.hints, providers: vitals, report });
  surveysRoutes(services, rooms.hints);
  healthAssessmentRoutes(services);
  pushRoutes(services, parts.push);
  bookingRoutes({ services, hints: rooms.hints, payments });
  urgentRoutes(services, rooms.hints);
  myDataRoutes(services, {
    registry: allPersonalData,
    hints: rooms.hints,
    forgetSession: (hash) => rooms.callers.forgetSession(hash),
    forgetFiles: (tenantId) => forgetGoneFiles({ db: services.db, files }, tenantId),
    jobs: services.jobs,
    config: services.config,
  });
  const paymentParts = { services, payments, hints: rooms.hints, report };
  paymentRoutes(paymentParts);
  await workJobs(parts);
  await parts.jobs.work("payment", carryOutPayment(paymentParts));
  serveOutbox(services);
  sealAuditLogs(services, report);
  watchComingOfAge(services, report);
  const jobsPool = openPool(connections.jobs, 1, report);
  const sweeping = startSweeping(jobsPool, paymentParts);
  const visits = watchVisits(jobsPool, visitParts, report);
  const retention = startRetention(services, allPersonalData, report);
  const goneFiles = repeatWork(() => forgetAllGoneFiles({ ...services, files }), goneFilesEvery, report);
  return {
    stop: async () => {
      await goneFiles.stop();
      await retention.stop();
      await sweeping.stop();
      await visits.stop();
      await jobsPool.end();
    },
  };
}

/** Bytes whose row is gone follow it so long after at the latest, in ms. */
const goneFilesEvery = 60_000;

async function workJobs({ services, jobs, files, push }: Parts): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, environment } = services.config;
  const mail = url ? smtpMail({ url, from }) : outboxMail();
  await jobs.work("password-recovery", handleRecovery(services));
  await jobs.work("sign-up", handleSignUp(services));
  const { db, clock } = services;
  await jobs.work("mail", deliverMail({ db, clock, mail, keepsText: environment === "development" }));
  await jobs.work("push", deliverPush({ ...services, push }));
  await jobs.work("data-export", makeArchive({ ...services, files }, allPersonalData));
}
