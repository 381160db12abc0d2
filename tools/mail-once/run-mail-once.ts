// Mails by a Postfix into mailboxes of Cyrus, for `npm run test:matrix -- --only mail-once`: answers are lost and the server is killed just after a mail was accepted.
import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runningSocketDir } from "../../server/src/adapters/embedded-postgres/running.ts";
import { smtpMail } from "../../server/src/adapters/smtp-mail/smtp-mail.ts";
import { openPool } from "../../server/src/platform/database/database.ts";
import { mailJobKinds } from "../../server/src/platform/jobs/job-kinds.ts";
import { retryJobs } from "../../server/src/platform/jobs/retry-jobs.ts";
import { bookAndPayAsGuest } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { startKillableServer, type KillableServer } from "../../server/src/testing/killable-server.ts";
import { installByApt } from "../browsers/find.ts";
import { randomFrom } from "../cluster/chaos/faults.ts";
import { failedAs, messageOf, onePassed, oneSkipped, sum, type Counts } from "../test/counts.ts";
import { startCuttingProxy, type CuttingProxy } from "./cutting-proxy.ts";
import { cyrusMaster, startCyrus, type Cyrus } from "./cyrus.ts";
import { planFates, type Fate } from "./fates.ts";
import { judge, type Judgement } from "./judge.ts";
import { startPostfix, type Postfix } from "./postfix.ts";

type Say = (line: string) => void;
type Programs = { suppressing: Cyrus; plain: Cyrus; postfix: Postfix };

const bookingCount = 60;
const mostKills = 10;
const settleMs = 300_000;
/** Each guest's mailbox: every other one at a server that suppresses duplicates, as it does by default. */
const domains = ["suppressing.example", "plain.example"] as const;
const addressOf = (number: number) => `guest${number}@${domains[number % 2] ?? domains[0]}`;

/**
 * Sends the mails of paid bookings through Postfix into two Cyrus, one with its default suppression of duplicates and one without, while
 * the answers to accepted mails are lost and the server is killed. Each check counts as one test. Skipped with a sentence where a
 * program is missing or this is not root. Never rejects.
 */
export async function runMailOnce(seed: number, say: Say): Promise<Counts> {
  if (process.getuid?.() !== 0 || !findPrograms()) {
    say(
      "Postfix and Cyrus are run by root, and were not here and could not be got: RUNLEVEL=1 apt-get install --no-install-recommends postfix cyrus-imapd",
    );
    return oneSkipped;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-mail-once-"));
  chmodSync(folder, 0o711); // users of Postfix and Cyrus look for their own files below
  const started: (() => unknown)[] = [];
  try {
    const suppressing = await startCyrus(path.join(folder, "suppressing"), true);
    started.push(suppressing.stop);
    const plain = await startCyrus(path.join(folder, "plain"), false);
    started.push(plain.stop);
    const ports = { [domains[0]]: suppressing.lmtpPort, [domains[1]]: plain.lmtpPort };
    const postfix = await startPostfix(path.join(folder, "postfix"), ports);
    started.push(postfix.stop);
    return await drill({ suppressing, plain, postfix }, path.join(folder, "server"), seed, say);
  } catch (error) {
    return failedAs("mail once", messageOf(error));
  } finally {
    for (const stop of started.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function findPrograms(): boolean {
  const isThere = () => existsSync("/usr/sbin/postfix") && existsSync(cyrusMaster);
  process.env["RUNLEVEL"] ??= "1"; // the packages start no service of their own
  if (!isThere()) installByApt(["postfix", "cyrus-imapd"]);
  return isThere();
}

async function drill(programs: Programs, dataDir: string, seed: number, say: Say): Promise<Counts> {
  const server = await openServer(dataDir, programs.postfix.port, planFates(randomFrom(seed), mostKills));
  try {
    const paid = await bookAll(server.front);
    await untilAllSent(dataDir, programs.postfix);
    say(`seed ${seed}: ${paid.length} paid bookings; after accepted mails: ${server.fates()}`);
    const [inSuppressing, inPlain] = await Promise.all([
      judgeInboxes(paid, domains[0], programs.suppressing, server.proxy),
      judgeInboxes(paid, domains[1], programs.plain, server.proxy),
    ]);
    return sum([
      await checkDates(programs, say),
      check(say, "mails were accepted more than once", inSuppressing, ({ repeated }) => repeated > 0),
      check(
        say,
        "each guest has one confirmation, and no copy of any mail",
        inSuppressing,
        (found) => found.copies === 0 && found.wrong.length === 0,
      ),
      check(
        say,
        "without suppression nothing is missing either, and the copies are there",
        inPlain,
        (found) => found.copies > 0 && found.wrong.length === 0,
      ),
    ]);
  } finally {
    await server.stop();
  }
}

/** What Cyrus compares: a copy with another Date is another mail to it, though its Message-ID is the same. */
async function checkDates({ suppressing, postfix }: Programs, say: Say): Promise<Counts> {
  const title = "Cyrus stores a copy with the same Date once, and one with another Date too";
  const sender = smtpMail({ url: `smtp://127.0.0.1:${postfix.port}`, from: "visits@anteroom.example" });
  const mail = { subject: "Your appointment", text: "At two", calendar: null };
  const inboxes: number[] = [];
  for (const second of [0, 1]) {
    const user = `dated${second}`;
    for (const writtenAt of [new Date(1e12), new Date(1e12 + second * 1_000)])
      await sender.send("mail-1-1", { ...mail, to: `${user}@${domains[0]}`, writtenAt });
    while (postfix.waiting() > 0) await sleep(200);
    inboxes.push((await suppressing.inboxOf(user)).length);
  }
  sender.stop();
  const facts = `${inboxes.join(" and ")} messages`;
  const isSo = inboxes.join() === "1,2";
  say(`${isSo ? "passed" : "failed"}: ${title}: ${facts}`);
  return isSo ? onePassed : failedAs(title, facts);
}

function check(say: Say, title: string, found: Judgement, isSo: (found: Judgement) => boolean): Counts {
  const { deliveries, repeated, copies, wrong } = found;
  const facts = `${deliveries} accepted, ${repeated} mails of them more than once, ${copies} copies in mailboxes`;
  const line = [facts, ...wrong.slice(0, 5)].join("; ");
  say(`${isSo(found) ? "passed" : "failed"}: ${title}: ${line}`);
  return isSo(found) ? onePassed : failedAs(title, line);
}

/** The server behind the proxy. Whoever is killed is started again. */
async function openServer(dataDir: string, mailServerPort: number, nextFate: (times: number) => Fate) {
  const port = await freePorts(2);
  const counted = new Map<Fate, number>();
  let running: Promise<KillableServer>;
  let isUp = true;
  const proxy = await startCuttingProxy(mailServerPort, async ({ id }) => {
    if (!isUp) return false;
    const fate = nextFate(proxy.accepted.filter((one) => one.id === id).length);
    counted.set(fate, (counted.get(fate) ?? 0) + 1);
    if (fate === "kill server" || fate === "kill everything") {
      isUp = false;
      await (await running).kill(fate === "kill server" ? "server" : "everything");
      running = start().finally(() => (isUp = true));
      running.catch(() => {}); // told by whoever asks for it next
    }
    return fate === "answer";
  });
  const env = { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` };
  const start = () => startKillableServer(port, dataDir, { env });
  running = start();
  await running;
  return {
    proxy,
    /** Returns the clinic's address once the server is up. */
    front: async () => {
      await running;
      return `http://aurora.localhost:${port}`;
    },
    fates: () => [...counted].map(([fate, times]) => `${fate} ${times}`).join(", "),
    stop: async () => {
      await running.then((server) => server.stop()).catch(() => {});
      proxy.stop();
    },
  };
}

/** Books until so many are paid. A booking that a kill has interrupted is given up, and its guest forgotten. */
async function bookAll(front: () => Promise<string>): Promise<string[]> {
  const paid: string[] = [];
  const failures: string[] = [];
  for (let number = 1; paid.length < bookingCount; number += 1) {
    const booked = bookAndPayAsGuest(await front(), addressOf(number), number);
    await booked.then(
      () => paid.push(addressOf(number)),
      (error: unknown) => failures.push(messageOf(error)),
    );
    if (failures.length > bookingCount) throw new Error(`Too few can book: ${failures.at(-1)}`);
  }
  return paid;
}

/** Waits until the database knows of no mail to be sent, and Postfix of none to be delivered. Has what failed tried again at once, as `npm run jobs:retry` does. */
async function untilAllSent(dataDir: string, postfix: Postfix): Promise<void> {
  const deadline = performance.now() + settleMs;
  for (;;) {
    const unsent = await hurryUnsent(dataDir).catch(() => null); // the database is being started
    if (unsent === 0 && postfix.waiting() === 0) return;
    if (performance.now() > deadline)
      throw new Error(`${unsent ?? "Some"} mails are not sent, ${postfix.waiting()} not delivered`);
    await sleep(2_000);
  }
}

async function hurryUnsent(dataDir: string): Promise<number> {
  const host = runningSocketDir(dataDir);
  if (host === null) throw new Error("The database does not run");
  // When it is killed meanwhile, the question fails too.
  const pool = openPool({ host, user: "anteroom", database: "anteroom" }, 1, () => {});
  try {
    for (const kind of mailJobKinds) await retryJobs(pool, kind);
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from mails where sent_at is null",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await pool.end();
  }
}

async function judgeInboxes(all: readonly string[], domain: string, cyrus: Cyrus, proxy: CuttingProxy) {
  const paid = all.filter((address) => address.endsWith(`@${domain}`));
  assert.ok(paid.length > 0);
  const inboxes = new Map<string, readonly string[]>();
  for (const address of paid) inboxes.set(address, await cyrus.inboxOf(address.split("@")[0] ?? ""));
  return judge({ paid, wire: proxy.accepted, inboxes });
}
