import { clinicGetMailAddress, type MailAddress } from "@anteroom/contract/administration/mail-address";
import {
  clinicGetMailSender,
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicRemoveMailTemplate,
  clinicSetMailSender,
  clinicSetMailTemplate,
  type MailSender,
  type MailTemplate,
  type MailTemplatePreview,
} from "@anteroom/contract/administration/mails";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const usual = {
  subject: "{clinic}: your appointment is booked",
  text: ["Your appointment is booked.", "{what}"],
  button: "Open the appointment",
  after: [],
};
const booked: MailTemplate = {
  kind: "visit_booked",
  locale: "en",
  product: usual,
  own: null,
  changed_at: null,
  places: ["clinic", "what"],
  needed_places: ["what"],
};
const own = { ...usual, subject: "See you soon at {clinic}", text: ["Hello!", "{what}"] };
const ended: MailTemplate = {
  ...booked,
  kind: "visit_ended",
  product: { ...usual, subject: "How was it?", button: null },
  own: { ...own, button: null },
};
const withPreview = (template: MailTemplate): MailTemplatePreview => ({
  ...template,
  preview: { subject: "Aurora: booked", text: "First line\n\nSecond line", html: "<p>First line</p>" },
});
const entity = <T,>(one: T) => ({ data: { entity: one } });
const sender = (one: MailSender, version = "v1") => ({ data: { entity: one, version } });

const noAddress: MailAddress = {
  address: null,
  is_in_use: false,
  lost_at: null,
  record: null,
  last_checked_at: null,
  last_found: null,
  last_dmarc: null,
};
const answers = () =>
  fakeApi()
    .on(clinicGetMailAddress, entity(noAddress))
    .on(clinicGetMailSender, sender({ name: "Aurora", reply_to: null }))
    .on(clinicListMailTemplates, { data: { collection: [booked, ended] } })
    .on(clinicGetMailTemplate, entity(withPreview(booked)));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });

test("the sender, the kinds of emails and the first default text are shown with a preview", async () => {
  await openDesk("/desk/mails", { api: answers() });
  expect((await findField("Name that emails come from (optional)")).value).toBe("Aurora");
  expect((await findField("Text")).value).toBe("Your appointment is booked.\n{what}");
  const groups = screen
    .getAllByRole("group")
    .map((group) => [group.getAttribute("label"), group.textContent]);
  expect(groups).toEqual([
    ["In your own words", "How was it?"],
    ["In the usual words", "Aurora: your appointment is booked"],
  ]);
  expect(screen.getByText(/First line/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test("the screen shows loading and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/mails", {
    api: answers().hang(clinicGetMailSender).hang(clinicListMailTemplates).hang(clinicGetMailTemplate),
  });
  expect(screen.getAllByText("Loading")).toHaveLength(3);
  api.lose(clinicGetMailSender).on(clinicListMailTemplates, { data: { collection: [booked] } });
  api.on(clinicGetMailTemplate, entity(withPreview(booked)));
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicGetMailSender, sender({ name: null, reply_to: null }));
  await user.click(button("Try again"));
  expect((await findField("Name that emails come from (optional)")).value).toBe("");
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the emails", async (role) => {
  await openDesk("/desk/mails", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a sender is saved by keyboard; a name that looks like an address is rejected before sending", async () => {
  const api = answers().on(clinicSetMailSender, sender({ name: "Clínica", reply_to: "a@mar.example" }));
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField("Name that emails come from (optional)"), "a@mar.example");
  await user.keyboard("{Enter}");
  expect(screen.getByText(/Write a name alone/)).toBeTruthy();
  expect(api.sentTo(clinicSetMailSender)).toEqual([]);
  await fill(user, field("Name that emails come from (optional)"), " Clínica ");
  await fill(user, field("Email address for answers (optional)"), "a@mar.example");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/The sender is saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetMailSender).map(({ body }) => body)).toEqual([
    { name: "Clínica", reply_to: "a@mar.example", replaces: "v1" },
  ]);
});

test("a reply address rejected by the server is marked and keeps the entry", async () => {
  const api = answers().refuse(clinicSetMailSender, "validation_failed", {
    fields: [{ path: "body.reply_to", code: "invalid_format" }],
  });
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField("Email address for answers (optional)"), "a@b");
  await user.click(button("Save the sender"));
  expect(await screen.findByText(/Write the full email address/)).toBeTruthy();
  expect(field("Email address for answers (optional)").value).toBe("a@b");
});

test("a text is previewed without being saved, then saved with one paragraph per line", async () => {
  const tried = { ...withPreview(booked), preview: { subject: "Soon", text: "Hello, Ana", html: "" } };
  const api = answers().on(clinicSetMailTemplate, entity(tried));
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField("Text"), "Hello!\n\n{what}\n");
  await user.click(button("Show the preview"));
  expect(await screen.findByText("Hello, Ana")).toBeTruthy();
  expect(screen.getByText(/It is not saved yet/)).toBeTruthy();
  await user.click(button("Save the email"));
  expect(await screen.findByText(/The email is saved/)).toBeTruthy();
  const sent = { ...usual, text: ["Hello!", "{what}"] };
  expect(api.sentTo(clinicSetMailTemplate).map(({ body }) => body)).toEqual([
    { ...sent, is_dry_run: true },
    { ...sent, is_dry_run: false, replaces: null },
  ]);
});

test("each error from the server appears at its field", async () => {
  const api = answers().refuse(clinicSetMailTemplate, "validation_failed", {
    fields: [
      { path: "body.text", code: "lacks-what" },
      { path: "body.text.0", code: "unknown-place-doctor" },
      { path: "body.button", code: "lacks-button" },
    ],
  });
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField("Text"), "Hello {doctor}");
  await fill(user, field("Button"), "");
  await user.click(button("Save the email"));
  expect(await screen.findByText(/Write \{what\} where it belongs\. There is no \{doctor\}/)).toBeTruthy();
  expect(screen.getByText("Write what the button says.")).toBeTruthy();
  expect(field("Text").value).toBe("Hello {doctor}");
  expect(await accessibilityFaults()).toEqual([]);
});

test("unsaved text is preserved while another email is open", async () => {
  const api = answers().on(clinicGetMailTemplate, ({ path }) =>
    entity(withPreview(path.includes("visit_ended") ? ended : booked)),
  );
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField("Subject"), "Changed");
  await user.selectOptions(screen.getByLabelText("Email"), "visit_ended");
  expect(await screen.findByDisplayValue("See you soon at {clinic}")).toBeTruthy();
  expect(screen.queryByLabelText("Button")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Email"), "visit_booked");
  expect(await screen.findByDisplayValue("Changed")).toBeTruthy();
  await user.click(button("Discard them"));
  expect(field("Subject").value).toBe(usual.subject);
});

test("the default text is restored after confirmation", async () => {
  const api = answers()
    .on(
      clinicGetMailTemplate,
      entity(withPreview({ ...booked, own, changed_at: "2026-11-24T09:00:00.000Z" })),
    )
    .on(clinicRemoveMailTemplate, undefined);
  const { user } = await openDesk("/desk/mails", { api });
  await user.click(await screen.findByRole("button", { name: "Use the usual words" }));
  api.on(clinicGetMailTemplate, entity(withPreview(booked)));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Use the usual words" }));
  expect(await screen.findByText("The email says the usual words again.")).toBeTruthy();
  expect(field("Subject").value).toBe(usual.subject);
});

test("words that somebody else has changed are not removed unseen", async () => {
  const stored = { ...booked, own, changed_at: "2026-11-24T09:01:00.000Z" };
  const api = answers()
    .on(clinicGetMailTemplate, entity(withPreview(stored)))
    .refuse(clinicRemoveMailTemplate, "changed_elsewhere");
  const { user } = await openDesk("/desk/mails", { api });
  await user.click(await screen.findByRole("button", { name: "Use the usual words" }));
  const theirs = { ...stored, own: { ...own, subject: "Theirs" }, changed_at: "2026-11-24T09:02:00.000Z" };
  api.on(clinicGetMailTemplate, entity(withPreview(theirs)));
  const dialog = within(screen.getByRole("dialog", { name: "Use the usual words again?" }));
  await user.click(dialog.getByRole("button", { name: "Use the usual words" }));
  expect(await dialog.findByText(/^Somebody else has changed this since you opened it, so it/)).toBeTruthy();
  api.on(clinicRemoveMailTemplate, undefined);
  await user.click(dialog.getByRole("button", { name: "Use the usual words" }));
  expect(await screen.findByText("The email says the usual words again.")).toBeTruthy();
  expect(api.sentTo(clinicRemoveMailTemplate).map(({ query }) => query.get("replaces"))).toEqual([
    "2026-11-24T09:01:00.000Z",
    "2026-11-24T09:02:00.000Z",
  ]);
});
