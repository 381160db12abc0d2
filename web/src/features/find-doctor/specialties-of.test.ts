import { specialties } from "@anteroom/content/specialties";
import { expect, test } from "vitest";
import { iconNames } from "../../ui/icons/icon-names.ts";
import { specialtyIcon } from "./specialties-of.ts";

test.each(specialties)("$slug has its own drawing", ({ slug }) => {
  expect(iconNames).toContain(specialtyIcon(slug));
});

test("an unknown specialty is drawn as a stethoscope", () => {
  expect(specialtyIcon("unheard-of")).toBe("stethoscope");
});
