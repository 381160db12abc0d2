import {
  clinicAddDomain,
  clinicCheckDomain,
  clinicListDomains,
  clinicRemoveDomain,
  clinicSetPrimaryDomain,
  type ClinicDomain,
} from "@anteroom/contract/administration/domains";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const main: ClinicDomain = {
  domain: "mar.localhost",
  is_served: true,
  is_primary: true,
  added_at: null,
  proof: null,
};
const other = { ...main, domain: "www.mar.example", is_primary: false };
const unproven: ClinicDomain = {
  ...other,
  domain: "mar.example",
  is_served: false,
  proof: {
    record_name: "_anteroom.mar.example",
    record_value: "anteroom-proof=abc",
    last_checked_at: null,
    last_found: null,
  },
};
const listOf = (...collection: ClinicDomain[]) => ({ data: { collection } });
const field = () => screen.getByLabelText<HTMLInputElement>("Host name");
const button = (name: string) => screen.getByRole("button", { name });

test("host names are listed with their state and the DNS record that verifies one", async () => {
  const api = fakeApi().on(clinicListDomains, listOf(main, other, unproven));
  await openDesk("/desk/domains", { api });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows[0]).toBe("mar.localhostMain host name");
  expect(rows[1]).toContain("Make it the main one");
  expect(rows[2]).toContain("Not proven yet");
  expect(screen.getByText("anteroom-proof=abc", { selector: "bdi" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove mar.localhost" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/domains", { api: fakeApi().hang(clinicListDomains) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListDomains);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListDomains, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no host names yet.")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the host names", async (role) => {
  await openDesk("/desk/domains", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a host name is added by keyboard once its format is valid", async () => {
  const api = fakeApi()
    .on(clinicListDomains, listOf(main))
    .on(clinicAddDomain, { data: { entity: unproven } });
  const { user } = await openDesk("/desk/domains", { api });
  await fill(user, field(), "https://mar.example/");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Write a host name alone, such as clinic.example.")).toBeTruthy();
  expect(api.sentTo(clinicAddDomain)).toEqual([]);
  await fill(user, field(), " Mar.example ");
  api.on(clinicListDomains, listOf(main, unproven));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/Set the record that stands beside mar.example/)).toBeTruthy();
  expect(api.sentTo(clinicAddDomain).map(({ body }) => body)).toEqual([{ domain: "mar.example" }]);
  expect(field().value).toBe("");
});

test("a name rejected by the server is marked and kept when another screen is opened", async () => {
  const fields = [{ path: "body.domain", code: "taken" }];
  const api = fakeApi()
    .on(clinicListDomains, listOf(main))
    .refuse(clinicAddDomain, "validation_failed", { fields });
  const { user } = await openDesk("/desk/domains", { api });
  await fill(user, field(), "sea.example");
  await user.click(button("Add the host name"));
  expect(await screen.findByText(/Another clinic is found at this host name/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to the settings" }));
  await user.click(await screen.findByRole("link", { name: /^Host names/ }));
  expect(field().value).toBe("sea.example");
  await user.click(button("Discard them"));
  expect(field().value).toBe("");
});

test("checking a DNS record reports the result", async () => {
  const found = {
    ...unproven,
    proof: unproven.proof && { ...unproven.proof, last_found: "nothing" as const },
  };
  const api = fakeApi()
    .on(clinicListDomains, listOf(main, unproven))
    .on(clinicCheckDomain, () => {
      api.on(clinicListDomains, listOf(main, found));
      return { data: { entity: found } };
    });
  const { user } = await openDesk("/desk/domains", { api });
  await user.click(await screen.findByRole("button", { name: "Check the record of mar.example" }));
  expect(await screen.findByText(/There is no such record yet/)).toBeTruthy();
  api.refuse(clinicCheckDomain, "too_many_requests");
  await user.click(button("Check the record of mar.example"));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
});

test("another host name becomes primary, and one is removed after confirmation", async () => {
  const api = fakeApi()
    .on(clinicListDomains, listOf(main, other))
    .on(clinicSetPrimaryDomain, () => {
      api.on(clinicListDomains, listOf({ ...other, is_primary: true }, { ...main, is_primary: false }));
      return { data: { entity: { ...other, is_primary: true } } };
    })
    .on(clinicRemoveDomain, undefined);
  const { user } = await openDesk("/desk/domains", { api });
  await user.click(await screen.findByRole("button", { name: "Make www.mar.example the main host name" }));
  await user.click(await screen.findByRole("button", { name: "Remove mar.localhost" }));
  api.on(clinicListDomains, listOf({ ...other, is_primary: true }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the host name" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(api.sentTo(clinicRemoveDomain)[0]?.path).toBe("/api/clinic/domains/mar.localhost");
});
