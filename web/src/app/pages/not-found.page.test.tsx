import { locales } from "@anteroom/domain/shared/locales";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

test.each(locales.map((locale) => [locale]))(
  "an unknown address shows not found once in %s",
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

test("the phone number is a line of its own below the links", { tags: ["S8.MSG.22"] }, async () => {
  const { main } = await openPage("/nowhere", { settings: { clinicPhone: "+351 210 000 000" } });
  await screen.findByRole("heading", { level: 1 });
  const links = [...main.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/", "/appointments", "/doctors", "tel:+351210000000"]);
});
