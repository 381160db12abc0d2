import {
  clinicCheckMailAddress,
  clinicGetMailAddress,
  clinicRemoveMailAddress,
  clinicSetMailAddress,
  type MailAddress,
} from "@anteroom/contract/administration/mail-address";
import {
  clinicGetMailSender,
  clinicGetMailTemplate,
  clinicListMailTemplates,
} from "@anteroom/contract/administration/mails";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const none: MailAddress = {
  address: null,
  is_in_use: false,
  lost_at: null,
  record: null,
  last_checked_at: null,
  last_found: null,
  last_dmarc: null,
};
const unproven: MailAddress = {
  ...none,
  address: "hello@mar.example",
  record: { name: "anteroom-1._domainkey.mar.example", value: "v=DKIM1; k=rsa; p=MIIB" },
};
const inUse: MailAddress = { ...unproven, is_in_use: true, last_found: "record", last_dmarc: "reject" };
const entity = <T,>(one: T) => ({ data: { entity: one } });
const answers = (address: MailAddress) =>
  fakeApi()
    .on(clinicGetMailSender, { data: { entity: { name: null, reply_to: null }, version: "v1" } })
    .hang(clinicListMailTemplates)
    .hang(clinicGetMailTemplate)
    .on(clinicGetMailAddress, entity(address));
const section = async () =>
  within(await screen.findByRole("region", { name: "Address that emails come from" }));
const findField = () => screen.findByLabelText<HTMLInputElement>("The clinic’s own address");

test("an address is set by keyboard, and its DNS record is shown to be copied", async () => {
  const api = answers(none).on(clinicSetMailAddress, entity(unproven));
  const { user } = await openDesk("/desk/mails", { api });
  expect((await section()).queryByText("In use")).toBeNull();
  await fill(user, await findField(), " hello@mar.example ");
  api.on(clinicGetMailAddress, entity(unproven));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("v=DKIM1; k=rsa; p=MIIB", { selector: "bdi" })).toBeTruthy();
  expect(screen.getByText("anteroom-1._domainkey.mar.example", { selector: "bdi" })).toBeTruthy();
  expect(screen.getByText("Not in use")).toBeTruthy();
  expect(screen.getByText("The record has not been checked yet.")).toBeTruthy();
  expect(screen.getByText(/The address is saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetMailAddress).map(({ body }) => body)).toEqual([
    { address: "hello@mar.example" },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  [{ last_found: "nothing" }, /There is no such record yet/],
  [{ last_found: "other" }, /There is another record/],
  [{ last_found: "unreachable" }, /The DNS did not answer/],
  [{ last_found: "record", is_in_use: true }, /The domain has no DMARC record/],
  [{ last_found: "record", is_in_use: true, last_dmarc: "none" }, /the domain has a DMARC record/],
  [{ last_found: "nothing", lost_at: "2027-03-01T09:00:00.000Z" }, /its record is gone from the DNS/],
] as const)("a check that found %j says so", async (found, sentence) => {
  const api = answers(unproven).on(clinicCheckMailAddress, () => {
    api.on(clinicGetMailAddress, entity({ ...unproven, ...found }));
    return entity({ ...unproven, ...found });
  });
  const { user } = await openDesk("/desk/mails", { api });
  await user.click((await section()).getByRole("button", { name: "Check the record" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a check that comes too soon says what to do, and one without connection too", async () => {
  const api = answers(unproven).refuse(clinicCheckMailAddress, "too_many_requests");
  const { user } = await openDesk("/desk/mails", { api });
  const check = (await section()).getByRole("button", { name: "Check the record" });
  await user.click(check);
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
  api.lose(clinicCheckMailAddress);
  await user.click(check);
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeTruthy();
});

test("an address that is refused is marked and kept", async () => {
  const fields = [{ path: "body.address", code: "not-a-domain" }];
  const api = answers(none).refuse(clinicSetMailAddress, "validation_failed", { fields });
  const { user } = await openDesk("/desk/mails", { api });
  await fill(user, await findField(), "hello@localhost");
  await user.click(screen.getByRole("button", { name: "Save the address" }));
  expect(await screen.findByText(/Write an email address of the clinic’s own domain/)).toBeTruthy();
  expect((await findField()).value).toBe("hello@localhost");
});

test("an address in use is removed after a question", async () => {
  const api = answers(inUse).on(clinicRemoveMailAddress, undefined);
  const { user } = await openDesk("/desk/mails", { api });
  expect((await section()).getByText("In use")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the address" }));
  api.on(clinicGetMailAddress, entity(none));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove the address" }));
  expect(await screen.findByText("Emails come from the installation’s address again.")).toBeTruthy();
  await waitFor(async () => expect((await findField()).value).toBe(""));
  await waitFor(() => expect(screen.queryByText("hello@mar.example")).toBeNull());
  expect(api.sentTo(clinicRemoveMailAddress)).toHaveLength(1);
});

test("the address shows a failed load with a retry", async () => {
  const api = answers(none).lose(clinicGetMailAddress);
  const { user } = await openDesk("/desk/mails", { api });
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.on(clinicGetMailAddress, entity(inUse));
  await user.click(retry);
  expect((await section()).getByText("hello@mar.example")).toBeTruthy();
});
