import { getDeskSecurity } from "@anteroom/contract/account/desk-security";
import { clinicListPatients, type ClinicPatient } from "@anteroom/contract/administration/patients";
import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { switchShortcuts } from "./shortcut-settings.ts";

afterEach(() => {
  switchShortcuts(true);
  localStorage.clear();
});

const security = () =>
  fakeApi().on(
    getDeskSecurity,
    entityOf({
      has_password: true,
      totp_since: null,
      passkeys: [],
      requires_factor: false,
      proven_until: null,
    }),
  );

const open = (path = "/desk/security", role: "reception" | "doctor" = "reception") =>
  openDesk(path, { api: security(), role });
const dialog = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });
const help = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });
const rows = (area: HTMLElement) =>
  within(area)
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("G and a letter lead to a screen, whose heading gets the focus", async () => {
  const { user } = await open();
  await user.keyboard("gu");
  await waitFor(() => expect(location.pathname).toBe("/desk/urgent"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  expect(document.activeElement?.textContent).toMatch(/urgent/i);
  await user.keyboard("gy");
  await waitFor(() => expect(location.pathname).toBe("/desk/security"));
});

test("on an Arabic keyboard the places of the keys count", async () => {
  await open();
  for (const [key, code] of [
    ["ل", "KeyG"],
    ["ع", "KeyU"],
  ] as const)
    fireEvent.keyDown(document.body, { key, code });
  await waitFor(() => expect(location.pathname).toBe("/desk/urgent"));
});

test("/ leads to the search for a patient, from any screen and from within a booking", async () => {
  const patient: ClinicPatient = {
    id: 44,
    external_id: null,
    name: "Inês Carvalho",
    email: null,
    phone_country_code: null,
    phone_number: null,
    taxpayer_number: null,
    birthdate: "1980-02-03",
    sex: null,
    address: null,
    language: null,
    parent_id: null,
    has_account: true,
    created_at: "2026-03-01T09:00:00.000Z",
  };
  const api = security()
    .on(clinicListPatients, { data: { collection: [patient], next_cursor: null } })
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await openDesk("/desk/security", { api, role: "reception" });
  await user.keyboard("/");
  const field = await screen.findByLabelText<HTMLInputElement>("Patient’s name");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("");
  await user.keyboard("inês / g?{Enter}");
  expect(field.value).toBe("inês / g?");
  await user.click(await screen.findByRole("button", { name: /Inês Carvalho/ }));
  const another = await screen.findByRole("button", { name: "Choose another patient" });
  screen.getByRole("heading", { level: 1 }).focus();
  await user.keyboard("/");
  expect(document.activeElement).toBe(another);
});

test("the list has the shortcuts of the role, and nothing is a shortcut while it is open", async () => {
  const { user } = await open();
  await user.keyboard("?");
  const shown = await help();
  expect(rows(shown)).toEqual([
    "?: Show these shortcuts",
    "/: Find a patient",
    "G T: Today",
    "G W: Schedule",
    "G U: Urgent",
    "G M: Messages",
    "G B: Book",
    "G Y: Security",
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard("gu");
  expect(location.pathname).toBe("/desk/security");
  await user.click(within(shown).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("a doctor, who searches for no patients, has other screens and no /", async () => {
  const { user } = await open("/desk/security", "doctor");
  await user.keyboard("/?");
  const shown = rows(await help());
  expect(location.pathname).toBe("/desk/security");
  expect(shown).toContain("G H: Hours");
  expect(shown).toContain("G W: Week");
  expect(shown.join()).not.toMatch(/patient|Book/);
});

test("the button of the bar opens the list, where shortcuts are switched off in this browser and on again", async () => {
  const { user } = await open();
  const button = screen.getByRole("button", { name: "Keyboard shortcuts" });
  expect(button.title).toBe("Keyboard shortcuts (?)");
  await user.click(button);
  const toggle = within(await help()).getByRole<HTMLInputElement>("switch", {
    name: /Use keyboard shortcuts/,
  });
  expect(toggle.checked).toBe(true);
  await user.click(toggle);
  expect(localStorage.getItem("desk-shortcuts-off")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(button.title).toBe("");
  await user.keyboard("gu?/");
  expect([location.pathname, dialog()]).toEqual(["/desk/security", null]);
  await user.click(button);
  await user.click(within(await help()).getByRole("switch"));
  expect(localStorage.getItem("desk-shortcuts-off")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("gu");
  await waitFor(() => expect(location.pathname).toBe("/desk/urgent"));
});

test("keys in a list of choices and with modifiers are left to the browser", async () => {
  const { user } = await open();
  screen.getByLabelText("Language").focus();
  await user.keyboard("gu?");
  screen.getByRole("heading", { level: 1 }).focus();
  await user.keyboard("g{Control>}u{/Control}{Alt>}u{/Alt}");
  expect([location.pathname, dialog()]).toEqual(["/desk/security", null]);
  await user.keyboard("gu");
  await waitFor(() => expect(location.pathname).toBe("/desk/urgent"));
});
