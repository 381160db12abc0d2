/**
 * How jobs of one kind run. Each kind has its own queue and workers in every server process, so a slow kind delays no
 * other.
 */
export type JobPolicy = {
  /** How many run at once in one server process. */
  concurrency: number;
  /** How many of one clinic (or lane) run at once in one process. Missing: only fair ordering separates clinics. */
  perClinic?: 1;
  retryLimit: number;
  /** The longest pause between two tries, in seconds. */
  retryDelayMax?: number;
};

/** The kinds of jobs. */
export type JobKind = keyof typeof policies;

/** Number of lanes of a clinic's webhook receivers. Receivers in one lane wait for each other. */
export const webhookLanes = 8;

/** Retries of a message that is of no use later, such as a sign-in code: half an hour to an hour. */
export const retriesOfPassing = 10;

/** A mail server that is away, and an address that it refuses, are tried for two to three days, at the end every quarter of an hour. */
const mailRetries = { retryLimit: 300, retryDelayMax: 900 } as const;

/** Mail that somebody waits for in front of a screen goes before mail about one appointment, and both before mail to many. */
const policies = {
  "mail-urgent": { concurrency: 3, ...mailRetries },
  mail: { concurrency: 2, ...mailRetries },
  "mail-bulk": { concurrency: 2, ...mailRetries },
  "password-recovery": { concurrency: 2, retryLimit: 10 },
  "sign-up": { concurrency: 2, retryLimit: 10 },
  // An archive takes seconds: one clinic never holds both workers.
  "data-export": { concurrency: 2, perClinic: 1, retryLimit: 10 },
  // A page that nobody waits for any more is not worth more tries.
  push: { concurrency: 2, retryLimit: 4 },
  // A code somebody waits for, and the doctor who does. Twilio answers in hundreds of milliseconds.
  "text-urgent": { concurrency: 2, retryLimit: 4 },
  // A clinic's busy morning holds one worker: about three reminders a second, and the others are free for other clinics.
  text: { concurrency: 4, perClinic: 1, retryLimit: 6, retryDelayMax: 60 },
  // Files wait for a scanner that is away, and that may be for days. One clinic never holds both workers.
  "file-scan": { concurrency: 2, perClinic: 1, retryLimit: 5_000, retryDelayMax: 300 },
  // Pictures of insurance cards wait for the scanner in the same way.
  "card-scan": { concurrency: 1, perClinic: 1, retryLimit: 5_000, retryDelayMax: 300 },
  // A clinic's own system that is away: 2 s, 4 s and so on up to six hours apart, for three days and more (the delivery itself
  // ends after three). One that hangs keeps one worker for 15 s. Each receiver of a clinic has a lane, so that it delays no
  // other; a clinic never holds more than half of the workers.
  webhook: { concurrency: 2 * webhookLanes, perClinic: 1, retryLimit: 30, retryDelayMax: 6 * 3_600 },
  // Somebody else's calendar: one that hangs keeps a worker for 15 s. What cannot be read is due again by itself; a try is for us.
  "busy-feed": { concurrency: 4, perClinic: 1, retryLimit: 2 },
  // Money that is owed back is tried for days. The provider answers in hundreds of milliseconds, hence more at once.
  payment: { concurrency: 4, retryLimit: 200, retryDelayMax: 3_600 },
} as const satisfies Record<string, JobPolicy>;

/** The policy of each kind of job. */
export const jobPolicies: Readonly<Record<JobKind, JobPolicy>> = policies;
/** All kinds of jobs. */
export const jobKinds = Object.keys(policies) as JobKind[]; // the keys of the table above

/** The kinds that send a row of `mails`, most urgent first. */
export const mailJobKinds = ["mail-urgent", "mail", "mail-bulk"] as const satisfies readonly JobKind[];

/** How many mails one process sends at once: the maximum number of its SMTP connections. */
export const mailsAtOnce = mailJobKinds.reduce((sum, kind) => sum + policies[kind].concurrency, 0);
