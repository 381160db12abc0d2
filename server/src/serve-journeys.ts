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
import { clinicRoutes } from "./features/clinic/clinic-routes.ts";
import { consultationRoutes } from "./features/consultation/consultation-routes.ts";
import { openVisitRooms } from "./features/consultation/visit-rooms.ts";
import { dependentsRoutes } from "./features/dependents/dependents-routes.ts";
import { watchComingOfAge } from "./features/dependents/watch-coming-of-age.ts";
import { allPersonalData } from "./all-personal-data.ts";
import { makeArchive } from "./features/my-data/make-archive.ts";
import { myDataRoutes } from "./features/my-data/my-data-routes.ts";
import { startRetention } from "./features/my-data/start-retention.ts";
import { findDoctorRoutes } from "./features/find-doctor/find-doctor-routes.ts";
import { paymentRoutes } from "./features/payment/payment-routes.ts";
import { securityRoutes } from "./features/security/security-routes.ts";
import { profileRoutes } from "./features/profile/profile-routes.ts";
import { tenantRoutes } from "./features/tenant/tenant-routes.ts";
import type { Connections } from "./platform/connections.ts";
import { openPool } from "./platform/database.ts";
import { deliverMail } from "./platform/deliver-mail.ts";
import type { Jobs } from "./platform/jobs.ts";
import { sealAuditLogs } from "./platform/seal-audit-logs.ts";
import type { Services } from "./platform/services.ts";
import type { Payments } from "./ports/payments.ts";
import type { Realtime } from "./ports/realtime.ts";
import type { Relay } from "./ports/relay.ts";

type Parts = {
  services: Services;
  connections: Connections;
  jobs: Jobs;
  realtime: Realtime;
  relay: Relay;
  payments: Payments;
  report: (error: Error, where?: string) => void;
};

/** Every journey's routes, jobs and timers; `stop` ends the timers. */
export async function serveJourneys(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const { services, connections, realtime, relay, payments, report } = parts;
  tenantRoutes(services);
  findDoctorRoutes(services);
  const rooms = openVisitRooms(services, { realtime, relay, onError: report });
  accountRoutes(services, { forgetSession: (hash) => rooms.callers.forgetSession(hash) });
  securityRoutes(services);
  profileRoutes(services, rooms.callers);
  dependentsRoutes(services);
  accessRoutes(services, { forgetSession: (hash) => rooms.callers.forgetSession(hash) });
  appointmentRoutes(services);
  consultationRoutes(services, rooms);
  clinicRoutes(services, rooms);
  bookingRoutes(services, rooms.hints);
  myDataRoutes(services, {
    registry: allPersonalData,
    hints: rooms.hints,
    forgetSession: (hash) => rooms.callers.forgetSession(hash),
    jobs: services.jobs,
  });
  const paymentParts = { services, payments, hints: rooms.hints, report };
  paymentRoutes(paymentParts);
  await workJobs(parts);
  serveOutbox(services);
  sealAuditLogs(services, report);
  watchComingOfAge(services, report);
  const jobsPool = openPool(connections.jobs, 1, report);
  const sweeping = startSweeping(jobsPool, paymentParts);
  const retention = startRetention(services, allPersonalData, report);
  return {
    stop: async () => {
      await retention.stop();
      await sweeping.stop();
      await jobsPool.end();
    },
  };
}

async function workJobs({ services, jobs }: Parts): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = services.config;
  const mail = url ? smtpMail({ url, from }) : outboxMail();
  await jobs.work("password-recovery", handleRecovery(services));
  await jobs.work("sign-up", handleSignUp(services));
  await jobs.work("mail", deliverMail({ db: services.db, clock: services.clock, mail }));
  await jobs.work("data-export", makeArchive(services, allPersonalData));
}
