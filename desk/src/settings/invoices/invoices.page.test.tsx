import { getDeskSignIn } from "@anteroom/contract/account/desk-sessions";
import {
  clinicGetFiscalProfile,
  clinicInvoiceFile,
  clinicListInvoices,
  clinicListInvoiceSeries,
  clinicSetFiscalProfile,
  clinicSetInvoiceSeries,
  type FiscalProfileBody,
  type Invoice,
} from "@anteroom/contract/administration/invoices";
import { clinicGetConfiguration } from "@anteroom/contract/administration/settings";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const profile: FiscalProfileBody = {
  country: "PT",
  legal_name: "Clínica do Mar, Lda.",
  tax_number: "501442600",
  address: "Rua da Praia 1",
  facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
  issue_at: "payment",
  series_prefix: "A",
  tax: {
    all: { kind: "exempt", code: "M07", reason: "Artigo 9.º do CIVA" },
    by_service: { phone: { kind: "rate", rate_percent: 23, code: "NOR" } },
  },
  is_issuing: true,
};
const invoice: Invoice = {
  id: 8,
  kind: "invoice",
  document_type: "FR",
  series: "A2026",
  number: 12,
  invoice_number: "FR A2026/12",
  issued_at: "2026-11-20T10:00:00.000Z",
  issued_on: "2026-11-20",
  payment_id: 5,
  refund_id: null,
  credited_invoice_id: null,
  currency: "EUR",
  total_minor: 4500,
  tax_minor: 0,
  lines: [],
  issuer: {
    country: "PT",
    legal_name: "Clínica do Mar",
    tax_number: "501442600",
    address: "Rua 1",
    facts: {},
  },
  customer: { name: "Inês Carvalho", tax_number: "123456789", country: "PT" },
  atcud: null,
};
const credit: Invoice = { ...invoice, id: 9, kind: "credit_note", invoice_number: "NC A2026/1" };
const page = (collection: Invoice[], next_cursor: string | null = null) => ({
  data: { collection, next_cursor },
});

const configurationOf = (country: string) => ({
  data: { entity: { version: 1, manifest: {}, settings: { country }, findings: [] } },
});
const details = () =>
  fakeApi()
    .on(clinicGetFiscalProfile, { data: { entity: profile, version: "v1" } })
    .on(clinicGetConfiguration, configurationOf("PT"))
    .on(clinicListInvoiceSeries, { data: { collection: [] } });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const cells = () =>
  screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));

test("invoices and credit notes of the last 30 days are listed, with a button for more", async () => {
  const api = fakeApi().on(clinicListInvoices, ({ query }) =>
    query.get("cursor") === "8" ? page([credit]) : page([invoice], "8"),
  );
  const { user } = await openDesk("/desk/invoices", { api });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("Credit note");
  expect(cells().slice(1)).toEqual([
    ["FR A2026/12", "20 November 2026", "Invoice", "Inês Carvalho · 123456789", "€45.00", "€0.00"],
    ["NC A2026/1", "20 November 2026", "Credit note", "Inês Carvalho · 123456789", "€45.00", "€0.00"],
  ]);
  expect(Object.fromEntries(api.sentTo(clinicListInvoices)[0]?.query ?? [])).toEqual({
    from: "2026-10-26",
    to: "2026-11-24",
  });
  expect(await accessibilityFaults()).toEqual([]);
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/invoices", { api: fakeApi().hang(clinicListInvoices) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListInvoices);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListInvoices, page([]));
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no invoices in this time.")).toBeTruthy();
});

test("a period that ends before it begins is rejected, and a failed download shows the reason", async () => {
  const api = fakeApi().on(clinicListInvoices, page([])).refuse(clinicInvoiceFile, "too_many_requests");
  const { user } = await openDesk("/desk/invoices", { api });
  fireEvent.change(field("Last day"), { target: { value: "2026-10-01" } });
  await user.click(button("Show"));
  expect(screen.getByText(/Choose a last day that is not before the first/)).toBeTruthy();
  await user.click(button("Save as a CSV file"));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
});

test("a download that finds the session ended leads to the sign-in", async () => {
  const api = fakeApi()
    .on(clinicListInvoices, page([]))
    .on(getDeskSignIn, { data: { entity: { provider: null } } })
    .refuse(clinicInvoiceFile, "unauthenticated");
  const { user } = await openDesk("/desk/invoices", { api });
  await user.click(button("Save as a CSV file"));
  expect(await screen.findByText("Your session has ended. Sign in again to go on.")).toBeTruthy();
});

test.each(["invoices", "fiscal"])("reception cannot open /desk/%s", async (name) => {
  await openDesk(`/desk/${name}`, { role: "reception" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("details are changed by keyboard, and rules for single services are preserved", async () => {
  const api = details().on(clinicSetFiscalProfile, { data: { entity: profile, version: "v1" } });
  const { user } = await openDesk("/desk/fiscal", { api });
  await fill(user, await screen.findByLabelText("City"), "Porto");
  expect(screen.getByText(/1 kind of appointment has a rule of its own/)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/The details are saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetFiscalProfile).map(({ body }) => body)).toEqual([
    { ...profile, facts: { ...profile.facts, city: "Porto" }, replaces: "v1" },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("invalid fields are marked before sending, and unsaved changes survive leaving the screen", async () => {
  const api = details().on(clinicListInvoices, page([]));
  const { user } = await openDesk("/desk/fiscal", { api });
  await fill(user, await screen.findByLabelText("Tax number (NIF)"), "501442601");
  await fill(user, field("Postal code"), "1000");
  await fill(user, field("Code"), "X1");
  await user.click(button("Save the details"));
  const wrong = document.querySelectorAll("[aria-invalid]");
  expect([...wrong].map((one) => (one as HTMLInputElement).value)).toEqual(["501442601", "1000", "X1"]);
  expect(api.sentTo(clinicSetFiscalProfile)).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Back to the invoices" }));
  await user.click(await screen.findByRole("link", { name: "Details and series" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Postal code")).value).toBe("1000");
  await user.click(button("Discard them"));
  expect(field("Postal code").value).toBe("1000-001");
});

test("a server-side error appears at its field", async () => {
  const api = details().refuse(clinicSetFiscalProfile, "validation_failed", {
    fields: [{ path: "body.facts.city", code: "too_big" }],
  });
  const { user } = await openDesk("/desk/fiscal", { api });
  await user.click(await screen.findByRole("button", { name: "Save the details" }));
  expect(await screen.findByText("Write the city.")).toBeTruthy();
});

test.each([
  ["BR", ["Code of the municipality (IBGE)", "Code of the service (cTribNac)", "Simples Nacional"]],
  ["CL", ["Line of business (giro)", "Code of the activity (Acteco)"]],
])("a clinic in %s without details gets an empty form for its country", async (country, labels) => {
  const api = details()
    .refuse(clinicGetFiscalProfile, "not_found")
    .on(clinicGetConfiguration, configurationOf(country));
  const { user } = await openDesk("/desk/fiscal", { api });
  expect((await screen.findByLabelText<HTMLInputElement>("Legal name")).value).toBe("");
  for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.queryByText("Validation code of a series")).toBeNull();
  await user.click(button("Save the details"));
  expect(api.sentTo(clinicSetFiscalProfile)).toEqual([]);
  expect(field("Legal name").getAttribute("aria-invalid")).toBe("true");
});

test("a clinic in another country reads where invoices are available", async () => {
  const api = details()
    .refuse(clinicGetFiscalProfile, "not_found")
    .on(clinicGetConfiguration, configurationOf("FR"));
  await openDesk("/desk/fiscal", { api });
  expect(await screen.findByText(/Invoices are there for clinics in Portugal/)).toBeTruthy();
});

test("series are listed, and a validation code is accepted only before the first document", async () => {
  const series = { tax_number: "501442600", document_type: "FR", series: "A2026", validation_code: null };
  const api = details()
    .on(clinicListInvoiceSeries, { data: { collection: [{ ...series, newest: 12 }] } })
    .refuse(clinicSetInvoiceSeries, "status_conflict");
  const { user } = await openDesk("/desk/fiscal", { api });
  expect(await screen.findByText("Newest number: 12")).toBeTruthy();
  await user.click(button("Save the code"));
  expect(screen.getByText("Write 8 to 30 letters and digits.")).toBeTruthy();
  await fill(user, field("Type of document, such as FR"), "fr");
  await fill(user, field("Series, such as A2027"), "A2026");
  await fill(user, field("Validation code"), "jfxyz123");
  await user.click(button("Save the code"));
  expect(await screen.findByText(/This series has documents already/)).toBeTruthy();
  api.on(clinicSetInvoiceSeries, { data: { entity: { ...series, validation_code: "JFXYZ123", newest: 0 } } });
  await user.click(button("Save the code"));
  expect(await screen.findByText("The code is saved.")).toBeTruthy();
  expect(api.sentTo(clinicSetInvoiceSeries).at(-1)?.body).toEqual({
    document_type: "FR",
    series: "A2026",
    validation_code: "JFXYZ123",
  });
});
