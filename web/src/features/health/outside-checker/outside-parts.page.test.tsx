import { beginSymptomCheck } from "@anteroom/contract/health/symptom-checks";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { readCheckConsent } from "./check-consent.ts";
import { ConsentPage } from "./consent-page.tsx";
import { OutsideText } from "./outside-text.tsx";

const service = {
  company: "Sintoma Lda",
  url: "https://check.example",
  privacyUrl: "https://check.example/privacy",
  isDemo: false,
};
const check = "c".repeat(43);
type Outside = Parameters<typeof ConsentPage>[0]["outside"];

async function showConsent(more: Partial<Outside> = {}, api: FakeApi = fakeApi()) {
  const agreed = vi.fn<(check: string) => void>();
  const opened = await showPart(
    <ConsentPage
      outside={{ kind: "http", ...service, ...more }}
      waysOn={<a href="/doctors">Find a doctor</a>}
      onAgreed={agreed}
    />,
    { api },
  );
  return { ...opened, agreed };
}
const button = (name: string) => screen.getByRole("button", { name });

describe("the consent for an external symptom checker", () => {
  test("names the company, what it receives and what not", async () => {
    await showConsent();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "The symptom check is made by Sintoma Lda",
    );
    expect(screen.getByRole("heading", { name: "What Sintoma Lda receives" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "What it doesn’t receive" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "How Sintoma Lda handles data" }).getAttribute("href")).toBe(
      service.privacyUrl,
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  test.each([
    [{ kind: "script" }, /A program of Sintoma Lda is loaded for this/, true],
    [{ kind: "http" }, /A program of Sintoma Lda is loaded for this/, false],
    [{ isDemo: true }, /^.*This is a demonstration\. The service is invented/, true],
    [{ isDemo: false }, /This is a demonstration/, false],
    [{ privacyUrl: null }, /How Sintoma Lda handles data/, false],
  ] as const)("with %o says %s: %s", async (more, words, isSaid) => {
    await showConsent(more);
    expect(words.test(pageText())).toBe(isSaid);
  });

  test("starts the check only after consent, stored on the device for that company", async () => {
    const api = fakeApi().on(beginSymptomCheck, entityOf({ check }));
    const { user, agreed, app } = await showConsent({}, api);
    expect(api.sentTo(beginSymptomCheck)).toHaveLength(0);
    await user.click(button("Yes, I agree"));
    await waitFor(() => expect(agreed).toHaveBeenCalledWith(check));
    expect(api.sentTo(beginSymptomCheck)[0]?.body).toEqual({ company: "Sintoma Lda" });
    const memory = deviceMemory(app.storage);
    expect(readCheckConsent(memory, "Sintoma Lda", app.clock.now())).toBe(check);
    expect(readCheckConsent(memory, "Another", app.clock.now())).toBeNull();
    expect(readCheckConsent(memory, "Sintoma Lda", app.clock.now() + 24 * 3_600_000)).toBeNull();
  });

  test("says that nothing was sent when the consent failed to arrive", async () => {
    const { user, agreed } = await showConsent({}, fakeApi().lose(beginSymptomCheck));
    await user.click(button("Yes, I agree"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That didn’t work, and nothing was sent to Sintoma Lda. Check your connection and try again.",
    );
    expect(agreed).not.toHaveBeenCalled();
    expect(button("Yes, I agree")).toBeTruthy();
  });

  test("sends nothing after a refusal, continues, and can be reopened", async () => {
    const { user, api } = await showConsent();
    await user.click(button("No, send nothing"));
    expect(document.activeElement?.textContent).toBe("Nothing was sent");
    expect(screen.getByRole("link", { name: "Find a doctor" })).toBeTruthy();
    await user.click(button("Read what would be sent"));
    expect(screen.getByRole("heading", { name: "What Sintoma Lda receives" })).toBeTruthy();
    expect(api.sentTo(beginSymptomCheck)).toHaveLength(0);
  });
});

describe("notices about an external checker", () => {
  const outside = (more: Partial<typeof service> = {}) => ({
    settings: {
      symptomCheckerProvider: "infermedica" as const,
      symptomCheckerService: { ...service, ...more },
    },
  });
  const places = {
    whom: "Sintoma Lda gets your answers, the age and the sex, but not your name.",
    typed: "It is sent to Sintoma Lda when you press Continue.",
    understood: "Sintoma Lda understood only what is shown here.",
    result: "Questions and result come from Sintoma Lda.",
    lost: "Sintoma Lda isn’t answering.",
    foot: "The symptom checker of Sintoma Lda does not give a diagnosis and does not replace a doctor.",
  } as const;
  const all = Object.entries(places) as [keyof typeof places, string][];

  test.each(all)("appear at %s", async (about, words) => {
    await showPart(<OutsideText about={about} />, outside());
    expect(pageText()).toContain(words);
  });

  test.each(all)("do not appear at %s where the checker is the clinic’s own", async (about) => {
    await showPart(<OutsideText about={about} />);
    expect(pageText()).toBe("");
  });

  test.each([
    ["result", true],
    ["foot", true],
    ["whom", false],
  ] as const)("mark a demonstration at %s: %s", async (about, isTold) => {
    await showPart(<OutsideText about={about} />, outside({ isDemo: true }));
    expect(pageText().includes("This is a demonstration.")).toBe(isTold);
  });

  test("report an unavailable checker at once with the emergency number", async () => {
    await showPart(<OutsideText about="lost" />, outside());
    expect(screen.getByRole("alert").textContent).toContain("In an emergency, call the emergency number.");
  });
});
