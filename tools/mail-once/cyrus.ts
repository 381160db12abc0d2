import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { untilListening } from "../../server/src/testing/start-program.ts";
import { readInbox } from "./imap.ts";
import { endGroup, give } from "./own-process.ts";

/** Cyrus IMAP of Debian. */
export const cyrusMaster = "/usr/lib/cyrus/bin/master";

/** A running Cyrus: it takes mail for anybody by LMTP and gives it back by IMAP. */
export type Cyrus = {
  lmtpPort: number;
  /** Returns the messages of a user's inbox, source and all. Empty without an inbox. */
  inboxOf: (user: string) => Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * Starts Cyrus in a folder, on loopback, as the user `cyrus` that its package makes. Its `duplicatesuppression` is left at its
 * default, which is on, unless `hasSuppression` is false. An inbox comes with its first message; anybody may read it.
 */
export async function startCyrus(folder: string, hasSuppression: boolean): Promise<Cyrus> {
  const [lmtpPort, imapPort] = [await freePorts(), await freePorts()];
  for (const name of ["", "config", "config/db", "config/socket", "spool", "socket", "proc", "lock"]) {
    mkdirSync(path.join(folder, name));
    give(path.join(folder, name), "cyrus");
  }
  const settings = {
    configdirectory: path.join(folder, "config"),
    "partition-default": path.join(folder, "spool"),
    defaultpartition: "default",
    proc_path: path.join(folder, "proc"),
    mboxname_lockpath: path.join(folder, "lock"),
    idlesocket: path.join(folder, "socket/idle"),
    notifysocket: path.join(folder, "socket/notify"),
    lmtpsocket: path.join(folder, "socket/lmtp"),
    servername: "mailbox.example",
    autocreate_post: "yes",
    autocreate_quota: "0",
    allowplaintext: "yes",
    ...(hasSuppression ? {} : { duplicatesuppression: "0" }),
  };
  const configuration = Object.entries(settings).map(([name, value]) => `${name}: ${value}`);
  const file = path.join(folder, "imapd.conf");
  writeFileSync(file, `${configuration.join("\n")}\n`);
  const services = path.join(folder, "cyrus.conf");
  writeFileSync(services, servicesOf({ file, lmtpPort, imapPort }));
  for (const one of [file, services]) chmodSync(one, 0o644);
  const child = spawn(
    cyrusMaster,
    ["-C", file, "-M", services, "-p", path.join(folder, "master.pid"), "-D"],
    { stdio: "ignore", detached: true },
  );
  await Promise.all([lmtpPort, imapPort].map(untilListening));
  return { lmtpPort, inboxOf: (user) => readInbox(imapPort, user), stop: () => endGroup(child) };
}

/** `-a`: whoever connects may deliver. `-N`: any password will do. */
const servicesOf = ({
  file,
  lmtpPort,
  imapPort,
}: {
  file: string;
  lmtpPort: number;
  imapPort: number;
}) => `START {
  recover cmd="/usr/lib/cyrus/bin/ctl_cyrusdb -C ${file} -r"
}
SERVICES {
  imap cmd="imapd -C ${file} -N" listen="127.0.0.1:${imapPort}" prefork=0 proto="tcp4"
  lmtp cmd="lmtpd -C ${file} -a" listen="127.0.0.1:${lmtpPort}" prefork=0 proto="tcp4"
}
EVENTS {
}
`;
