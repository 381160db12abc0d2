// Matrix only: two calls of two browsers each in a whole cluster (`npm run cluster`), while its parts are killed and frozen. `ANTEROOM_CALL_CARRIER` says
// what carries them: `janus`, or `relay` for coturn alone, from browser to browser; `ANTEROOM_CALL_FAULTS` which faults alone, as a pattern.
// With `ANTEROOM_CALL_WIRES=on` parts stand on machines of their own, and the wires between them are made bad instead (root and `vde2`).
import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { freePorts } from "../server/src/testing/free-ports.ts";
import { findExcess, type Silence } from "../tools/cluster/chaos/call-limits.ts";
import { findInconsistencies } from "../tools/cluster/chaos/check.ts";
import { nameFault, planCallFaults, planCallWireFaults, type Fault } from "../tools/cluster/chaos/faults.ts";
import { nothingAcknowledged, runPatients } from "../tools/cluster/chaos/load.ts";
import { beginFault, resolveTarget, waitUntilHealthy } from "../tools/cluster/chaos/run-chaos.ts";
import { openCluster, serverWithPages, type OpenCluster } from "../tools/cluster/open-cluster.ts";
import { portCount } from "../tools/cluster/plan.ts";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { seesDoctor } from "./support/in-call.ts";
import {
  connectionsMade,
  loadedAt,
  longestGaps,
  longestLostPicture,
  watchMedia,
} from "./support/media-gaps.ts";
import { expect, open, test as base } from "./support/test.ts";

const carrier = process.env["ANTEROOM_CALL_CARRIER"] === "relay" ? "relay" : "janus";
const isOverWires = process.env["ANTEROOM_CALL_WIRES"] === "on";
/** Servers on machines of their own open no further clinics: the demo clinic has one call, which the demo doctor leaves to the one at the desk. */
const callCount = isOverWires ? 1 : 2;
/** After a fault: longer than Janus waits for a server that is gone. */
const quietMs = Number(process.env["ANTEROOM_CALL_QUIET"] ?? 20_000);

type Person = { who: string; page: Page };

const test = base.extend<{ cluster: OpenCluster }>({
  cluster: [
    async ({ browserName }, give) => {
      if (browserName !== "chromium") throw new Error("What arrives is read as Chromium tells it.");
      const opened = await openCluster({
        firstPort: await freePorts(portCount),
        server: { command: serverWithPages() },
        hasMedia: true,
        hasJanus: carrier === "janus",
        hasMachines: isOverWires,
        say: () => {},
      });
      const before = { ...process.env };
      await give(opened);
      Object.assign(process.env, before);
      await opened.close();
    },
    { timeout: 300_000 },
  ],
});

test(
  `calls over ${carrier} keep audio and video while parts of the cluster die and hang`,
  { tag: ["@S1.18"] },
  async ({ cluster: opened, browser, complaints }) => {
    test.setTimeout(1_500_000);
    complaints.allow(/./); // what stops is not there: the browser says so in many words
    const { cluster, folder } = opened;
    const people: Person[] = [];
    process.env["ANTEROOM_E2E_PORT"] = String(cluster.plan.ports.front);
    for (let call = 1; call <= callCount; call += 1) people.push(...(await holdCall(opened, browser, call)));
    const front = `http://aurora.localhost:${cluster.plan.ports.front}`;
    const done = nothingAcknowledged();
    let isOver = false;
    const patients = runPatients({ front, done, isOver: () => isOver }, { guests: 2, sessions: [] });
    const wrong: string[] = [];
    const note = (title: string, { most, sound, picture, gaps, made = 0 }: Found) => {
      console.log(
        `${title}, load ${os.loadavg()[0]?.toFixed(1)}: at most ${most} ms without anything, ${sound} ms without sound, ${picture} ms without a picture that was sent, ${made} connections made anew; ${JSON.stringify(gaps)}`,
      );
    };
    await sleep(10_000);
    const calm = await gapsSince(people, Date.now() - 8_000);
    const loads = await loadsOf(people);
    note("no fault, 8 s", calm);
    const chosen = new RegExp(process.env["ANTEROOM_CALL_FAULTS"] ?? "");
    const faults = isOverWires ? planCallWireFaults(carrier) : planCallFaults(carrier);
    for (const fault of faults.filter((one) => chosen.test(nameFault(one)))) {
      const found = await strike(opened, fault, people);
      note(nameFault(fault), found);
      wrong.push(...findExcess(fault, found, calm));
    }
    isOver = true;
    await patients;
    expect(await loadsOf(people), "when each page was loaded: no call came back by a reload").toEqual(loads);
    const place = { database: cluster.plan.database.owner, folder, front };
    const found = await findInconsistencies(place, done);
    console.log(found.facts.join("; "));
    expect([...wrong, ...found.wrong, ...done.surprises, ...done.givenUp]).toEqual([]);
  },
);

/** Opens a clinic at the first server, which alone looks after demo clinics, wherever it stands. */
async function openClinicAt({ cluster, folder }: OpenCluster, name: string): Promise<string> {
  const { ports, addresses } = cluster.plan;
  const forwarder = net.createServer((visitor) => {
    const server = net.connect({ host: addresses["server-1"], port: ports.servers[0] });
    visitor.pipe(server).pipe(visitor);
    for (const [one, other] of [[visitor, server] as const, [server, visitor] as const])
      one.on("error", () => other.destroy());
  });
  await once(forwarder.listen(0, "127.0.0.1"), "listening");
  Object.assign(process.env, {
    ANTEROOM_E2E_PORT: String((forwarder.address() as AddressInfo).port),
    ANTEROOM_E2E_DATA: path.join(folder, "server-1"),
  });
  const { slug } = await openClinic("aurora", name, { attended: false });
  forwarder.close();
  process.env["ANTEROOM_E2E_PORT"] = String(ports.front);
  return slug;
}

/** A guest and the doctor at the desk, in browsers of their own, see each other. */
async function holdCall(opened: OpenCluster, browser: Browser, call: number): Promise<Person[]> {
  const slug = isOverWires ? "aurora" : await openClinicAt(opened, `chaos${call}`);
  const [patient, doctor] = [await personIn(browser), await personIn(browser)];
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  await doctor.setViewportSize({ width: 1280, height: 800 });
  await signInAtDesk(doctor, slug, "doctor");
  await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await doctor.getByRole("link", { name: "Take the call" }).click({ timeout: 30_000 });
  await seesDoctor(patient);
  const people = [
    { who: `patient ${call}`, page: patient },
    { who: `doctor ${call}`, page: doctor },
  ];
  for (const { page } of people)
    await expect
      .poll(async () => Object.values(await longestGaps(page, 0)).includes(null), { timeout: 30_000 })
      .toBe(false);
  return people;
}

async function personIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await watchMedia(context, carrier === "relay");
  return context.newPage();
}

type Found = Silence & {
  gaps: Record<string, Record<string, number | null>>;
  made?: number;
};

const madeBy = async (people: readonly Person[]) => {
  const all = await Promise.all(people.map(({ page }) => connectionsMade(page)));
  return all.reduce((sum, one) => sum + one, 0);
};

const loadsOf = (people: readonly Person[]) => Promise.all(people.map(({ page }) => loadedAt(page)));

/** What each person lacked longest since then. */
async function gapsSince(people: readonly Person[], since: number): Promise<Found> {
  const gaps: Found["gaps"] = {};
  const pictures: number[] = [];
  for (const [index, { who, page }] of people.entries()) {
    gaps[who] = await longestGaps(page, since);
    // Patient and doctor of a call stand beside each other.
    const other = people[index % 2 === 0 ? index + 1 : index - 1];
    pictures.push((other && (await longestLostPicture(page, other.page, since))) ?? Infinity);
  }
  return {
    most: Math.max(...Object.values(gaps).map(({ anything }) => anything ?? Infinity)),
    sound: Math.max(...Object.values(gaps).map(({ audio }) => audio ?? Infinity)),
    picture: Math.max(...pictures),
    gaps,
  };
}

async function strike(opened: OpenCluster, fault: Fault, people: readonly Person[]): Promise<Found> {
  const from = Date.now();
  const before = await madeBy(people);
  const parts = await Promise.all(fault.targets.map((target) => resolveTarget(opened, target)));
  const end = await beginFault(opened, fault, parts);
  await sleep(fault.downMs);
  await end();
  await waitUntilHealthy(opened, parts);
  await sleep(quietMs);
  return { ...(await gapsSince(people, from)), made: (await madeBy(people)) - before };
}
