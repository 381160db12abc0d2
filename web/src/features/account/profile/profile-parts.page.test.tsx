import { getPatient, type Patient } from "@anteroom/contract/account/account";
import { setPassword } from "@anteroom/contract/account/passwords";
import {
  changeEmail,
  endOtherSessions,
  endSession,
  listSessions,
  saveNotifications,
  saveProfile,
  type SignedInDevice,
} from "@anteroom/contract/account/profile";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { answersInTurn, holdBackAnswers } from "../../../testing/slow-line.ts";
import type { Failure } from "../../../platform/api.ts";
import { ZoneContext } from "../../../platform/hydration/hydration-provider.tsx";
import { DeviceName, isHandheld } from "./device-name.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { toPatientDetails } from "./patient-details.ts";
import { PersonalForm } from "./personal-form.tsx";
import { PersonalSummary } from "./personal-summary.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const alertText = async () => (await screen.findByRole("alert")).textContent;

describe("a listed device", () => {
  test.each([
    ["firefox android", "Firefox on Android", true],
    ["safari iphone", "Safari on iPhone", true],
    ["safari ipad", "Safari on iPad", true],
    ["samsung android", "Samsung Internet on Android", true],
    ["edge windows", "Edge on Windows", false],
    ["chrome mac", "Chrome on Mac", false],
    ["opera linux", "Opera on Linux", false],
    ["chrome fridge", "Chrome", false],
    ["lynx linux", "Linux", false],
    ["lynx fridge", "A device we do not know", false],
    ["", "A device we do not know", false],
    [null, "A device we do not know", false],
  ] as const)("that the server calls %j is named “%s”, handheld: %s", async (device, name, isHeld) => {
    await showPart(<DeviceName device={device} />);
    expect(pageText().replaceAll(/[\u2068\u2069]/g, "")).toBe(name);
    expect(isHandheld(device)).toBe(isHeld);
  });
});

const here: SignedInDevice = {
  id: 1,
  device: "firefox linux",
  created_at: "2026-11-01T09:00:00.000Z",
  last_used_at: "2026-11-24T08:59:00.000Z",
  is_current: true,
};
const phone: SignedInDevice = {
  ...here,
  id: 2,
  device: "safari iphone",
  last_used_at: "2026-11-23T23:30:00.000Z",
  is_current: false,
};
const tablet: SignedInDevice = { ...phone, id: 3, device: null, last_used_at: "2026-11-20T12:00:00.000Z" };

describe("the signed-in devices", () => {
  const show = (api: FakeApi, zone = "Europe/Lisbon") =>
    showPart(
      <ZoneContext value={zone}>
        <DevicesSection />
      </ZoneContext>,
      { api, patient: joana },
    );
  const listed = () => fakeApi().on(listSessions, collectionOf([here, phone, tablet]));
  const lineOf = (words: string) => {
    const row = screen.getAllByRole("listitem").find(({ textContent }) => textContent.includes(words));
    if (!row) throw new Error(`No device is called ${words}.`);
    return row;
  };
  const rowOf = (words: string) => within(lineOf(words));

  test("are loading, and no device is shown before the answer", async () => {
    await show(fakeApi().hang(listSessions));
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  test("failed to load, and appear at the next try", async () => {
    const api = fakeApi().lose(listSessions);
    const { user } = await show(api);
    expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
    expect(screen.queryByText("Loading")).toBeNull();
    api.on(listSessions, collectionOf([here]));
    await user.click(button("Try again"));
    expect(await screen.findByText("This device")).toBeTruthy();
    expect(screen.queryByText(/^We couldn’t load this/)).toBeNull();
  });

  test("show times on the patient's clock, and only others can be signed out", async () => {
    await show(listed(), "Asia/Tokyo");
    expect(await screen.findByText("This device")).toBeTruthy();
    expect(rowOf("This device").queryByRole("button")).toBeNull();
    // 23:30 in Lisbon is the next morning in Tokyo.
    expect(lineOf("Safari on").textContent).toMatch(/Last used on .*24 November.*08:30/);
    expect(lineOf("do not know").textContent).toMatch(/20 November/);
  });

  test("end on the chosen device with a confirmation", async () => {
    const api = listed().on(endSession, undefined);
    const { user } = await show(api);
    await screen.findByText("This device");
    api.on(listSessions, collectionOf([here, tablet]));
    await user.click(rowOf("Safari on").getByRole("button"));
    expect(await screen.findByText("Signed out there.")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
    expect(api.sentTo(endSession).map(({ path }) => path)).toEqual(["/api/patients/sessions/2"]);
  });

  test("count as ended when another device ended them already", async () => {
    const api = listed().refuse(endSession, "not_found");
    const { user } = await show(api);
    await screen.findByText("This device");
    api.on(listSessions, collectionOf([here]));
    await user.click(rowOf("Safari on").getByRole("button"));
    expect(await screen.findByText("Signed out there.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("are not reported as ended while a later attempt failed", async () => {
    const api = listed().on(endSession, undefined);
    const { user } = await show(api);
    await screen.findByText("This device");
    await user.click(rowOf("Safari on").getByRole("button"));
    await screen.findByText("Signed out there.");
    api.lose(endSession);
    await user.click(rowOf("do not know").getByRole("button"));
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    await waitFor(() => expect(screen.queryByText("Signed out there.")).toBeNull());
  });

  test("end everywhere else by one press, with a confirmation that has the focus nearby", async () => {
    const api = listed().on(endOtherSessions, undefined);
    const { user } = await show(api);
    await screen.findByText("This device");
    api.on(listSessions, collectionOf([here]));
    await user.click(button("Sign out everywhere else"));
    expect(await screen.findByText("Signed out everywhere else.")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(api.sentTo(endOtherSessions)).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Where you are signed in" })),
    );
  });

  test("are still offered to end everywhere else when that failed", async () => {
    const api = listed().lose(endOtherSessions);
    const { user } = await show(api);
    await screen.findByText("This device");
    await user.click(button("Sign out everywhere else"));
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    expect(screen.queryByText("Signed out everywhere else.")).toBeNull();
    expect(button("Sign out everywhere else")).toBeTruthy();
  });

  test("end by their own button where there is only one other", async () => {
    await show(fakeApi().on(listSessions, collectionOf([here, phone])));
    await screen.findByText("This device");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  test("end once for a double press", async () => {
    const api = listed().on(endSession, undefined);
    const line = holdBackAnswers(api, "/api/patients/sessions/2");
    const { user } = await show(line.api);
    await screen.findByText("This device");
    line.holdBack();
    await user.dblClick(rowOf("Safari on").getByRole("button"));
    line.letGo();
    await screen.findByText("Signed out there.");
    expect(api.sentTo(endSession)).toHaveLength(1);
  });
});

describe("the password in the settings", () => {
  const open = async (api = fakeApi()) => {
    const shown = await showPart(<PasswordSection />, { api, patient: joana });
    await shown.user.click(button("Change password"));
    return shown;
  };
  const type = async (
    user: Awaited<ReturnType<typeof open>>["user"],
    now: string,
    next: string,
    again = next,
  ) => {
    await fill(user, screen.getByLabelText("Current password"), now);
    await fill(user, screen.getByLabelText("New password"), next);
    await fill(user, screen.getByLabelText(/^Repeat|again$/i), again);
    await user.click(button("Save new password"));
  };
  const good = "oito barcos no rio";

  test.each([
    [
      "no present password",
      "",
      good,
      good,
      "Please fill in all fields. Missing: Current password.",
      "current",
    ],
    [
      "the new one only once",
      "old",
      good,
      "",
      "One of the fields is empty: Repeat the password.",
      "repeated",
    ],
    ["a new one that is too short", "old", "short", "short", "Enter at least 8 characters.", "password"],
    ["two that differ", "old", good, `${good}s`, "Passwords don't match.", "repeated"],
  ])("is not sent with %s, and the field says so", async (_, now, next, again, says, id) => {
    const { user, api } = await open();
    await type(user, now, next, again);
    const summary = await screen.findByRole("region", { name: "One thing needs your attention" });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole("link", { name: says }));
    expect(document.activeElement?.id).toBe(id);
    expect(document.getElementById(id)?.getAttribute("aria-invalid")).toBe("true");
    expect(api.sentTo(setPassword)).toHaveLength(0);
  });

  test("is not sent with nothing, and every empty field says so", async () => {
    const { user } = await open();
    await type(user, "", "", "");
    await screen.findByRole("region", { name: "3 things need your attention" });
    for (const id of ["current", "password", "repeated"])
      expect(document.getElementById(id)?.getAttribute("aria-invalid")).toBe("true");
  });

  test.each([
    ["common", "Many people use this password. Choose another one."],
    [
      "personal",
      "This password contains your name, your email address or the clinic’s name. Choose another one.",
    ],
    ["too_short", "Enter at least 8 characters."],
    ["a new reason", "Many people use this password. Choose another one."],
  ])("that is weak shows the server's reason: %s", async (reason, says) => {
    const { user } = await open(fakeApi().refuse(setPassword, "weak_password", { reason }));
    await type(user, "old", good);
    await user.click(await screen.findByRole("link", { name: says }));
    expect(document.activeElement?.id).toBe("password");
  });

  test("that is wrong is reported at its field, which is one tap away", async () => {
    const { user } = await open(fakeApi().refuse(setPassword, "wrong_password"));
    await type(user, "not this one", good);
    await user.click(await screen.findByRole("link", { name: "That is not your current password." }));
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
  });

  test.each([
    [
      "is refused",
      (api: FakeApi) => api.refuse(setPassword, "too_many_requests"),
      "title of too_many_requests",
    ],
    [
      "cannot be sent",
      (api: FakeApi) => api.lose(setPassword),
      "We couldn’t reach the clinic’s service just now.",
    ],
    [
      "takes too long",
      (api: FakeApi) => api.late(setPassword),
      "We couldn’t reach the clinic’s service just now.",
    ],
  ])("that %s says why and keeps what was typed", async (_, how, says) => {
    const { user } = await open(how(fakeApi()));
    await type(user, "old", good);
    expect(pageText()).not.toContain("has been saved");
    await waitFor(() => expect(pageText()).toContain(says));
    expect(screen.getByLabelText("New password")).toHaveProperty("value", good);
  });

  test("that was changed is confirmed, and its fields disappear", async () => {
    const api = fakeApi().on(setPassword, undefined);
    const { user } = await open(api);
    await type(user, "old", good);
    expect(await screen.findByText(/^Your new password has been saved/)).toBeTruthy();
    expect(screen.queryByLabelText("Current password")).toBeNull();
    expect(api.sentTo(setPassword).map(({ body }) => body)).toEqual([
      { current_password: "old", password: good },
    ]);
  });

  test("that is not changed after all clears what was typed", async () => {
    const { user, api } = await open();
    await fill(user, screen.getByLabelText("Current password"), "old");
    await user.click(button("Cancel"));
    await user.click(button("Change password"));
    expect(screen.getByLabelText("Current password")).toHaveProperty("value", "");
    expect(api.sentTo(setPassword)).toHaveLength(0);
  });
});

describe("another email address", () => {
  const show = (api = fakeApi(), email: string | null = joana.email) =>
    showPart(<EmailForm email={email} />, { api, patient: joana });
  const send = async (user: Awaited<ReturnType<typeof show>>["user"], email: string, password: string) => {
    await fill(user, screen.getByLabelText("Email address"), email);
    await fill(user, screen.getByLabelText("Current password"), password);
    await user.click(button("Send the link"));
  };

  test.each([
    ["", "secret", "email"],
    ["joana", "secret", "email"],
    ["joana@", "secret", "email"],
    ["@example.org", "secret", "email"],
    ["jo ana@example.org", "secret", "email"],
    ["joana@new.example", "", "current"],
  ])(
    "of “%s” with the password “%s” is not requested, and the error leads to %s",
    async (email, word, id) => {
      const { user, api } = await show();
      await send(user, email, word);
      const summary = await screen.findByRole("region", { name: "One thing needs a look" });
      await user.click(within(summary).getByRole("link"));
      expect(document.activeElement?.id).toBe(id);
      expect(document.getElementById(id)?.getAttribute("aria-invalid")).toBe("true");
      expect(api.sentTo(changeEmail)).toHaveLength(0);
    },
  );

  test("is requested once, trimmed", async () => {
    const api = fakeApi().hang(changeEmail);
    const { user } = await show(api);
    await fill(user, screen.getByLabelText("Email address"), "  joana@new.example ");
    await fill(user, screen.getByLabelText("Current password"), " with spaces ");
    await user.dblClick(button("Send the link"));
    expect(api.sentTo(changeEmail).map(({ body }) => body)).toEqual([
      { email: "joana@new.example", current_password: " with spaces " },
    ]);
  });

  test("starts empty where the clinic knows none", async () => {
    await show(fakeApi(), null);
    expect(screen.getByLabelText("Email address")).toHaveProperty("value", "");
  });

  test.each([
    ["too_many_requests", "title of too_many_requests"],
    ["too_many_mails", "title of too_many_mails"],
    ["feature_off", "title of feature_off"],
  ] as const)("that is refused with %s stays in its field", async (code, says) => {
    const { user } = await show(fakeApi().refuse(changeEmail, code));
    await send(user, "joana@new.example", "secret");
    expect(await alertText()).toContain(says);
    expect(screen.getByLabelText("Email address")).toHaveProperty("value", "joana@new.example");
  });

  test("shows no error once the link is sent", async () => {
    const api = fakeApi().refuse(changeEmail, "wrong_password");
    const { user } = await show(api);
    await send(user, "joana@new.example", "secret");
    await screen.findByRole("link", { name: "That is not your current password." });
    api.on(changeEmail, undefined);
    await user.click(button("Send the link"));
    expect(await screen.findByText(/^We have sent a link to/)).toBeTruthy();
    expect(pageText()).toContain("joana@new.example");
    expect(pageText()).not.toContain("That is not");
  });
});

describe("the appointment mail settings", () => {
  const show = (api: FakeApi, patient: Patient = joana) =>
    showPart(<NotificationsSection />, { api, patient });
  const booked = () =>
    screen.findByRole<HTMLInputElement>("switch", { name: /^When an appointment is booked/ });
  const calendar = () =>
    screen.findByRole<HTMLInputElement>("switch", { name: /^With an entry for your calendar/ });

  test.each([
    [true, true, [true, true, false]],
    [true, false, [true, false, false]],
    [false, true, [false, false, true]],
    [false, false, [false, false, true]],
  ])("with mails: %s and calendar files: %s", async (mails, entries, shown) => {
    await show(fakeApi(), { ...joana, wants_visit_mails: mails, wants_calendar_files: entries });
    const entry = await calendar();
    expect([(await booked()).checked, entry.checked, entry.disabled]).toEqual(shown);
  });

  test.each([
    ["joana@example.org", "We send emails to joana@example.org."],
    [null, "The clinic doesn’t have your email address, so we don’t send anything."],
  ])("go to the address %s", async (email, words) => {
    await show(fakeApi(), { ...joana, email });
    await booked();
    expect(pageText().replaceAll(/[\u2068\u2069]/g, "")).toContain(words);
  });

  test("keep a pending choice when the answer to another one arrives", async () => {
    const api = fakeApi().on(saveNotifications, ({ body }) => entityOf({ ...joana, ...(body as object) }));
    const line = answersInTurn(api, "/api/patients/notifications");
    const { user } = await show(line.api);
    await user.click(await calendar());
    await user.click(await booked());
    await act(line.next);
    expect((await booked()).checked).toBe(false);
    await user.click(await booked());
    expect(api.sentTo(saveNotifications).map(({ body }) => body)).toEqual([
      { wants_visit_mails: true, wants_calendar_files: false },
      { wants_visit_mails: false, wants_calendar_files: false },
      { wants_visit_mails: true, wants_calendar_files: false },
    ]);
    await act(line.next);
    expect((await booked()).checked).toBe(true);
    await act(line.next);
    expect([(await booked()).checked, (await calendar()).checked]).toEqual([true, false]);
  });

  test("that failed to save return to the stored state with a reason", async () => {
    const { user } = await show(fakeApi().lose(saveNotifications));
    await user.click(await booked());
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    expect((await booked()).checked).toBe(true);
  });
});

describe("a patient's details", () => {
  const show = (more: Partial<Patient>, settings = {}) =>
    showPart(<PersonalSummary patient={toPatientDetails({ ...joana, ...more })} />, {
      patient: joana,
      settings,
    });
  const valueOf = (term: string) => {
    const row = screen.getByText(term, { selector: "dt" }).parentElement;
    return row?.querySelector("dd")?.textContent?.replaceAll(/[\u2066-\u2069]/g, "");
  };

  test.each([
    ["Name", {}, "Joana Prata"],
    ["Date of birth", {}, "2 April 1985"],
    ["Date of birth", { birthdate: null }, "Not given"],
    ["Sex", { sex: null }, "Not given"],
    ["Phone", { phone_number: null, phone_country_code: null }, "Not given"],
    ["Phone", {}, "+351 910000000"],
    ["Email address", { email: null }, "Not given"],
    ["Home address", { address: "Rua do Rio 1" }, "Rua do Rio 1"],
    ["National health service number", { health_number: "123456789" }, "123456789"],
    ["Language", { language: "fr" }, "Français"],
    ["Language", { language: null }, "Same as your device"],
    ["Language", { language: "xx" }, "Same as your device"],
    ["Time zone", { time_zone: null }, "Same as your device"],
  ] as const)("%s of %o are shown as “%s”", async (term, more, words) => {
    await show(more);
    expect(valueOf(term)).toContain(words);
  });

  test.each([
    ["given", { address: "Rua do Rio 1" }, "Change: Home address"],
    ["not given", { address: null }, "Add: Home address"],
  ])("have a link to the field of one that is %s", async (_, more, name) => {
    await show(more);
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
      "/profile-settings?section=personal&edit=address",
    );
  });
});

describe("the personal details form", () => {
  const show = (api = fakeApi(), more: Partial<Patient> = {}, first = "name") =>
    showPart(<PersonalForm patient={toPatientDetails({ ...joana, ...more })} first={first} />, {
      api,
      patient: joana,
    });

  test.each(["birthdate", "sex", "phone", "time_zone"])(
    "opens at %s when that is to be changed",
    async (first) => {
      await show(fakeApi(), {}, first);
      const field = document.getElementById(first);
      await waitFor(() => expect(field?.contains(document.activeElement)).toBe(true));
    },
  );

  test.each([
    ["body.phone_number", "invalid", "phone"],
    ["body.phone_country_code", "invalid", "phone"],
    ["body.name", "missing", "name"],
    ["body.birthdate", "in-the-future", "birthdate"],
    ["body.birthdate", "something new", "birthdate"],
  ])("leads to its field when the server rejects %s: %s", async (path, code, id) => {
    const api = fakeApi().refuse(saveProfile, "validation_failed", { fields: [{ path, code }] });
    const { user } = await show(api);
    await user.click(button("Save"));
    const summary = await screen.findByRole("region", { name: "One thing needs a look" });
    await user.click(within(summary).getByRole("link"));
    expect(document.getElementById(id)?.contains(document.activeElement)).toBe(true);
  });

  test("shows the server's message where no field can fix the refusal", async () => {
    const fields = [{ path: "body.health_number", code: "invalid" }];
    const { user } = await show(fakeApi().refuse(saveProfile, "validation_failed", { fields }));
    await user.click(button("Save"));
    expect(await alertText()).toContain("title of validation_failed");
  });

  test("adopts language and time zone saved on another device meanwhile", async () => {
    const api = fakeApi().refuse(saveProfile, "changed_elsewhere");
    const { user } = await openPage("/profile-settings?section=personal&edit=address", {
      api: api.byDefault(getPatient, { patient: joana }),
      patient: joana,
      settings: { patientsManageDependents: false },
    });
    await fill(user, await screen.findByLabelText("Home address (optional)"), "Rua do Rio 1");
    const elsewhere = { ...joana, language: "fr", time_zone: "Atlantic/Azores", version: 5 };
    api.on(getPatient, { patient: elsewhere });
    await user.click(button("Save"));
    expect(await alertText()).toContain("title of changed_elsewhere");
    expect(screen.getByLabelText("Language")).toHaveProperty("value", "fr");
    expect(screen.getByLabelText("Time zone")).toHaveProperty("value", "Atlantic/Azores");
    expect(screen.getByLabelText("Home address (optional)")).toHaveProperty("value", "Rua do Rio 1");
  });

  test("keeps a time zone chosen here when another device has saved meanwhile", async () => {
    const api = fakeApi().refuse(saveProfile, "changed_elsewhere");
    const { user } = await openPage("/profile-settings?section=personal&edit=address", {
      api: api.byDefault(getPatient, { patient: joana }),
      patient: joana,
      settings: { patientsManageDependents: false },
    });
    await user.selectOptions(await screen.findByLabelText("Time zone"), "Europe/Paris");
    api.on(getPatient, { patient: { ...joana, time_zone: "Atlantic/Azores", name: "J. Prata", version: 5 } });
    await user.click(button("Save"));
    await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveProperty("value", "J. Prata"));
    expect(screen.getByLabelText("Time zone")).toHaveProperty("value", "Europe/Paris");
  });
});

describe("validation errors", () => {
  const order = ["name", "email"];
  test.each([
    [{ email: "No email", name: "No name" }, ["No name", "No email"], "2 things need a look"],
    [{ email: "No email" }, ["No email"], "One thing needs a look"],
  ])("of %o are in the order of the fields", async (errors, texts, title) => {
    await showPart(<FormTrouble {...{ order, errors }} failure={{ code: "offline" }} />);
    const summary = screen.getByRole("region", { name: title });
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
    expect(screen.queryByText(/connection|service/)).toBeNull();
  });

  const refused: Failure = {
    type: "/problems/internal",
    code: "internal",
    status: 500,
    title: "Ours.",
    detail: "Wait.",
  };
  test.each<[Failure, string]>([
    [{ code: "offline" }, "The connection was interrupted. Try again now."],
    [{ code: "timeout" }, "We couldn’t reach the clinic’s service just now. Try again in a moment."],
    [refused, "Ours. Wait."],
  ])("of %o make one sentence", async (failure, words) => {
    await showPart(<FormTrouble {...{ order, failure }} errors={{}} />);
    expect(screen.getByRole("alert").textContent).toBe(words);
  });
});
