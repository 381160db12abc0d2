import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage } from "../../testing/open-page.tsx";

test.each([
  ["a woman of 41", {}, "/portraits/a-woman.svg"],
  ["a man of 78", { birthdate: "1948-05-01", sex: "male" as const }, "/portraits/an-older-man.svg"],
  ["somebody whose date of birth is unknown", { birthdate: null }, "/portraits/doorway.svg"],
])("the top bar shows the face of %s when signed in", async (_, about, face) => {
  await openPage("/privacy", { api: fakeApi(), patient: { ...joana, ...about } });
  const menu = await screen.findByLabelText("Your account, Joana Prata");
  const picture = menu.querySelector("img");
  expect(picture?.getAttribute("src")).toBe(face);
  expect(picture?.alt).toBe("");
});
