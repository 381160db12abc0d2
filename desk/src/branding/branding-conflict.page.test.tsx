import {
  clinicGetConfiguration,
  clinicSetConfiguration,
  type ClinicConfiguration,
} from "@anteroom/contract/administration/settings";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const configuration = (version: number, name: string, more: object = {}): ClinicConfiguration => ({
  version,
  manifest: { name, slug: "aurora", logoUrl: "/clinics/aurora/logo.svg", ...more },
  settings: { currency: "EUR" },
  findings: [],
});
const name = () => screen.getByLabelText<HTMLInputElement>("Name of the clinic");
const button = (text: string) => screen.getByRole("button", { name: text });

async function enterName() {
  const api = fakeApi()
    .on(clinicGetConfiguration, entityOf(configuration(1, "Aurora")))
    .on(clinicSetConfiguration, entityOf(configuration(9, "Mine")));
  const { user } = await openDesk("/desk/branding", { api });
  await screen.findByLabelText("Name of the clinic");
  await fill(user, name(), "Mine");
  return { api, save: () => user.click(button("Save name and colours")), user };
}
const conflict = () => screen.findByText("Somebody else has changed this since you opened it.");
const saved = () => screen.findByText(/^Name and colours are saved/);

test("a name that somebody else has changed is not replaced unseen, and nothing typed is lost", async () => {
  const { api, save, user } = await enterName();
  api.on(clinicGetConfiguration, entityOf(configuration(2, "Theirs")));
  await save();
  await conflict();
  expect(name().value).toBe("Mine");
  expect(api.sentTo(clinicSetConfiguration)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button("Load the newer version"));
  await waitFor(() => expect(name().value).toBe("Theirs"));
  await fill(user, name(), "Ours");
  await save();
  await saved();
  expect(api.sentTo(clinicSetConfiguration)).toMatchObject([
    { body: { version: 2, manifest: { name: "Ours" } } },
  ]);
});

test("the typed name is saved in place of somebody else's when that is chosen, also after a lost request", async () => {
  const { api, save, user } = await enterName();
  api.on(clinicGetConfiguration, entityOf(configuration(2, "Theirs")));
  await save();
  await conflict();
  api.lose(clinicSetConfiguration);
  await user.click(button("Save mine in its place"));
  await screen.findByText("We couldn’t reach the server just now.");
  expect(name().value).toBe("Mine");
  api.on(clinicSetConfiguration, entityOf(configuration(3, "Mine")));
  await user.click(button("Save mine in its place"));
  await saved();
  expect(api.sentTo(clinicSetConfiguration).at(-1)?.body).toMatchObject({
    version: 2,
    manifest: { name: "Mine" },
  });
});

test("a picture and settings that changed meanwhile stay, and are no conflict", async () => {
  const { api, save } = await enterName();
  api.on(clinicGetConfiguration, entityOf(configuration(4, "Aurora", { customFavicon: "/pictures/0b" })));
  await save();
  await saved();
  expect(api.sentTo(clinicSetConfiguration)).toMatchObject([
    { body: { version: 4, manifest: { name: "Mine", customFavicon: "/pictures/0b" } } },
  ]);
});

test("a change that comes between reading and saving is a conflict too", async () => {
  const { api, save } = await enterName();
  api.refuse(clinicSetConfiguration, "changed_elsewhere");
  await save();
  await conflict();
  expect(screen.queryByText(/^Name and colours are saved/)).toBeNull();
});
