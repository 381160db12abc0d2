import { locales } from "@anteroom/domain/shared/locales";
import { readStopWord } from "@anteroom/domain/text/stop-words";
import { expect, test } from "vitest";
import { textMessage } from "./text-messages.ts";

const values = {
  clinic: "Clínica Aurora",
  day: "Wednesday 3 March",
  time: "10:00",
  zone: "Lisbon time",
  link: "https://s.example/0123456789abcdef",
  code: "123456",
  minutes: "10",
};
const health = /doctor|médic|medic|médec|consult|visit|health|saúde|salute|salud|santé|طبيب|صح|موعد|cardio/i;

test.each(
  locales.flatMap((locale) =>
    (["day", "hour", "soon", "doctor"] as const).map((kind) => [kind, locale] as const),
  ),
)(
  "the text %s in %s names clinic and link, without health words or placeholders",
  { tags: ["D.100"] },
  (kind, locale) => {
    const text = textMessage(kind, locale, values);
    expect(text).toContain("Clínica Aurora");
    expect(text).toMatch(/https:\/\/s\.example\/0123456789abcdef( |$)/);
    expect(text).not.toMatch(/[{}]/);
    expect(text.replace("Clínica Aurora", "")).not.toMatch(health);
    expect(text.length).toBeLessThanOrEqual(200);
  },
);

test.each(locales)("the stop word named in a reminder in %s is understood", (locale) => {
  const text = textMessage("day", locale, values);
  const word = /(?:Reply|Responda|Risponda|Répondez|أرسل:) (\S+)/.exec(text)?.[1] ?? "";
  expect(readStopWord(word)?.asks).toBe("stop");
});

test.each(locales)("the word answered for stopping and starting in %s is understood", (locale) => {
  expect(readStopWord(/START/.exec(textMessage("stopped", locale))?.[0] ?? "")?.asks).toBe("start");
  const word =
    /(?:Send|Envie|Invii|Envíe|Envoyez|أرسل) (\S+)/.exec(textMessage("started", locale))?.[1] ?? "";
  expect(readStopWord(word)?.asks).toBe("stop");
});
