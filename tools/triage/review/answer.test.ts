import { readKnowledge } from "../read-knowledge.ts";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import { beforeEach, describe, expect, test } from "vitest";
import type { Review } from "../reviews.ts";
import { answerGet, answerSign, type ReviewFiles } from "./answer.ts";
import { html } from "./html.ts";
import { isOwnRequest } from "./own-request.ts";
import { formatAge } from "./words.ts";

const asSaved = readKnowledge();
let knowledge: Knowledge = asSaved;
let reviews: readonly Review[] = [];
const files: ReviewFiles = {
  readKnowledge: () => knowledge,
  readReviews: () => reviews,
  writeReviews: (now) => (reviews = now),
  today: () => "2026-11-26",
};
const get = (address: string) => answerGet(files, new URL(address, "http://127.0.0.1:3580"));
const contentOf = (page = "") => /name="content" value="([0-9a-f]{16})"/.exec(page)?.[1] ?? "";
const sign = (fields: Record<string, string>) => answerSign(files, new URLSearchParams(fields));
beforeEach(() => {
  knowledge = asSaved;
  reviews = [];
});

describe("the review pages", () => {
  test("list every entry, filter by text, kind and state, and count the signed ones", () => {
    const { page = "" } = get("/?kind=condition&q=anaphylaxis&open=1");
    expect(page).toContain("0 of 913 conditions reviewed");
    expect(page).toContain("Severe allergic reaction, Anaphylaxis");
    expect(page.match(/class="kind"/g)).toHaveLength(1);
    expect(get("/?kind=rule").page).toContain(`${knowledge.rules.length} found`);
  });

  test("show a complaint with ordered questions, red flags with urgency and reason, and sources", () => {
    const { page = "" } = get("/complaint/low-back-pain?lang=pt");
    const order = ["First: red flags", "Call an ambulance", "Then what separates urgencies", "Sources"];
    const places = order.map((words) => page.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(page, "its words in another language").toContain('class="other"');
  });

  test("show a condition with frequencies, ages, urgency, sources and topic", () => {
    const { page = "" } = get("/condition/anaphylaxis");
    for (const words of [
      "Nine in ten have it",
      "under 1: as usual",
      "Usual urgency",
      "Sources",
      "A to Z topic",
    ])
      expect(page).toContain(words);
  });

  test("show a rule in plain words with its tests", () => {
    const { page = "" } = get("/rule/injury-major");
    for (const words of [
      "all of these:",
      "one of these, or more:",
      "Tried on",
      "For example:",
      "written case",
    ])
      expect(page).toContain(words);
  });

  test("show every entry on one page", () => {
    const { status, page = "" } = get("/?whole=1");
    expect(status).toBe(200);
    const { complaints, conditions, rules } = knowledge;
    expect(page.match(/<section>/g)).toHaveLength(complaints.length + conditions.length + rules.length);
    expect(page).not.toMatch(/undefined|\[object/);
  });

  test("answer 404 for an unknown entry or address", () => {
    expect([get("/rule/no-such-rule").status, get("/hiccups").status]).toEqual([404, 404]);
  });
});

describe("signing", () => {
  const who = { name: "Dr Ana Lima", role: "Paediatrician", lang: "pt" };

  test("stores name, role and date, and leads to the next unsigned entry", () => {
    const content = contentOf(get("/rule/injury-major").page);
    const { status, to } = sign({ ...who, kind: "rule", id: "injury-major", content });
    expect(reviews).toEqual([
      {
        kind: "rule",
        id: "injury-major",
        content,
        reviewedBy: { name: "Dr Ana Lima", role: "Paediatrician" },
        date: "2026-11-26",
      },
    ]);
    expect([status, to]).toEqual([
      303,
      expect.stringMatching(/^\/rule\/(?!injury-major\?).+\?lang=pt&name=Dr\+Ana\+Lima&role=Paediatrician$/),
    ]);
    expect(get("/rule/injury-major").page).toContain("Dr Ana Lima, Paediatrician, 2026-11-26");
    expect(get("/").page).toContain(`1 of ${asSaved.rules.length} rules of urgency reviewed`);
  });

  test("is rejected when the entry changed after it was shown, or the name is empty", () => {
    const content = contentOf(get("/rule/injury-major").page);
    const nobody = sign({ ...who, name: " ", kind: "rule", id: "injury-major", content });
    expect(nobody.to).toContain("problem=who");
    knowledge = {
      ...knowledge,
      rules: knowledge.rules.map((one) => (one.id === "injury-major" ? { ...one, reason: "Other." } : one)),
    };
    const late = sign({ ...who, kind: "rule", id: "injury-major", content });
    expect(late.to).toContain("problem=changed");
    expect(reviews).toEqual([]);
    expect(get(late.to ?? "").page).toContain("It was changed while you read it.");
  });
});

test("text is escaped in HTML", () => {
  const name = `<img src=x onerror="alert('1')">`;
  expect(html`<p>${name}${[html`<b>${"&"}</b>`, 2, null]}</p>`.text).toBe(
    "<p>&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;<b>&#38;</b>2</p>",
  );
});

test.each([
  [{ host: "127.0.0.1:3580" }, true],
  [{ host: "localhost:3580", origin: "http://localhost:3580" }, true],
  [{ host: "127.0.0.1:3580", origin: "https://evil.example" }, false],
  [{ host: "127.0.0.1:3580", origin: "null" }, false],
  [{ host: "evil.example:3580" }, false],
  [{}, false],
])("a request with %o is accepted as own: %s", (headers, isOwn) => {
  expect(isOwnRequest(headers, 3580)).toBe(isOwn);
});

test.each([
  [0.04, "15 days"],
  [0.9, "11 months"],
  [1.5, "18 months"],
  [4.5, "4.5 years"],
])("an age of %d years is formatted as %s", (years, words) => {
  expect(formatAge(years)).toBe(words);
});
