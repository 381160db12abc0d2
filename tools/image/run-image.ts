// The image of deploy/container, for `npm run test:matrix -- --only image`: built from Debian's archive alone, run by itself and by compose.yaml.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { installByApt } from "../browsers/find.ts";
import { countSteps, failedAs, messageOf, oneSkipped, sum, type Counts } from "../test/counts.ts";
import { buildImage, buildStandIns } from "./build-images.ts";
import { checkAlone } from "./check-alone.ts";
import { checkCompose } from "./check-compose.ts";
import { openContainers, type Containers } from "./containers.ts";

/** What is needed, and its Debian package where that has another name. */
const programs = {
  buildah: "buildah",
  debootstrap: "debootstrap",
  podman: "podman",
  runc: "runc",
  conmon: "conmon",
  iptables: "iptables",
  dnsmasq: "golang-github-containernetworking-plugin-dnsname",
  "podman-compose": "podman-compose",
};

/**
 * Builds the image and runs it: alone with its embedded database, and two of them by compose.yaml with Debian's PostgreSQL and Redis in
 * place of the official images. Each check counts as one test. Skipped with a sentence where a program is missing or this is not root.
 * Never rejects.
 */
export async function runImage(say: (line: string) => void): Promise<Counts> {
  const missing = findMissing();
  if (missing.length > 0 || process.getuid?.() !== 0) {
    say(
      `An image is built by root with Debian's ${Object.values(programs).join(", ")}; missing: ${missing.join(", ")}`,
    );
    return oneSkipped;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-image-"));
  chmodSync(folder, 0o711); // users of the containers look for their own files below
  const containers = openContainers(folder, {
    BASE_URL: "https://clinic.example",
    TRUSTED_PROXIES: "127.0.0.1",
    MAIL_FROM: "clinic@clinic.example",
    PAYMENTS: "none",
  });
  const { counts, step } = countSteps(say);
  try {
    const began = performance.now();
    await buildImage(containers, folder);
    say(`built in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    await checkAlone(containers, step);
    await buildStandIns(containers);
    await checkCompose(containers, { folder, step });
  } catch (error) {
    counts.push(failedAs("the image", messageOf(error)));
  } finally {
    await removeAll(containers, folder).catch((error: unknown) => say(messageOf(error)));
  }
  return sum(counts);
}

function findMissing(): string[] {
  const look = () =>
    Object.keys(programs).filter((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
  const before = look();
  if (before.length === 0) return [];
  // Images come from the archive and containers need a network: what Debian only recommends for that.
  installByApt([...Object.values(programs), "containernetworking-plugins"]);
  return look();
}

/** Images hold files of other users in mounted layers, which podman takes away. */
async function removeAll({ run }: Containers, folder: string): Promise<void> {
  await run("podman", "rm", "--all", "--force", "--volumes", "--time", "5");
  await run("podman", "network", "prune", "--force");
  await run("podman", "rmi", "--all", "--force");
  await run("umount", path.join(folder, "images/overlay")).catch(() => ""); // podman leaves it mounted on itself
  await run("rm", "-rf", folder);
}
