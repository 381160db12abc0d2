import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClinicApi } from "../clinic-api.ts";
import { dayRules } from "../doctors-day.ts";
import { type Act, pause, type Scene } from "./act.ts";
import { allActs } from "./all-acts.ts";
import { doctorCopyOf } from "./doctor-copy.ts";
import { sheetToPdf } from "./paper.ts";
import { createPerformance } from "./perform.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A visit that writes down what is done in it. */
function stage(rules = dayRules, unread = 1) {
  const log: string[] = [];
  let guests = 1;
  const note = (what: string) => async () => void log.push(what);
  const api: ClinicApi = {
    identity: () => Promise.reject(new Error("not asked")),
    waitingRoom: () => Promise.resolve([]),
    join: () => Promise.reject(new Error("not asked")),
    signal: note("signal"),
    end: note("end"),
    authorize: () => Promise.reject(new Error("not asked")),
    urgentEvents: () => Promise.resolve([]),
    acknowledge: note("acknowledges"),
    sayStatus: note("says a status"),
    messages: async () =>
      unread-- > 0
        ? [
            {
              id: 5,
              sender: "patient",
              text: "Hello",
              key: "k",
              sent_at: "2027-03-01T09:00:00.000Z",
              delivered_at: null,
              seen_at: null,
            },
          ]
        : [],
    write: async (_id, text) => void log.push(`writes ${text.slice(0, 9)}`),
    seen: async (_id, message) => void log.push(`has read ${message}`),
    shareFile: async (_id, { kind, name }) => void log.push(`shares ${kind} ${name}`),
    shareLink: async (_id, { url }) => void log.push(`shares ${url}`),
    writeSummary: note("writes a summary"),
    askForVitals: () => Promise.reject(new Error("feature_off")),
    waitingGuests: async () =>
      guests-- > -1
        ? [
            { id: 3, appointmentId: 7 },
            { id: 4, appointmentId: 8 },
          ]
        : [],
    admit: async (_id, invitation) => void log.push(`lets ${invitation} in`),
  };
  const captions: string[] = [];
  const scene: Scene = {
    appointmentId: 7,
    api,
    words: doctorCopyOf("en-GB"),
    language: "en-GB",
    nameOf: (sheet) => `${sheet}, Dr Lin Wei`,
    caption: (text, isFinal) => isFinal && captions.push(text),
    dropLine: () => void log.push("loses the line"),
  };
  const performance = createPerformance(allActs(rules), scene, ({ name }) => log.push(`cannot: ${name}`));
  return { log, captions, performance };
}

test(
  "the demo doctor greets, captions, shares a file and a link, requests vital signs and drops once",
  { tags: ["S1.18"] },
  async () => {
    const { log, captions, performance } = stage();
    performance.begin();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(log).toEqual(
      ["has read 5", "writes Hello, I ", "writes Thank you", "lets 3 in"].toSorted(
        (a, b) => log.indexOf(a) - log.indexOf(b),
      ),
    );
    await vi.advanceTimersByTimeAsync(4_000);
    expect(captions).toEqual(doctorCopyOf("en").captions);
    // The file is made with real work, which takes longer where other tests run beside it.
    await vi.waitFor(
      () => expect(log).toContain("shares file After your appointment, Dr Lin Wei.pdf"),
      10_000,
    );
    log.length = 0;
    await vi.advanceTimersByTimeAsync(180_000);
    expect(log).toEqual(["cannot: asks for vital signs", "loses the line"]);
  },
);

test("a returning doctor continues the script and does not greet again", { tags: ["S1.18"] }, async () => {
  const { log, performance } = stage(dayRules, 0);
  performance.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  performance.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.filter((one) => one.startsWith("writes"))).toHaveLength(1);
  expect(log).not.toContain("shares file After your appointment, Dr Lin Wei.pdf");
  performance.begin();
  await vi.advanceTimersByTimeAsync(10);
  expect(log.filter((one) => one.startsWith("writes"))).toHaveLength(1);
  // The file is made with real work, which takes longer where other tests run beside it.
  await vi.waitFor(() => expect(log).toContain("shares file After your appointment, Dr Lin Wei.pdf"), 10_000);
});

test("events during an answer are processed afterwards, once, and never concurrently", async () => {
  let [atOnce, most, looks] = [0, 0, 0];
  const answers: Act = {
    name: "answers",
    when: { on: ["messages.changed"] },
    async play() {
      looks += 1;
      most = Math.max(most, (atOnce += 1));
      await pause(1_000);
      atOnce -= 1;
    },
  };
  const performance = createPerformance([answers], {} as Scene, () => undefined);
  performance.begin();
  for (let count = 0; count < 5; count += 1) performance.hear("messages.changed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ most, looks }).toEqual({ most: 1, looks: 2 });
});

test("a short call has no drop, and neither has one configured without", { tags: ["S1.18"] }, async () => {
  const { log, performance } = stage({ ...dayRules, dropAfterMs: null });
  performance.begin();
  await vi.advanceTimersByTimeAsync(500_000);
  expect(log).not.toContain("loses the line");
});

test(
  "the doctor writes the summary after every call that somebody attended, whoever ended it",
  { tags: ["S6.ROLE.11"] },
  async () => {
    const { log, performance } = stage();
    await performance.finish();
    expect(log).toEqual([]);
    performance.begin();
    log.length = 0;
    await performance.finish();
    expect(log).toEqual(["writes a summary", "shares prescription Prescription (demo), Dr Lin Wei.pdf"]);
    await vi.advanceTimersByTimeAsync(500_000);
  },
);

test.each(["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar", "de"])(
  "the doctor has all texts in %s, on a PDF with its fonts, marked as a demo",
  async (language) => {
    const { prescription, leaflet, captions, link, summary } = doctorCopyOf(language);
    for (const sheet of [prescription, leaflet]) {
      const { name, content } = await sheetToPdf(sheet, language);
      const text = Buffer.from(content).toString("latin1");
      expect(text.startsWith("%PDF-1.")).toBe(true);
      expect(text).toContain(`/Lang (${doctorCopyOf(language) === doctorCopyOf("en") ? "en" : language})`);
      expect(text).toContain("/FontFile");
      expect(name).toBe(`${sheet.name}.pdf`);
      expect(sheet.lines.join(" ")).toContain("Anteroom");
    }
    expect(captions.every((caption) => caption.length < 500)).toBe(true);
    expect(summary.length).toBeGreaterThan(40);
    expect(new URL(link.url).protocol).toBe("https:");
  },
);
