import { getPatient, logOut, pingSession } from "@anteroom/contract/account/account";
import {
  addDependent,
  changeDependent,
  listDependents,
  removeDependent,
} from "@anteroom/contract/account/dependents";
import { listAppointments } from "@anteroom/contract/appointment/appointments";
import { getInsurance, saveInsurance } from "@anteroom/contract/account/insurance";
import {
  changeEmail,
  endSession,
  listSessions,
  saveNotifications,
  saveProfile,
} from "@anteroom/contract/account/profile";
import {
  changeTextNumber,
  confirmTextNumber,
  getReminders,
  removeTextNumber,
  saveDependentReminders,
  saveReminders,
  saveTextChannel,
} from "@anteroom/contract/account/reminders";
import { getSecurity } from "@anteroom/contract/account/second-factor";
import { setPassword } from "@anteroom/contract/account/passwords";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aDependent, anInsurance, aSecurity, reminderChoices } from "../../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const tomas = aDependent();
const family = (...dependents: (typeof tomas)[]) => fakeApi().on(listDependents, collectionOf(dependents));
const openSection = (section: string, api: FakeApi = family(), more: object = {}) =>
  openPage(`/profile-settings?section=${section}`, { api, patient: joana, ...more });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const toggle = (name: string | RegExp) => screen.findByRole("switch", { name });

test("the settings lead a visitor to the doctors", async () => {
  const api = fakeApi();
  await openPage("/profile-settings", { api, settings: { patientsWebScheduling: false } });
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  expect(location.search).toBe("?from=%2Fprofile-settings");
});

test("the settings do not exist when the clinic has none", async () => {
  const { main } = await openPage("/profile-settings", {
    api: family(),
    patient: joana,
    settings: { patientsProfileSettings: false, patientsWebScheduling: false },
  });
  await waitFor(() => expect(location.pathname).not.toBe("/profile-settings"));
  expect(within(main).queryByRole("navigation", { name: "Settings" })).toBeNull();
});

test("the settings list the family and every section that the clinic has", async () => {
  await openPage("/profile-settings", { api: family(tomas), patient: joana });
  const list = await screen.findByRole("navigation", { name: "Settings" });
  const targets = within(list)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(targets).toEqual([
    "/health-record",
    ...["personal", "dependents", "insurance", "notifications", "security", "data"].map(
      (id) => `/profile-settings?section=${id}`,
    ),
  ]);
  expect((await screen.findByText("9 years old")).closest("a")?.getAttribute("href")).toBe(
    "/profile-settings?section=dependents&edit=9",
  );
});

test("a baby's age is shown in weeks with a baby's face", async () => {
  await openPage("/profile-settings", {
    api: family({ ...tomas, birthdate: "2026-10-20" }),
    patient: joana,
  });
  const face = (await screen.findByText("5 weeks")).closest("a");
  expect(face?.querySelector("img")?.getAttribute("src")).toBe("/portraits/a-baby.svg");
});

test(
  "the settings show no dependents and insurance when the clinic has neither",
  { tags: ["S3.SET.patientsManageDependents", "S3.SET.patientsInsuranceInformation"] },
  async () => {
    const settings = { patientsManageDependents: false, patientsInsuranceInformation: false };
    await openSection("dependents", fakeApi(), { settings });
    const list = await screen.findByRole("navigation", { name: "Settings" });
    expect(within(list).getAllByRole("link")).toHaveLength(5);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("About you");
    expect(screen.queryByText(/family|care for|Insurance/)).toBeNull();
    expect(await screen.findByRole("link", { name: "Change: Name" })).toBeTruthy();
  },
);

test("the settings sign out by a button", async () => {
  const api = family().on(logOut, undefined);
  const { user } = await openSection("personal", api, { settings: { patientsWebScheduling: false } });
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(localStorage.getItem("patient-token")).toBeNull());
  expect(api.sentTo(logOut)).toHaveLength(1);
});

test("each detail has a link to change it, and a missing one a link to add it", async () => {
  await openSection("personal");
  expect((await screen.findByRole("link", { name: "Change: Phone" })).getAttribute("href")).toBe(
    "/profile-settings?section=personal&edit=phone",
  );
  expect(screen.getByText("+351 910000000")).toBeTruthy();
  expect(screen.getByText(/1985/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add: Home address" })).toBeTruthy();
});

test("personal details that failed to load appear at the next try", async () => {
  const api = family();
  const { user } = await openSection("dependents", api);
  api.lose(getPatient);
  await user.click(await screen.findByRole("link", { name: /^About you/ }));
  expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
  api.on(getPatient, { patient: joana });
  await user.click(button("Try again"));
  expect(await screen.findByRole("link", { name: "Change: Name" })).toBeTruthy();
});

test("the form starts at the chosen detail, names each error and links to it", async () => {
  const { user, api } = await openSection("personal&edit=phone");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Phone (optional)")));
  await fill(user, screen.getByLabelText("Full name"), "");
  await fill(user, screen.getByLabelText("Day"), "31");
  await fill(user, screen.getByLabelText("Phone (optional)"), "12");
  await user.click(button("Save"));
  const summary = await screen.findByRole("region", { name: "3 things need a look" });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Enter the full name",
    "This date does not exist. Check the day and the month",
    "This phone number is not valid. Check the country and the digits",
  ]);
  await user.click(within(summary).getByRole("link", { name: "Enter the full name" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
  expect(api.sentTo(saveProfile)).toHaveLength(0);
});

test("the form is saved once with its version, and the details are updated", async () => {
  const changed = { ...joana, address: "Rua do Rio 1", version: 2 };
  const api = family().on(saveProfile, { patient: changed });
  const { user } = await openSection("personal&edit=address", api);
  await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
  api.on(getPatient, { patient: changed });
  await user.dblClick(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.getByText("Rua do Rio 1")).toBeTruthy();
  expect(api.sentTo(saveProfile)).toHaveLength(1);
  expect(api.sentTo(saveProfile)[0]?.body).toMatchObject({
    version: 1,
    name: "Joana Prata",
    birthdate: "1985-04-02",
    phone_country_code: "+351",
    address: "Rua do Rio 1",
    language: "en",
  });
});

test("a form that is saved after the session has ended elsewhere says why, and leads to signing in", async () => {
  const api = family();
  const { app, user } = await openSection("personal&edit=address", api);
  await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
  api
    .refuse(saveProfile, "unauthenticated")
    .refuse(pingSession, "unauthenticated", { reason: "accounts_joined" });
  await user.click(button("Save"));
  await screen.findByRole("heading", { level: 1, name: "Your two accounts are now one" });
  expect(app.session.get().kind).toBe("signed-out");
  await user.click(button("Sign in"));
  await waitFor(() => expect(location.pathname).toBe("/login"));
});

test("the form keeps what was typed when sending fails or another window saved first", async () => {
  const api = family().lose(saveProfile);
  const { user } = await openSection("personal&edit=address", api);
  await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.refuse(saveProfile, "changed_elsewhere");
  api.on(getPatient, { patient: { ...joana, name: "Joana M. Prata", version: 5 } });
  await user.click(button("Save"));
  await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Joana M. Prata"));
  expect((await screen.findByRole("alert")).textContent).toContain("title of changed_elsewhere");
  expect(screen.getByLabelText("Home address (optional)")).toHaveProperty("value", "Rua do Rio 1");
  api.on(saveProfile, { patient: { ...joana, version: 6 } });
  await user.click(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(saveProfile).at(-1)?.body).toMatchObject({ version: 5, name: "Joana M. Prata" });
});

/** Refuses the first save: another window has saved `elsewhere` meanwhile. The next one, upon it, is taken. */
function refuseOnce(api: FakeApi, elsewhere: object): void {
  const fresh = { ...joana, ...elsewhere, version: 5 };
  api.refuse(saveProfile, "changed_elsewhere").on(getPatient, () => {
    api.on(saveProfile, { patient: { ...fresh, version: 6 } });
    return { patient: fresh };
  });
}

test("a field changed here and another one elsewhere are merged and saved without a question", async () => {
  const api = family().on(getPatient, { patient: joana });
  const { user } = await openSection("personal&edit=address", api);
  await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
  refuseOnce(api, { phone_number: "911 111 111" });
  await user.click(button("Save"));
  expect(await screen.findByText(/^Saved\. What you changed in another window is saved too\.$/)).toBeTruthy();
  expect(api.sentTo(saveProfile).map(({ body }) => body)).toMatchObject([
    { version: 1, address: "Rua do Rio 1" },
    { version: 5, address: "Rua do Rio 1", phone_number: "911 111 111" },
  ]);
});

test("a field changed here and elsewhere is asked about with both texts, and each can be kept", async () => {
  const api = family().on(getPatient, { patient: joana });
  const { user } = await openSection("personal&edit=phone", api);
  await fill(user, await screen.findByLabelText("Phone (optional)"), "922 222 222");
  await fill(user, screen.getByLabelText("Full name"), "Joana P.");
  refuseOnce(api, { phone_number: "911 111 111", name: "Joana M. Prata" });
  await user.click(button("Save"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("NameSaved elsewhere: Joana M. PrataTyped here: Joana P.");
  expect(alert.textContent).toContain("PhoneSaved elsewhere: +351 911 111 111Typed here: +351 922 222 222");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(within(alert).getByRole("button", { name: "Use the saved one (Phone)" }));
  expect(screen.getByLabelText("Phone (optional)")).toHaveProperty("value", "911 111 111");
  expect(screen.getByRole("alert").textContent).not.toContain("911");
  await user.click(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(saveProfile).at(-1)?.body).toMatchObject({
    version: 5,
    name: "Joana P.",
    phone_number: "911 111 111",
  });
});

test("a server-side error appears at its field", async () => {
  const fields = [{ path: "body.taxpayer_number", code: "invalid" }];
  const api = family().refuse(saveProfile, "validation_failed", { fields });
  const { user } = await openSection("personal&edit=name", api);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("link", { name: "This number is not valid. Check the digits" }));
  expect(document.activeElement?.id).toBe("tax_id");
});

test("another detail is saved without choosing a language, and a chosen one can be taken back", async () => {
  const patient = { ...joana, language: null };
  const moved = { ...patient, address: "Rua do Rio 1", version: 2 };
  const api = family().on(saveProfile, { patient: moved });
  const { user } = await openSection("personal&edit=address", api, { patient });
  expect(await screen.findByLabelText("Language")).toHaveProperty("value", "");
  await fill(user, screen.getByLabelText("Home address (optional)"), "Rua do Rio 1");
  await user.selectOptions(screen.getByLabelText("Language"), "fr");
  await user.selectOptions(screen.getByLabelText("Language"), "Same as your device");
  api.on(getPatient, { patient: moved });
  await user.click(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(saveProfile)[0]?.body).toMatchObject({ address: "Rua do Rio 1", language: null });
});

test("a chosen language applies when the form is saved", async () => {
  const spoken = { ...joana, language: "ar", version: 2 };
  const api = family().on(saveProfile, { patient: spoken });
  const { user } = await openSection("personal&edit=language", api);
  await user.selectOptions(await screen.findByLabelText("Language"), "ar");
  api.on(getPatient, { patient: spoken });
  await user.click(button("Save"));
  expect(await screen.findByText("تم الحفظ.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("عنك");
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.dir).toBe("rtl");
  expect(document.documentElement.lang).toBe("ar");
});

test("the details are saved though the chosen language fails to load, which can be tried again", async () => {
  const spoken = { ...joana, language: "fr", version: 2 };
  const api = family()
    .on(saveProfile, { patient: spoken })
    .on(getPatient, { patient: { ...joana, version: 1 } });
  const { user, app } = await openSection("personal&edit=language", api);
  const loading = vi.spyOn(app.texts, "change").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.selectOptions(await screen.findByLabelText("Language"), "fr");
  await fill(user, screen.getByLabelText("Home address (optional)"), "Rua Nova 7");
  api.on(getPatient, { patient: spoken });
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your details are saved, but we couldn’t load the language. Check your connection, then save again.",
  );
  expect(screen.getByLabelText("Language")).toHaveProperty("value", "fr");
  expect(screen.getByLabelText("Home address (optional)")).toHaveProperty("value", "Rua Nova 7");
  await user.click(button("Save"));
  expect(await screen.findByText("Enregistré.")).toBeTruthy();
  expect(loading).toHaveBeenCalledTimes(2);
  expect(api.sentTo(saveProfile).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("another address is requested with the password, and errors are named", async () => {
  const api = family().refuse(changeEmail, "wrong_password");
  const { user } = await openSection("personal&edit=email", api);
  await fill(user, await screen.findByLabelText("Email address"), "joana@");
  await user.click(button("Send the link"));
  expect(await screen.findByRole("region", { name: "2 things need a look" })).toBeTruthy();
  expect(api.sentTo(changeEmail)).toHaveLength(0);
  await fill(user, screen.getByLabelText("Email address"), "joana@new.example");
  await fill(user, screen.getByLabelText("Current password"), "not this one");
  await user.click(button("Send the link"));
  expect(await screen.findByRole("link", { name: "That is not your current password." })).toBeTruthy();
  api.refuse(changeEmail, "too_many_mails");
  await user.click(button("Send the link"));
  expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_mails");
  api.on(changeEmail, undefined);
  await user.click(button("Send the link"));
  expect(await screen.findByText(/We have sent a link to/)).toBeTruthy();
  expect(api.sentTo(changeEmail).at(-1)?.body).toEqual({
    email: "joana@new.example",
    current_password: "not this one",
  });
  await user.click(screen.getByRole("link", { name: "Back to your data" }));
  expect(await screen.findByRole("link", { name: "Change: Name" })).toBeTruthy();
});

test("an empty family offers to add somebody", async () => {
  await openSection("dependents");
  expect(await screen.findByText(/^Add a child or someone else you care for/)).toBeTruthy();
});

test("a family that failed to load appears at the next try", async () => {
  const api = fakeApi().lose(listDependents);
  const { user } = await openSection("dependents", api);
  expect(
    await screen.findByText("We couldn’t load this. Check your connection, then try again."),
  ).toBeTruthy();
  api.on(listDependents, collectionOf([tomas]));
  await user.click(button("Try again"));
  expect(await screen.findByRole("button", { name: "Remove Tomás Prata" })).toBeTruthy();
});

test("the family shows only a loading state before its answer", async () => {
  const { main } = await openSection("dependents", fakeApi().hang(listDependents));
  expect(await within(main).findAllByText("Loading")).not.toHaveLength(0);
});

test("a dependent is added when name and address are valid", { tags: ["S2.SCR.03"] }, async () => {
  const api = family().on(addDependent, entityOf(tomas));
  const { user } = await openSection("dependents&edit=new", api);
  await screen.findByRole("heading", { name: "Add someone you care for" });
  await fill(user, screen.getByLabelText("Email address (optional)"), "tomas@");
  await user.click(button("Save"));
  expect(await screen.findByRole("region", { name: "2 things need a look" })).toBeTruthy();
  await fill(user, screen.getByLabelText("Full name"), "Tomás Prata");
  await fill(user, screen.getByLabelText("Email address (optional)"), "");
  api.on(listDependents, collectionOf([tomas]));
  await user.click(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(addDependent).map(({ body }) => body)).toEqual([
    {
      name: "Tomás Prata",
      birthdate: null,
      sex: null,
      phone_country_code: null,
      phone_number: null,
      taxpayer_number: null,
      address: null,
      email: null,
    },
  ]);
});

test("the errors of a new dependent are in the new language when it is changed", async () => {
  const { app, user } = await openSection("dependents&edit=new", family());
  await screen.findByLabelText("Full name");
  await user.click(button("Save"));
  expect(await screen.findAllByText("Enter the full name")).toHaveLength(2);
  await act(() => app.texts.change("pt-BR"));
  expect(await screen.findAllByText("Escreva o nome completo")).toHaveLength(2);
});

test("the errors of the personal details are in the new language when it is changed", async () => {
  const { app, user } = await openSection("personal&edit=name");
  await user.clear(await screen.findByLabelText("Full name"));
  await user.click(button("Save"));
  expect(await screen.findAllByText("Enter the full name")).toHaveLength(2);
  await act(() => app.texts.change("pt-BR"));
  expect(await screen.findAllByText("Escreva o nome completo")).toHaveLength(2);
});

test("the errors of another email address are in the new language when it is changed", async () => {
  const { app, user } = await openSection("personal&edit=email");
  await screen.findByLabelText("Email address");
  await user.click(button("Send the link"));
  expect(await screen.findAllByText("Enter your current password.")).toHaveLength(2);
  await act(() => app.texts.change("pt"));
  expect(await screen.findAllByText("Escreva a sua palavra-passe atual.")).toHaveLength(2);
});

test("the errors of the insurance are in the new language when it is changed", async () => {
  const api = family().on(getInsurance, entityOf(anInsurance()));
  const { app, user } = await openSection("insurance", api);
  await fill(user, await screen.findByLabelText("Month"), "13");
  await user.click(button("Save"));
  const words = "This date does not exist. Check the day, the month and the year";
  expect(await screen.findAllByText(words)).toHaveLength(2);
  await act(() => app.texts.change("pt"));
  expect(await screen.findAllByText("Esta data não existe. Verifique o dia, o mês e o ano")).toHaveLength(2);
});

test("an adult without an email address is marked together with the form's other errors", async () => {
  const { user, api } = await openSection("dependents&edit=new", family());
  await screen.findByLabelText("Full name");
  for (const [label, value] of [
    ["Day", "2"],
    ["Month", "9"],
    ["Year", "1951"],
  ] as const)
    await fill(user, screen.getByLabelText(label), value);
  await user.click(button("Save"));
  const summary = await screen.findByRole("region", { name: "2 things need a look" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Enter the full name",
    "This person is an adult. Enter their own email address, so we can ask them",
  ]);
  expect(api.sentTo(addDependent)).toHaveLength(0);
});

test("a doctor search preselects the family member, with doctors who see children for a child", async () => {
  const rosa = aDependent({ id: 10, name: "Rosa Prata", birthdate: "1950-03-02" });
  await openSection("dependents", family(tomas, rosa));
  const linkOf = async (name: string) =>
    (await screen.findByRole("link", { name: `Find a doctor for ${name}` })).getAttribute("href");
  expect(await linkOf("Tomás Prata")).toBe("/doctors?for=9&children=yes");
  expect(await linkOf("Rosa Prata")).toBe("/doctors?for=10");
});

test("an adult is asked by mail when added to the family", async () => {
  const rosa = aDependent({ id: 10, name: "Rosa Prata", email: "rosa@example.org", care: "waiting" });
  const api = family().on(addDependent, entityOf(rosa));
  const { user } = await openSection("dependents&edit=new", api);
  await fill(user, await screen.findByLabelText("Full name"), "Rosa Prata");
  api.on(listDependents, collectionOf([rosa]));
  await user.click(button("Save"));
  expect(await screen.findByText(/^Saved. We’ve emailed them to ask/)).toBeTruthy();
  expect(screen.getByText("Hasn’t agreed yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Find a doctor for Rosa Prata" })).toBeNull();
});

test(
  "a family member is changed with the version that the form loaded",
  { tags: ["S2.SCR.04"] },
  async () => {
    const api = family(tomas).on(changeDependent, entityOf({ ...tomas, version: 2 }));
    const { user } = await openSection("dependents&edit=9", api);
    const box = await screen.findByLabelText("Full name");
    expect(box).toHaveProperty("value", "Tomás Prata");
    await fill(user, box, "Tomás M. Prata");
    await user.click(button("Save"));
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(api.sentTo(changeDependent)[0]).toMatchObject({
      path: "/api/patients/dependents/9",
      body: { version: 1, name: "Tomás M. Prata", birthdate: "2017-03-09", sex: "male" },
    });
  },
);

test.each([
  ["dependents", "edit=9", "personal", changeDependent],
  ["personal", "edit=address", "dependents", saveProfile],
] as const)(
  "what was saved in %s is said once, not again by a reloaded page",
  async (own, form, other, endpoint) => {
    const api = family(tomas)
      .on(changeDependent, entityOf({ ...tomas, version: 2 }))
      .on(saveProfile, { patient: { ...joana, version: 2 } });
    const { user, app } = await openSection(`${own}&${form}`, api);
    await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
    await user.click(button("Save"));
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(api.sentTo(endpoint)).toHaveLength(1);
    await waitFor(() => expect(location.search).toBe(`?section=${own}`)); // what a reload opens
    expect(await screen.findByText("Saved.")).toBeTruthy();
    for (const section of [other, own]) {
      act(() => void app.navigate(`/profile-settings?section=${section}`));
      await screen.findByText(section === "personal" ? "Home address" : "Tomás Prata");
    }
    expect(screen.queryByText("Saved.")).toBeNull();
  },
);

test("a family member changed here and elsewhere is merged, but for a field that both changed", async () => {
  const api = family(tomas).refuse(changeDependent, "changed_elsewhere");
  const { user } = await openSection("dependents&edit=9", api);
  await fill(user, await screen.findByLabelText("Full name"), "Tomás M. Prata");
  await fill(user, screen.getByLabelText("Home address (optional)"), "Rua do Rio 1");
  const fresh = {
    ...tomas,
    name: "Tomás Prata Lima",
    phone_country_code: "+351",
    phone_number: "911 111 111",
  };
  api.on(listDependents, () => {
    api.on(changeDependent, entityOf({ ...fresh, version: 3 }));
    return collectionOf([{ ...fresh, version: 2 }]);
  });
  await user.click(button("Save"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("NameSaved elsewhere: Tomás Prata LimaTyped here: Tomás M. Prata");
  expect(alert.textContent).not.toMatch(/Phone|Home address/);
  await user.click(within(alert).getByRole("button", { name: "Use the saved one (Name)" }));
  await user.click(button("Save"));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(changeDependent).at(-1)?.body).toMatchObject({
    version: 2,
    name: "Tomás Prata Lima",
    address: "Rua do Rio 1",
    phone_number: "911 111 111",
  });
});

test("a family member is removed only after confirmation", { tags: ["S2.SCR.05"] }, async () => {
  const api = family(tomas).refuse(removeDependent, "internal").on(listAppointments, collectionOf([]));
  const { user } = await openSection("dependents", api);
  await user.click(await screen.findByRole("button", { name: "Remove Tomás Prata" }));
  const requested = await screen.findByRole("dialog", { name: "Remove Tomás Prata from your family?" });
  await user.click(within(requested).getByRole("button", { name: "Keep" }));
  expect(api.sentTo(removeDependent)).toHaveLength(0);
  await user.click(button("Remove Tomás Prata"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
  api.on(removeDependent, undefined).on(listDependents, collectionOf([]));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed from your family.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Tomás Prata" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Removed from your family.");
});

test(
  "the insurance is saved with its version and reports an invalid date",
  { tags: ["S1.39", "S3.PROFILE.11", "S3.SET.patientsInsuranceInformation"] },
  async () => {
    const api = family(tomas)
      .on(getInsurance, entityOf(anInsurance()))
      .on(saveInsurance, entityOf(anInsurance({ version: 4 })));
    const { user } = await openSection("insurance", api);
    expect(await screen.findByLabelText("Insurer")).toHaveProperty("value", "Seguros do Rio");
    expect(screen.getByLabelText("Insurance number")).toHaveProperty("value", "778-1");
    expect(screen.getByLabelText("Policy number")).toHaveProperty("value", "");
    await fill(user, screen.getByLabelText("Month"), "13");
    await user.click(button("Save"));
    expect(
      await screen.findByRole("link", {
        name: "This date does not exist. Check the day, the month and the year",
      }),
    ).toBeTruthy();
    await fill(user, screen.getByLabelText("Month"), "11");
    await fill(user, screen.getByLabelText("Day"), "30");
    await user.click(button("Save"));
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    expect(api.sentTo(saveInsurance).map(({ body }) => body)).toEqual([
      {
        version: 3,
        insurer: "Seguros do Rio",
        insurance_number: "778-1",
        policy_number: null,
        valid_until: "2027-11-30",
      },
    ]);
  },
);

test("an expired card is saved with one message that says both", async () => {
  const api = family(tomas)
    .on(getInsurance, entityOf(anInsurance()))
    .on(saveInsurance, entityOf(anInsurance({ version: 4 })));
  const { user } = await openSection("insurance", api);
  await fill(user, await screen.findByLabelText("Year"), "2020");
  expect(screen.queryByText(/card has expired/)).toBeNull();
  await user.click(button("Save"));
  expect(await screen.findByText(/^We saved this, but the card has expired/)).toBeTruthy();
  expect(screen.queryByText("Saved.")).toBeNull();
  expect(api.sentTo(saveInsurance).map(({ body }) => body)).toMatchObject([{ valid_until: "2020-12-31" }]);
  await fill(user, screen.getByLabelText("Month"), "13");
  await user.click(button("Save"));
  expect(await screen.findByRole("region", { name: "One thing needs a look" })).toBeTruthy();
  expect(screen.queryByText(/^We saved this/)).toBeNull();
  expect(screen.getByText(/^This card has expired/)).toBeTruthy();
});

test("a child's insurance has its own form when the child is chosen", async () => {
  const empty = { insurer: null, insurance_number: null, valid_until: null };
  const api = family(tomas).on(getInsurance, (sent) =>
    entityOf(
      sent.path === "/api/patients/insurance/9" ? anInsurance({ patient_id: 9, ...empty }) : anInsurance(),
    ),
  );
  const { user } = await openSection("insurance", api);
  await user.click(await screen.findByRole("link", { name: "Tomás Prata" }));
  await waitFor(() => expect(screen.getByLabelText("Insurer")).toHaveProperty("value", ""));
  await user.click(button("Save"));
  expect(await screen.findByRole("link", { name: "Fill in at least one field" })).toBeTruthy();
  expect(api.sentTo(saveInsurance)).toHaveLength(0);
});

test("the insurance says that it failed to load when offline", async () => {
  await openSection("insurance", family().lose(getInsurance));
  expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
});

const notified = (more: Parameters<typeof reminderChoices>[0] = {}) =>
  family().on(getReminders, entityOf(reminderChoices(more)));

test("a mail setting is saved at once and reverts when refused", async () => {
  const api = notified().on(saveNotifications, entityOf({ ...joana, wants_visit_mails: false }));
  const { user } = await openSection("notifications", api);
  const mails = await toggle(/^When an appointment is booked/);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(mails);
  await waitFor(() => expect(mails).toHaveProperty("checked", false));
  expect(api.sentTo(saveNotifications)[0]?.body).toEqual({
    wants_visit_mails: false,
    wants_calendar_files: true,
  });
  await waitFor(async () =>
    expect(await toggle(/^With an entry for your calendar/)).toHaveProperty("disabled", true),
  );
  api.lose(saveNotifications);
  await user.click(mails);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(mails).toHaveProperty("checked", false);
});

test("each reminder setting is saved at once", async () => {
  const api = notified().on(saveReminders, entityOf(reminderChoices({ hour: true })));
  const { user } = await openSection("notifications", api);
  const hour = await toggle("One hour before");
  await user.click(hour);
  await waitFor(() => expect(api.sentTo(saveReminders)).toHaveLength(1));
  expect(api.sentTo(saveReminders)[0]?.body).toEqual({
    day: true,
    hour: true,
    soon: false,
    doctor: true,
    mails: true,
  });
  await waitFor(() => expect(hour).toHaveProperty("checked", true));
});

test("a carer turns off reminders of a child's appointments", async () => {
  const dependents = [{ id: 9, name: "Tomás Prata", wants_reminders: true }];
  const off = reminderChoices({ dependents: [{ id: 9, name: "Tomás Prata", wants_reminders: false }] });
  const api = notified({ dependents }).on(saveDependentReminders, entityOf(off));
  const { user } = await openSection("notifications", api);
  await user.click(await toggle("Reminders for Tomás Prata"));
  await waitFor(async () =>
    expect(await toggle("Reminders for Tomás Prata")).toHaveProperty("checked", false),
  );
});

test("text messages are on once the number is confirmed with its code", async () => {
  const sent = reminderChoices({ new_number: "+351912345678", code_channel: "sms" });
  const known = reminderChoices({ number: "+351912345678" });
  const on = reminderChoices({
    number: "+351912345678",
    channels: [{ channel: "sms", is_on: true, is_stopped: false, sender: "3838" }],
  });
  const api = notified().on(changeTextNumber, entityOf(sent)).refuse(confirmTextNumber, "wrong_code");
  const { user } = await openSection("notifications", api);
  await user.click(await toggle(/^Text message/));
  const box = await screen.findByLabelText("Your mobile number");
  await fill(user, box, "");
  await user.click(button("Send me a code"));
  expect(await screen.findByText("Enter a mobile number, for example 912 345 678.")).toBeTruthy();
  await fill(user, box, "912 345 678");
  await user.click(button("Send me a code"));
  await user.click(await screen.findByRole("button", { name: "Confirm number" }));
  expect(await screen.findByText("Enter all six digits.")).toBeTruthy();
  await user.click(screen.getByLabelText("Digit 1 of 6"));
  await user.paste("111111");
  await user.click(button("Confirm number"));
  expect((await screen.findByRole("alert")).textContent).toContain("title of wrong_code");
  api.on(confirmTextNumber, entityOf(known)).on(saveTextChannel, entityOf(on));
  await user.click(screen.getByLabelText("Digit 1 of 6"));
  await user.paste("222222");
  await user.click(button("Confirm number"));
  await waitFor(async () => expect(await toggle(/^Text message/)).toHaveProperty("checked", true));
  expect(api.sentTo(changeTextNumber)[0]?.body).toEqual({ country_code: "+351", number: "912 345 678" });
  expect(screen.getByText("+351912345678")).toBeTruthy();
});

test("a removed number is deleted, and STOP is explained with the way back", async () => {
  const stopped = [{ channel: "sms" as const, is_on: false, is_stopped: true, sender: "3838" }];
  const api = notified({ number: "+351912345678", channels: stopped }).on(
    removeTextNumber,
    entityOf(reminderChoices()),
  );
  const { user } = await openSection("notifications", api);
  expect(await screen.findByText(/send the word START to/)).toBeTruthy();
  await user.click(button("Remove number"));
  await waitFor(() => expect(screen.queryByText("+351912345678")).toBeNull());
});

test("the reminders say that they failed to load when offline", async () => {
  await openSection("notifications", family().lose(getReminders));
  expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
});

const secured = () =>
  family()
    .on(getSecurity, entityOf(aSecurity()))
    .on(
      listSessions,
      collectionOf([
        theirDevice,
        { id: 2, device: "safari iphone", created_at: at(1), last_used_at: at(22), is_current: false },
      ]),
    );
const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
const theirDevice = {
  id: 1,
  device: "firefox linux",
  created_at: at(20),
  last_used_at: at(24),
  is_current: true,
};

test("another device can be signed out, and this one has no button", async () => {
  const api = secured().on(endSession, undefined);
  const { user } = await openSection("security", api);
  expect(await screen.findByText("Safari on iPhone")).toBeTruthy();
  expect(screen.getByText("This device")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(listSessions, collectionOf([theirDevice]));
  await user.click(button(/^Sign out there/));
  expect(await screen.findByText("Signed out there.")).toBeTruthy();
  const devices = await screen.findByRole("heading", { name: "Where you are signed in" });
  await waitFor(() => expect(document.activeElement).toBe(devices));
  expect(api.sentTo(endSession).map(({ path }) => path)).toEqual(["/api/patients/sessions/2"]);
});

test("a device that could not be signed out stays with a reason", async () => {
  const { user } = await openSection("security", secured().refuse(endSession, "internal"));
  await user.click(await screen.findByRole("button", { name: /^Sign out there/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
});

test("the password is changed in the settings with the current one", { tags: ["D.58"] }, async () => {
  const api = secured().refuse(setPassword, "wrong_password");
  const { user } = await openSection("security", api);
  await user.click(await screen.findByRole("button", { name: "Change password" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Current password")));
  await user.click(button("Save new password"));
  for (const name of ["Current password", "New password", "Repeat the password"])
    expect(
      await screen.findByRole("link", { name: `Please fill in all fields. Missing: ${name}.` }),
    ).toBeTruthy();
  await fill(user, screen.getByLabelText("Current password"), "old words of mine");
  await fill(user, screen.getByLabelText("New password"), "oito barcos no rio");
  await fill(user, screen.getByLabelText("Repeat the password"), "oito barcos no rio");
  await user.click(button("Save new password"));
  expect(await screen.findByRole("link", { name: "That is not your current password." })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(setPassword, undefined);
  await user.click(button("Save new password"));
  expect(await screen.findByText(/^Your new password has been saved/)).toBeTruthy();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});
