import { accessRoutes } from "../features/account/access/access-routes.ts";
import { handleRecovery } from "../features/account/access/handle-recovery.ts";
import { handleSignUp } from "../features/account/access/handle-sign-up.ts";
import { accountRoutes } from "../features/account/sign-in/account-routes.ts";
import { withTenant, type Tx } from "../platform/database/database.ts";
import { hashPassword } from "../platform/crypto/password.ts";
import type { Services } from "../platform/config/services.ts";
import { known, openTestClinic, type TestClinic } from "./test-clinic.ts";

/**
 * A test clinic whose patient `known.aurora.patientId` has an account (`login`, `password`). Jobs
 * are queued until `runJobs`.
 */
export type AccessClinic = TestClinic & {
  /** Runs `work` in a transaction of clinic `aurora`. */
  inClinic: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Runs the queued jobs `password-recovery` and `sign-up`, drops all others, and returns all
   * mails so far, oldest first.
   */
  runJobs: () => Promise<WrittenMail[]>;
  /** Token hashes of the sessions that the routes reported as ended. */
  forgotten: Buffer[];
};

/** A row of `mails`; `patient_id` is null for a mail to somebody without an account. */
export type WrittenMail = { recipient: string; subject: string; body: string; patient_id: number | null };

/** Sign-in name of the test patient in clinic `aurora`. */
export const login = "patient@aurora.example";
/** Password of the test patient. */
export const password = "a long password";

/**
 * Opens the test clinics with the routes of accounts and access, and gives the patient of
 * `aurora` an account. `more` mounts further routes.
 */
export async function openAccessClinic(more: (services: Services) => void = () => {}): Promise<AccessClinic> {
  const forgotten: Buffer[] = [];
  const clinic = await openTestClinic({
    mount: (services) => {
      const listener = { forgetSession: (hash: Buffer) => void forgotten.push(hash) };
      accountRoutes(services, listener);
      accessRoutes(services, listener);
      more(services);
    },
  });
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, known.aurora.tenantId, work);
  const hash = await hashPassword(password);
  await inClinic((tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: known.aurora.tenantId,
        patient_id: known.aurora.patientId,
        login,
        password_hash: hash,
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
  const handlers = {
    "password-recovery": handleRecovery(clinic.services),
    "sign-up": handleSignUp(clinic.services),
  };
  const runJobs = async () => {
    for (const job of clinic.sentJobs.splice(0))
      if (job.kind === "password-recovery" || job.kind === "sign-up")
        await handlers[job.kind]({ tenant: job.tenant, kind: job.kind, id: job.id });
    return inClinic((tx) =>
      tx.selectFrom("mails").select(["recipient", "subject", "body", "patient_id"]).orderBy("id").execute(),
    );
  };
  return { ...clinic, inClinic, runJobs, forgotten };
}

/**
 * Returns the value of query parameter `name` in the first link of a mail that has it. Throws
 * when none has.
 */
export function tokenIn(mail: { body: string } | undefined, name = "token"): string {
  const token = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.body ?? "")?.[1];
  if (token === undefined) throw new Error("No link in this mail");
  return token;
}
