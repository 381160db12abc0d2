import { locales } from "@anteroom/domain/shared/locales";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

test.each(locales.map((locale) => [locale]))(
  "an unknown address says once that it is not found in %s",
  { tags: ["S8.MSG.22"] },
  async (locale) => {
    const { main } = await openPage("/nowhere", { locale });
    const title = (await screen.findByRole("heading", { level: 1 })).textContent ?? "";
    expect(title).toMatch(/ \(404\)$/);
    const [said = ""] = title.split(" (404)");
    const rest = (main.textContent ?? "").replace(title, "").toLowerCase();
    for (const word of ["404", said.toLowerCase(), said.toLowerCase().split(" ").at(-1) ?? ""])
      expect(rest).not.toContain(word);
  },
);
