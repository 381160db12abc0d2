import {
  extensionUrls,
  type Answers,
  type ItemControl,
  type Questionnaire,
  type QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useEffect, useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { fill } from "../../testing/fill.ts";
import { showPart } from "../../testing/open-page.tsx";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import { useQuestionnaireDraft } from "./use-questionnaire-draft.ts";

const control = (code: ItemControl) =>
  ({ url: extensionUrls.itemControl, valueCodeableConcept: { coding: [{ code }] } }) as const;
const bounds = (min: number, max: number) => [
  { url: extensionUrls.minValue, valueInteger: min } as const,
  { url: extensionUrls.maxValue, valueInteger: max } as const,
];
const unit = (code: string) => ({ url: extensionUrls.unit, valueCoding: { code, display: code } }) as const;
const choice = (code: string, display: string, isAlone = false) => ({
  valueCoding: { code, display },
  ...(isAlone && { extension: [{ url: extensionUrls.optionExclusive, valueBoolean: true }] as const }),
});
const say = (linkId: string, text: string, code: ItemControl): QuestionnaireItem => ({
  linkId,
  type: "display",
  text,
  extension: [control(code)],
});

const sleep: QuestionnaireItem = {
  linkId: "sleep",
  type: "boolean",
  text: "Do you sleep well?",
  required: true,
};
const fever: QuestionnaireItem = {
  linkId: "fever",
  type: "choice",
  text: "Do you have a fever?",
  required: true,
  answerOption: [choice("no", "No fever"), choice("yes", "A fever")],
};
const signs: QuestionnaireItem = {
  linkId: "signs",
  type: "choice",
  repeats: true,
  required: true,
  text: "What else do you have?",
  answerOption: [choice("cough", "Cough"), choice("rash", "Rash"), choice("none", "None of these", true)],
};
const weight: QuestionnaireItem = {
  linkId: "weight",
  type: "decimal",
  text: "What do you weigh?",
  required: true,
  extension: [...bounds(1, 400), unit("kg")],
};
const height: QuestionnaireItem = {
  linkId: "height",
  type: "integer",
  text: "How tall are you?",
  required: true,
  extension: [...bounds(40, 250), unit("cm")],
};
const upper: QuestionnaireItem = {
  linkId: "systolic",
  type: "integer",
  text: "What is your upper pressure?",
  required: true,
  extension: [...bounds(50, 260), unit("mmHg")],
};
const burden: QuestionnaireItem = {
  linkId: "burden",
  type: "integer",
  text: "How bad is it?",
  required: true,
  extension: [...bounds(0, 3), control("slider")],
  item: [say("burden-lower", "Not at all", "lower"), say("burden-upper", "Very bad", "upper")],
};
const checkUp: QuestionnaireItem = {
  linkId: "check-up",
  type: "date",
  text: "When were you last examined?",
  required: true,
  extension: [
    { url: extensionUrls.minValue, valueDate: "1990-01-01" },
    { url: extensionUrls.maxValue, valueDate: "2026-11-24" },
  ],
};
const drug: QuestionnaireItem = {
  linkId: "drug",
  type: "string",
  text: "Which medicine do you take?",
  maxLength: 12,
  item: [say("drug-help", "As on its box", "help")],
};
const story: QuestionnaireItem = { linkId: "story", type: "text", text: "Tell us more.", required: true };

const formOf = (...item: QuestionnaireItem[]): Questionnaire => ({
  resourceType: "Questionnaire",
  id: "a-test",
  url: "https://aurora.example/a-test",
  version: "1",
  status: "active",
  language: "en",
  title: "Before your appointment",
  description: "It takes two minutes.",
  item,
});

type Options = {
  layout?: "pages" | "whole";
  answers?: Answers;
  at?: string | null;
  agreement?: ReactNode;
  isChanging?: boolean;
  takesFocus?: boolean;
  isPending?: boolean;
  trouble?: ReactNode;
};

/** A form with its answers in a page's state, as its callers keep them. */
async function open(items: QuestionnaireItem[], options: Options = {}, shown: object = {}) {
  const onDone = vi.fn<(answers: Answers) => void>();
  const kept: { answers: Answers; at: string | null } = {
    answers: options.answers ?? {},
    at: options.at ?? null,
  };
  const page = { reload: () => {} };
  function Page() {
    const [draft, setDraft] = useState(kept);
    const [turn, setTurn] = useState(0);
    useEffect(() => void (page.reload = () => setTurn(turn + 1)));
    return (
      <QuestionnaireForm
        key={turn}
        layout="whole"
        submit="Send"
        {...options}
        questionnaire={formOf(...items)}
        {...draft}
        onChange={(next) => {
          Object.assign(kept, next);
          setDraft(next);
        }}
        onDone={onDone}
      />
    );
  }
  const { user } = await showPart(<Page />, shown);
  const send = (name = "Send") => user.click(screen.getByRole("button", { name }));
  return { user, onDone, kept, send, next: () => send("Continue"), reload: () => act(() => page.reload()) };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const summary = () => screen.queryByRole("region", { name: /attention|missing/ });
const heading = () => screen.getByRole("heading", { level: 1 });

test.each(["pages", "whole"] as const)(
  "a text to call shows the numbers of the clinic, layout %s",
  async (layout) => {
    const advice = {
      ...say("advice", "Call us.", "contact"),
      enableWhen: [{ question: "sleep", operator: "=", answerBoolean: false }],
    } as const;
    const settings = { emergencyNumber: null, clinicPhone: "+351 210 000 000" };
    const { user } = await open(
      [
        {
          linkId: "group",
          type: "group",
          text: "Sleep",
          extension: [control("page")],
          item: [sleep, advice],
        },
      ],
      { layout },
      { settings },
    );
    expect(screen.queryByRole("link", { name: /Call/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "No" }));
    const link = await screen.findByRole("link", { name: "Call the clinic: +351 210 000 000" });
    expect(link.getAttribute("href")).toBe("tel:+351210000000");
    expect(screen.getByText("In danger? Call your emergency number.")).toBeTruthy();
  },
);

describe("a question", () => {
  test.each([
    ["yes or no", sleep, "group", "Do you sleep well?"],
    ["a choice", fever, "group", "Do you have a fever?"],
    ["several choices", signs, "group", "What else do you have?"],
    ["a scale", burden, "group", "How bad is it?"],
    ["a date", checkUp, "group", "When were you last examined?"],
    ["a number", weight, "textbox", "What do you weigh? (kg)"],
    ["one line", drug, "textbox", "Which medicine do you take? (optional)"],
    ["many lines", story, "textbox", "Tell us more."],
  ])("for %s has its text as name", async (_what, item, role, name) => {
    await open([item]);
    expect(screen.getByRole(role, { name })).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test.each([
    ["yes or no", sleep, "Choose an answer."],
    ["a choice", fever, "Choose an answer."],
    ["several choices", signs, "Choose one answer or more."],
    ["a scale", burden, "Enter a number."],
    ["a date", checkUp, "Enter the day, month and year."],
    ["a number", weight, "Enter a number."],
    ["many lines", story, "Enter a few words."],
  ])("for %s that is missing says what to do, at the field and at the top", async (_what, item, message) => {
    const { send, onDone } = await open([item]);
    await send();
    const box = summary();
    if (!box) throw new Error("A summary is needed.");
    expect(document.activeElement).toBe(box);
    expect(within(box).getByRole("heading").textContent).toBe("One answer needs your attention");
    expect(within(box).getByRole("link").textContent).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(document.title).toMatch(/^Error:/);
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    [sleep, "radio", "Yes"],
    [fever, "radio", "No fever"],
    [signs, "checkbox", "Cough"],
    [burden, "radio", "0, Not at all"],
    [checkUp, "textbox", "Day"],
    [weight, "textbox", "What do you weigh? (kg)"],
    [story, "textbox", "Tell us more."],
  ])("is linked from the summary to its first control", async (item, role, name) => {
    const { user, send } = await open([item]);
    await send();
    await user.click(screen.getByRole("link"));
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  });

  test.each([
    ["too little", weight, "0.5", "Enter 1 or more."],
    ["too much", weight, "401", "Enter 400 or less."],
    ["no number", weight, "heavy", "Enter a number, in figures."],
    ["no whole number", { ...height, extension: bounds(1, 9) }, "2.5", "Enter a whole number."],
  ])("reports what is wrong with %s", async (_what, item, typed, message) => {
    const { user, send, onDone } = await open([item]);
    await fill(user, screen.getByRole("textbox"), typed);
    await send();
    expect(screen.getByRole("link").textContent).toBe(message);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(typed);
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ["a comma", weight, "72,5", 72.5],
    ["its unit", weight, "72.5 kg", 72.5],
    ["Arabic digits", weight, "٧٢٫٥", 72.5],
    ["metres", height, "1,68", 168],
    ["metres and centimetres", height, "1 m 68", 168],
  ])("accepts a number with %s", async (_what, item, typed, value) => {
    const { user, send, onDone } = await open([item]);
    await fill(user, screen.getByRole("textbox"), typed);
    await send();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ [item.linkId]: [value] });
  });

  test.each([
    ["metres", height, "1,68", 168, "cm"],
    ["both values of a pressure", upper, "12/8", 120, "mmHg"],
  ])("says how it read %s, and nothing for a number as asked", async (_what, item, typed, value, inUnit) => {
    const { user, send, onDone } = await open([item]);
    await fill(user, screen.getByRole("textbox"), "120");
    expect(screen.queryByText(/We read this as/)).toBeNull();
    await fill(user, screen.getByRole("textbox"), typed);
    expect((await screen.findByText(/We read this as/)).textContent).toBe(
      `We read this as ${value} ${inUnit}. If that’s not right, change it.`,
    );
    await send();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ [item.linkId]: [value] });
  });

  test("is unanswered once its number is deleted", async () => {
    const { user, kept } = await open([weight], { answers: { weight: [72] } });
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("72");
    await fill(user, screen.getByRole("textbox"), "");
    expect(kept.answers).toEqual({ weight: [] });
  });

  test("loses its error with the first change, and the others keep theirs", async () => {
    const { user, send } = await open([sleep, fever]);
    await send();
    expect(summary()?.textContent).toMatch(/^2 answers need your attention/);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    const links = within(screen.getByRole("region")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#question-fever"]);
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Yes" }));
  });

  test.each([
    ["one stands alone", ["Cough", "None of these"], ["none"]],
    ["another takes it away", ["None of these", "Rash"], ["rash"]],
    ["they are told in the order of the question", ["Rash", "Cough"], ["cough", "rash"]],
    ["a second tap takes one back", ["Rash", "Cough", "Rash"], ["cough"]],
  ])("with several choices: %s", async (_what, taps, values) => {
    const { user, kept } = await open([signs]);
    for (const name of taps) await user.click(screen.getByRole("checkbox", { name }));
    expect(kept.answers["signs"]).toEqual(values);
  });

  test("with one choice keeps the last one only", async () => {
    const { user, kept } = await open([fever]);
    await user.click(screen.getByRole("radio", { name: "No fever" }));
    await user.click(screen.getByRole("radio", { name: "A fever" }));
    expect(kept.answers).toEqual({ fever: ["yes"] });
  });

  test("on a scale shows and announces the meaning of its ends once", async () => {
    const { user, kept } = await open([burden]);
    const steps = screen.getAllByRole("radio").map((one) => one.getAttribute("aria-label"));
    expect(steps).toEqual(["0, Not at all", null, null, "3, Very bad"]);
    expect(screen.getByText(/Very bad/).closest("[aria-hidden]")).not.toBeNull();
    await user.click(screen.getByRole("radio", { name: "3, Very bad" }));
    expect(kept.answers).toEqual({ burden: [3] });
  });

  test("that is optional is sent without an answer and limits its length", async () => {
    const { send, onDone } = await open([drug]);
    expect(field(/medicine/).maxLength).toBe(12);
    expect(screen.getByText("As on its box").id).toBe(field(/medicine/).getAttribute("aria-describedby"));
    await send();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({});
  });
});

describe("a date", () => {
  const type = async (...[day, month, year]: [string, string, string]) => {
    const opened = await open([checkUp]);
    await fill(opened.user, field("Day"), day);
    await fill(opened.user, field("Month"), month);
    await fill(opened.user, field("Year"), year);
    await opened.send();
    return opened;
  };

  test.each([
    ["figures", "3", "4", "2025", "2025-04-03"],
    ["figures with spaces", "03", " 4 ", "2025", "2025-04-03"],
    ["Arabic digits", "٣", "٤", "٢٠٢٥", "2025-04-03"],
    ["the name of the month", "3", "April", "2025", "2025-04-03"],
    ["its beginning", "3", "nov.", "2025", "2025-11-03"],
    ["its name in French", "3", "février", "2025", "2025-02-03"],
    ["its name in Arabic", "٣", "أبريل", "٢٠٢٥", "2025-04-03"],
  ])("is read from %s", async (_what, day, month, year, value) => {
    const { onDone } = await type(day, month, year);
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ "check-up": [value] });
  });

  test.each([
    ["no such day", "30", "2", "2025", "Enter a real date."],
    ["a year of two figures", "3", "4", "25", "Enter a real date."],
    ["no year", "3", "4", "", "Enter a real date."],
    ["a word that is no month", "3", "soon", "2025", "Enter a real date."],
    ["too early", "31", "12", "1989", "Enter 1 January 1990 or a later date."],
    ["too late", "25", "11", "2026", "Enter 24 November 2026 or an earlier date."],
  ])("is refused for %s, and what was typed stays", async (_what, day, month, year, message) => {
    const { onDone } = await type(day, month, year);
    expect(screen.getByRole("link").textContent).toBe(message);
    expect(field("Month").value).toBe(month);
    expect(field("Day").getAttribute("aria-invalid")).toBe("true");
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ["en", "3 April 2025"],
    ["es", "3 de abril de 2025"],
    ["ar", "3 Apr 2025"],
  ] as const)("reads as people write it in %s", async (locale, written) => {
    const answered = { answers: { "check-up": ["2025-04-03"] }, at: "review" };
    await open([checkUp], { layout: "pages", ...answered }, { locale });
    expect(screen.getByText(written)).toBeTruthy();
  });

  test("deleted from all three fields is no answer", async () => {
    const { user, kept } = await open([checkUp], { answers: { "check-up": ["2025-04-03"] } });
    expect(["Day", "Month", "Year"].map((name) => field(name).value)).toEqual(["03", "04", "2025"]);
    for (const name of ["Day", "Month", "Year"]) await fill(user, field(name), "");
    expect(kept.answers).toEqual({ "check-up": [] });
  });
});

describe("a form on one page", () => {
  test("has title and description, and takes focus only when told to", async () => {
    await open([sleep]);
    expect(heading().textContent).toBe("Before your appointment");
    expect(screen.getByText("It takes two minutes.")).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  test("takes focus where another page has been left", async () => {
    await open([sleep], { takesFocus: true });
    expect(document.activeElement).toBe(heading());
  });

  test("shows a dependent question and does not require it once hidden", async () => {
    const since: QuestionnaireItem = {
      ...story,
      enableWhen: [{ question: "sleep", operator: "=", answerBoolean: false }],
    };
    const { user, send, onDone } = await open([sleep, since]);
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.getByRole("textbox")).toBeTruthy();
    await send();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await send();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ sleep: [true] });
  });

  test("shows group headings, except for groups without questions", async () => {
    const text: QuestionnaireItem = { linkId: "text", type: "display", text: "Thank you." };
    await open([
      { linkId: "you", type: "group", text: "About you", item: [sleep, text] },
      { linkId: "end", type: "group", text: "At last", item: [text] },
    ]);
    expect(within(screen.getByRole("region", { name: "About you" })).getByText("Thank you.")).toBeTruthy();
    expect(screen.queryByText("At last")).toBeNull();
  });

  const agreement = "I agree that the clinic reads this.";

  test("asks only for the consent where everything else is answered", async () => {
    const { user, send, onDone } = await open([sleep], { agreement, answers: { sleep: [true] } });
    await send();
    expect(within(screen.getByRole("region")).getByRole("heading").textContent).toBe("One thing is missing");
    expect(document.activeElement).toBe(screen.getByRole("region"));
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: agreement });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Tick that you agree, then send your answers.",
    );
    await user.click(screen.getByRole("link"));
    expect(document.activeElement).toBe(box);
    await user.click(box);
    expect(screen.queryByRole("region")).toBeNull();
    await send();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("lists the consent among the missing answers in one summary", async () => {
    const { user, send, onDone } = await open([sleep], { agreement });
    await send();
    const box = screen.getByRole("region", { name: "2 answers need your attention" });
    expect(within(box).getAllByRole("link")).toHaveLength(2);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Yes" }));
    await send();
    expect(screen.getByRole("region", { name: "One thing is missing" })).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  test("is not sent twice while pending, and says why sending failed", async () => {
    const trouble = <p role="alert">You are offline.</p>;
    const { send, onDone } = await open([sleep], { answers: { sleep: [true] }, isPending: true, trouble });
    await send();
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe("You are offline.");
  });
});

describe("a form of several pages", () => {
  const pages = { layout: "pages" } as const;

  test("asks one question a page, shows progress, and keeps the position", async () => {
    const { user, next, kept } = await open([sleep, fever, drug], pages);
    expect(heading().textContent).toBe("Do you sleep well?");
    expect(screen.getByText("Question 1 of 3")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Previous question" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await next();
    expect(kept.at).toBe("fever");
    expect(heading().textContent).toBe("Do you have a fever?");
    expect(document.activeElement).toBe(heading());
    await user.click(screen.getByRole("button", { name: "Previous question" }));
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Yes" }).checked).toBe(true);
  });

  test("stays on a page with a missing answer, with focus on the error", async () => {
    const { next, kept } = await open([sleep, fever], pages);
    await next();
    expect(heading().textContent).toBe("Do you sleep well?");
    expect(document.activeElement).toBe(screen.getByRole("region"));
    expect(kept.at).toBeNull();
  });

  test("uses the question as heading and as field name", async () => {
    await open([drug], pages);
    expect(heading().textContent).toBe("Which medicine do you take?");
    expect(field("Which medicine do you take?").getAttribute("aria-describedby")).toBe("question-drug-hint");
    expect(screen.getByText(/As on its box/).textContent).toBe("As on its box You can leave this empty.");
  });

  const all: Answers = {
    sleep: [false],
    fever: ["yes"],
    signs: ["cough", "rash"],
    weight: [72.5],
    burden: [2],
    "check-up": ["2025-04-03"],
    story: ["Since Monday"],
  };
  const everything = [sleep, fever, signs, weight, burden, checkUp, drug, story];
  const atReview = { ...pages, answers: all, at: "review" };

  test("shows all answers before sending", async () => {
    const { send, onDone } = await open(everything, atReview);
    expect(heading().textContent).toBe("Check your answers");
    const said = [...document.querySelectorAll("dt + dd")].map(({ innerHTML }) =>
      innerHTML.replaceAll("<br>", "; ").replaceAll(/<[^>]+>/g, ""),
    );
    expect(said).toEqual([
      "No",
      "A fever",
      "Cough; Rash",
      "72.5 kg",
      "2 ",
      "3 April 2025",
      "Not answered",
      "Since Monday",
    ]);
    await send();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(all);
  });

  test("leads by the browser's back and forward from page to page, and by its own back link alike", async () => {
    history.replaceState(null, "");
    const entries = history.length;
    const { user, next } = await open([sleep, fever, signs], { ...pages, answers: all });
    const back = async (title: string) => {
      act(() => history.back());
      await waitFor(() => expect(heading().textContent).toBe(title));
    };
    await next();
    await next();
    expect(heading().textContent).toBe("What else do you have?");
    await next();
    expect(heading().textContent).toBe("Check your answers");
    await back("What else do you have?");
    await back("Do you have a fever?");
    expect(document.activeElement).toBe(heading());
    act(() => history.forward());
    await waitFor(() => expect(heading().textContent).toBe("What else do you have?"));
    await user.click(screen.getByRole("button", { name: "Previous question" }));
    await waitFor(() => expect(heading().textContent).toBe("Do you have a fever?"));
    await back("Do you sleep well?");
    expect(history.length).toBe(entries + 3);
    expect(screen.queryByRole("button", { name: "Previous question" })).toBeNull();
  });

  test("goes on with the browser's back after a reload", async () => {
    history.replaceState(null, "");
    const { next, reload } = await open([sleep, fever, signs], { ...pages, answers: all });
    await next();
    await next();
    reload();
    expect(heading().textContent).toBe("What else do you have?");
    act(() => history.back());
    await waitFor(() => expect(heading().textContent).toBe("Do you have a fever?"));
  });

  test("returns to all answers after a change", async () => {
    const { user, send } = await open([sleep, fever], atReview);
    await user.click(screen.getByRole("button", { name: "Change Do you have a fever?" }));
    expect(document.activeElement).toBe(heading());
    await user.click(screen.getByRole("radio", { name: "No fever" }));
    await send("Save this answer");
    expect(heading().textContent).toBe("Check your answers");
    expect(screen.getByText("No fever")).toBeTruthy();
  });

  test("goes from a change to its dependent question and then back to all answers", async () => {
    const since: QuestionnaireItem = {
      ...story,
      enableWhen: [{ question: "sleep", operator: "=", answerBoolean: false }],
    };
    const { user, send } = await open([sleep, since], { ...pages, answers: { sleep: [true] }, at: "review" });
    await user.click(screen.getByRole("button", { name: "Change Do you sleep well?" }));
    await user.click(screen.getByRole("radio", { name: "No" }));
    await send("Save this answer");
    expect(heading().textContent).toBe("Tell us more.");
    await fill(user, screen.getByRole("textbox"), "Since Monday");
    await send("Save this answer");
    expect(heading().textContent).toBe("Check your answers");
  });

  test("leads to an answer that an earlier draft did not have, before sending", async () => {
    const { send, onDone, kept } = await open(everything, {
      ...atReview,
      answers: { ...all, weight: ["heavy"] },
    });
    await send();
    expect(onDone).not.toHaveBeenCalled();
    expect(kept.at).toBe("weight");
    expect(document.activeElement).toBe(screen.getByRole("region"));
    expect(screen.getByRole("link").textContent).toBe("Enter a number, in figures.");
  });

  test("starts at its first page where the stored one no longer exists", async () => {
    await open([sleep, fever], { ...pages, at: "of-another-version" });
    expect(heading().textContent).toBe("Do you sleep well?");
  });

  test("goes back from all answers to the last question", async () => {
    const { user } = await open(everything, atReview);
    await user.click(screen.getByRole("button", { name: "Previous question" }));
    expect(heading().textContent).toBe("Tell us more.");
  });

  test("counts sections instead of questions where questions depend on answers", async () => {
    const since: QuestionnaireItem = {
      ...story,
      enableWhen: [{ question: "sleep", operator: "=", answerBoolean: false }],
    };
    await open(
      [
        { linkId: "you", type: "group", text: "About you", item: [sleep, since] },
        { linkId: "body", type: "group", text: "Your body", item: [weight] },
      ],
      { ...pages, answers: { sleep: [false] }, at: "story" },
    );
    expect(screen.getByText("Part 1 of 2, question 2")).toBeTruthy();
    expect(screen.getByText("About you")).toBeTruthy();
  });

  test("keeps a marked group together under its own heading", async () => {
    await open(
      [
        {
          linkId: "body",
          type: "group",
          text: "Your body",
          extension: [control("page")],
          item: [weight, height],
        },
      ],
      pages,
    );
    expect(heading().textContent).toBe("Your body");
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
  });
});

describe("another language", () => {
  const inPortuguese = (text: string) => ({
    extension: [
      {
        url: extensionUrls.translation,
        extension: [
          { url: "lang", valueCode: "pt" },
          { url: "content", valueString: text },
        ],
      },
    ] as const,
  });

  test("is used where a text has it, and a fallback is marked with its language", async () => {
    await open([{ ...sleep, _text: inPortuguese("Dorme bem?") }, fever], {}, { locale: "pt-BR" });
    const [first, second] = screen.getAllByRole("group");
    expect(first && within(first).getByText("Dorme bem?").closest("[lang]")).toBe(document.documentElement);
    expect(second?.querySelector("[lang]")?.getAttribute("lang")).toBe("en");
    expect(second?.querySelector("[lang]")?.getAttribute("dir")).toBe("auto");
  });

  test("from right to left has numbers from left to right, in field and summary", async () => {
    await open([weight], { answers: { weight: [72.5] } }, { locale: "ar" });
    expect(screen.getByRole<HTMLInputElement>("textbox").dir).toBe("ltr");
    expect(document.documentElement.dir).toBe("rtl");
  });
});

describe("a form draft", () => {
  const answerer = { kind: "guest" } as never;
  function Drafted({ version = "1" }: { version?: string }) {
    const draft = useQuestionnaireDraft({ form: "a-test", version, answerer });
    return (
      <>
        <output>{JSON.stringify({ answers: draft.answers, at: draft.at })}</output>
        <button type="button" onClick={() => draft.keep({ answers: { sleep: [true] }, at: "fever" })}>
          Answer
        </button>
        <button type="button" onClick={draft.forget}>
          Sent
        </button>
      </>
    );
  }
  const shown = () => JSON.parse(screen.getByRole("status").textContent) as unknown;
  const answered = { answers: { sleep: [true] }, at: "fever" };
  const nothing = { answers: {}, at: null };

  test("survives its page but not another version, and is deleted once sent", async () => {
    const { user, show } = await showPart(<Drafted key="1" />);
    await user.click(screen.getByText("Answer"));
    expect(shown()).toEqual(answered);
    show(<Drafted key="2" />);
    expect(shown()).toEqual(answered);
    show(<Drafted key="3" version="2" />);
    expect(shown()).toEqual(nothing);
    show(<Drafted key="4" />);
    await user.click(screen.getByText("Sent"));
    show(<Drafted key="5" />);
    expect(shown()).toEqual(nothing);
    expect(localStorage).toHaveLength(0);
  });
});
