import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { untilListening } from "../../server/src/testing/start-program.ts";
import { give } from "./own-process.ts";

/** A running Postfix: it takes mail for every address by SMTP, stores it in its queue, and delivers it by LMTP or discards it. */
export type Postfix = {
  port: number;
  /** Returns how many messages wait in its queue. */
  waiting: () => number;
  stop: () => Promise<void>;
};

/** Starts Postfix in a folder, on loopback. `lmtpPorts`: where mail for each domain is delivered; for others it is discarded. */
export async function startPostfix(
  folder: string,
  lmtpPorts: Readonly<Record<string, number>>,
): Promise<Postfix> {
  const port = await freePorts();
  const [queue, data] = [path.join(folder, "queue"), path.join(folder, "data")];
  for (const place of [folder, queue, data]) mkdirSync(place);
  give(data, "postfix");
  const routes = Object.entries(lmtpPorts).map(
    ([domain, lmtp]) => `{ ${domain} = lmtp:inet:[127.0.0.1]:${lmtp} }`,
  );
  const settings = {
    compatibility_level: "3.6",
    queue_directory: queue,
    data_directory: data,
    myhostname: "relay.example",
    mydestination: "",
    alias_maps: "",
    inet_protocols: "ipv4",
    inet_interfaces: "127.0.0.1",
    mynetworks: "127.0.0.0/8",
    transport_maps: `inline:{ ${routes.join(", ")} }`,
    default_transport: "discard:", // mails to others than guests
    smtpd_recipient_restrictions: "permit_mynetworks, reject",
    smtpd_peername_lookup: "no",
    minimal_backoff_time: "2s",
    maximal_backoff_time: "5s",
    queue_run_delay: "2s",
  };
  const text = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(path.join(folder, "main.cf"), `${text.join("\n")}\n`);
  writeFileSync(path.join(folder, "master.cf"), servicesAt(port));
  for (const name of ["main.cf", "master.cf"]) chmodSync(path.join(folder, name), 0o644);
  const child = spawn("postfix", ["-c", folder, "start-fg"], { stdio: "ignore" });
  await untilListening(port);
  return {
    port,
    waiting: () => {
      const { stdout } = spawnSync("postqueue", ["-c", folder, "-j"], { encoding: "utf8" });
      return stdout.split("\n").filter(Boolean).length;
    },
    stop: async () => {
      // Its master leads a session of its own, and ends all that it has started.
      const gone = once(child, "exit");
      spawnSync("postfix", ["-c", folder, "abort"], { stdio: "ignore" });
      await gone;
    },
  };
}

/** What of Debian's master.cf taking and delivering mail needs, without `chroot`. */
const servicesAt = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
showq unix n - n - - showq
error unix - - n - - error
discard unix - - n - - discard
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
`;
