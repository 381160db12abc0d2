import {
  clinicAddPatientApp,
  clinicChangePatientApp,
  clinicListPatientApps,
  clinicRemovePatientApp,
  type PatientApp,
} from "@anteroom/contract/administration/patient-apps";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const launch = ["launch/patient", "openid", "fhirUser", "offline_access"];
const whole: PatientApp = {
  id: 3,
  version: "v1",
  client_id: "patient-app-3",
  name: "Diary",
  privacy_url: null,
  launch_url: null,
  redirect_uris: ["https://diary.example/back"],
  scopes: [...launch, "patient/*.rs"],
  jwks: { keys: [{ kty: "EC", kid: "one", crv: "P-384", x: "x", y: "y" }] },
  jwks_uri: null,
  created_at: "2026-11-20T10:00:00.000Z",
  made_by: "staff/3",
  last_used_at: null,
  revoked_at: null,
  connections: 2,
};
const fine: PatientApp = {
  ...whole,
  id: 4,
  name: "Steps",
  scopes: ["patient/Observation.rs"],
  jwks: null,
  connections: 0,
};
const ended: PatientApp = { ...fine, id: 5, name: "Old", revoked_at: "2026-11-24T08:00:00.000Z" };
const listOf = (...collection: PatientApp[]) => ({ data: { collection } });
const button = (name: string) => screen.getByRole("button", { name });
const addresses = () => screen.getByLabelText("Where patients are sent back to, one address a line");

test("apps are listed with their scopes and the number of records they read", async () => {
  await openDesk("/desk/patient-apps", {
    api: fakeApi().on(clinicListPatientApps, listOf(whole, fine, ended)),
  });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) =>
    textContent.replaceAll(/[\u2068\u2069]/g, ""),
  );
  expect(rows[0]).toMatch(
    /^Diarypatient-app-3 · Reads 2 recordsPersonal details, Appointments, .*Confidential: it has a key · https:\/\/diary\.example\/backChangeRemove/,
  );
  expect(rows[1]).toMatch(
    /Nobody has connected itMeasurementsPublic: it has no key .*It asks for single types of data.*API\.Remove/,
  );
  expect(rows[2]).toMatch(/^OldEnded.*MeasurementsPublic: it has no key · https:\/\/diary\.example\/back$/);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/patient-apps", {
    api: fakeApi().hang(clinicListPatientApps),
  });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListPatientApps);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListPatientApps, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no apps yet.")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the patients' apps", async (role) => {
  await openDesk("/desk/patient-apps", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("an app is registered by keyboard with the chosen kinds of data only", async () => {
  const api = fakeApi()
    .on(clinicListPatientApps, listOf())
    .on(clinicAddPatientApp, () => {
      api.on(clinicListPatientApps, listOf(fine));
      return { data: { entity: fine } };
    });
  const { user } = await openDesk("/desk/patient-apps", { api });
  await user.click(button("Register an app"));
  const name = screen.getByLabelText("Name of the app");
  name.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Choose at least one kind of data.")).toBeTruthy();
  expect(screen.getByText("Write the name of the app.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await fill(user, name, "Steps");
  await fill(user, addresses(), "https://steps.example/back\n http://localhost:99/back \n");
  screen.getByRole("checkbox", { name: "Measurements" }).focus();
  await user.keyboard(" ");
  await user.click(
    screen.getByRole("checkbox", { name: "Patients may let it read for longer than an hour" }),
  );
  await fill(
    user,
    screen.getByLabelText("Where the desk opens the app (optional)"),
    "http://steps.example/launch",
  );
  name.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Write a public address that begins with https.")).toBeTruthy();
  await fill(
    user,
    screen.getByLabelText("Where the desk opens the app (optional)"),
    "https://steps.example/launch",
  );
  name.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Steps", { selector: "li bdi" })).toBeTruthy();
  const [body] = api.sentTo(clinicAddPatientApp).map((sent) => sent.body as { scopes: string[] });
  expect(body).toMatchObject({
    name: "Steps",
    privacy_url: null,
    launch_url: "https://steps.example/launch",
    redirect_uris: ["https://steps.example/back", "http://localhost:99/back"],
    jwks: null,
    jwks_uri: null,
  });
  expect(body?.scopes).toEqual(expect.arrayContaining(["launch", "patient/Observation.rs"]));
  expect(body?.scopes.filter((scope) => /offline|Patient\.|Encounter|\*/.test(scope))).toEqual([]);
});

test("a changed app keeps its pasted keys, and a server-side error appears at its field", async () => {
  const fields = [{ path: "body.redirect_uris.0", code: "not_public" }];
  const api = fakeApi()
    .on(clinicListPatientApps, listOf(whole))
    .refuse(clinicChangePatientApp, "validation_failed", { fields });
  const { user } = await openDesk("/desk/patient-apps", { api });
  await user.click(await screen.findByRole("button", { name: "Change Diary" }));
  await user.click(button("Save the app"));
  expect(await screen.findByText(/Write one to ten addresses/)).toBeTruthy();
  api.lose(clinicChangePatientApp);
  await user.click(button("Save the app"));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  const { name, privacy_url, launch_url, redirect_uris, scopes, jwks, jwks_uri } = whole;
  expect(api.sentTo(clinicChangePatientApp).map(({ body }) => body)[0]).toEqual({
    name,
    privacy_url,
    launch_url,
    redirect_uris,
    scopes,
    jwks,
    jwks_uri,
    replaces: whole.version,
  });
});

test("an app is removed after confirmation", async () => {
  const api = fakeApi().on(clinicListPatientApps, listOf(whole)).refuse(clinicRemovePatientApp, "not_found");
  const { user } = await openDesk("/desk/patient-apps", { api });
  await user.click(await screen.findByRole("button", { name: "Remove Diary" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the app" }));
  expect(await dialog.findByText(/what to do after not_found/)).toBeTruthy();
  api.on(clinicRemovePatientApp, undefined).on(clinicListPatientApps, listOf());
  await user.click(dialog.getByRole("button", { name: "Remove the app" }));
  expect(await screen.findByText("There are no apps yet.")).toBeTruthy();
});
