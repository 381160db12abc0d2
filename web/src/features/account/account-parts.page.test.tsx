import type { Patient } from "@anteroom/contract/account/account";
import {
  addDependent,
  listDependents,
  removeDependent,
  type Dependent,
} from "@anteroom/contract/account/dependents";
import { listAppointments } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { renewGuestLink } from "@anteroom/contract/account/guest-access";
import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import {
  eraseAccount,
  listConsents,
  listExports,
  previewErasure,
  requestExport,
  withdrawConsent,
  type DataExport,
} from "@anteroom/contract/account/my-data";
import {
  answerChallenge,
  getSecurity,
  removeEmailFactor,
  sendChallengeCode,
} from "@anteroom/contract/account/second-factor";
import { beginPasskey, removePasskey } from "@anteroom/contract/account/passkeys";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Failure } from "../../platform/api.ts";
import { pendingChallenge } from "../../shared/booking/pending-challenge.ts";
import { readBookedFor } from "../../shared/booking/booked-for.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { anAppointment } from "../../testing/answers/appointments.ts";
import { aDependent, anInsurance, aSecurity } from "../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { fill } from "../../testing/fill.ts";
import { Fetching } from "../../testing/fetching.tsx";
import { joana, showPart } from "../../testing/open-page.tsx";
import { guestLinkFailureScreen } from "./access/guest-link-trouble.tsx";
import { signInLinkFailureScreen } from "./access/link-trouble.tsx";
import { AddInBooking } from "./dependents/add-in-booking.tsx";
import { DependentForm } from "./dependents/dependent-form.tsx";
import { DependentList } from "./dependents/dependent-list.tsx";
import { FamilyFaces } from "./dependents/family-faces.tsx";
import { FamilyMissing } from "./dependents/family-missing.tsx";
import { InsuranceInBooking } from "./insurance/insurance-in-booking.tsx";
import { InsuranceOffer } from "./insurance/insurance-offer.tsx";
import { Consents } from "./my-data/consents.tsx";
import { DataCopy } from "./my-data/data-copy.tsx";
import { Erasure } from "./my-data/erasure.tsx";
import { ErasurePreview } from "./my-data/erasure-preview.tsx";
import { RecoveryCodesDialog } from "./security/recovery-codes-dialog.tsx";
import { SecuritySection } from "./security/security-section.tsx";
import { LinkStep } from "./sign-in/link-step.tsx";
import { maskLogin } from "./sign-in/mask-login.ts";
import { SecondFactor } from "./sign-in/second-factor.tsx";
import { AccountReady } from "./sign-up/account-ready.tsx";

const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ");
/** Some parts are whole pages with a main part of their own. */
const words = () => plain(document.querySelector("#main")?.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const alertText = async () => plain((await screen.findByRole("alert")).textContent);
const hrefOf = (name: string | RegExp) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null;
const at = (part: React.ReactNode, api: FakeApi = fakeApi(), more: object = {}) =>
  showPart(part, { api, patient: joana, ...more });
const family = (...all: Dependent[]) =>
  fakeApi().on(listDependents, collectionOf(all)).on(listAppointments, collectionOf([]));

describe("a family member", () => {
  test.each([
    ["a child", aDependent(), "9 years old", "/doctors?for=9&children=yes"],
    ["an adult", aDependent({ birthdate: "1950-03-02" }), "76 years old", "/doctors?for=9"],
    ["nobody knows how old", aDependent({ birthdate: null }), "", "/doctors?for=9"],
    ["who has not agreed", aDependent({ care: "waiting" }), "Hasn’t agreed yet", null],
    [
      "soon an adult",
      aDependent({ care: "ending", care_ends_at: "2027-03-09T00:00:00.000Z" }),
      "Becomes an adult. From Tuesday, 9 March 2027",
      "/doctors?for=9&children=yes",
    ],
  ])("%s is listed with the possible actions", async (_, one, says, address) => {
    await at(<DependentList dependents={[one]} />);
    expect(words()).toContain(says);
    expect(hrefOf("Find a doctor for Tomás Prata")).toBe(address);
    expect(hrefOf("Change Tomás Prata")).toBe("/profile-settings?section=dependents&edit=9");
  });

  test("is preselected when a doctor is searched from their row", async () => {
    const api = fakeApi().on(listDoctors, collectionOf([])); // asked for ahead by the link
    const { user } = await at(<DependentList dependents={[aDependent()]} />, api);
    await user.click(screen.getByRole("link", { name: "Find a doctor for Tomás Prata" }));
    expect(readBookedFor(deviceMemory(localStorage))).toBe(9);
  });

  test("has no doctor search where web booking is off", async () => {
    await at(<DependentList dependents={[aDependent()]} />, fakeApi(), {
      settings: { patientsWebScheduling: false },
    });
    expect(hrefOf(/^Find a doctor/)).toBeNull();
  });

  test.each([
    [
      "one appointment",
      [21],
      "One appointment is booked for them. It goes ahead unless you cancel it.",
      "/appointments/21",
    ],
    [
      "more",
      [21, 22],
      "2 appointments are booked for them. They go ahead unless you cancel them.",
      "/appointments",
    ],
  ])(
    "who is to be removed with %s booked is warned of them, with the way there",
    async (_, ids, says, way) => {
      const theirs = ids.map((id) => anAppointment({ id, dependent_id: 9 }));
      const own = anAppointment({ id: 23, dependent_id: null });
      const { dialog } = await remove(family().on(listAppointments, collectionOf([...theirs, own])));
      expect(await dialog.findByText(says)).toBeTruthy();
      expect(dialog.getByRole("link", { name: /^See the appointment/ }).getAttribute("href")).toBe(way);
    },
  );

  test("who is to be removed is said to keep what is booked where that could not be fetched", async () => {
    const { dialog } = await remove(family().lose(listAppointments));
    expect(await dialog.findByText(/^Appointments already booked for them go ahead/)).toBeTruthy();
    expect(dialog.getByRole("link", { name: "See the appointments" })).toBeTruthy();
  });

  test("who is to be removed with nothing booked leads to no appointment", async () => {
    const api = family().on(listAppointments, collectionOf([anAppointment({ dependent_id: null })]));
    const { dialog } = await remove(api);
    await waitFor(() => expect(api.sentTo(listAppointments)).not.toEqual([]));
    expect(dialog.getByText(/^You won’t be able to book more for them/)).toBeTruthy();
    expect(dialog.queryByRole("link")).toBeNull();
  });

  const remove = async (api: FakeApi) => {
    const shown = await at(<DependentList dependents={[aDependent()]} />, api);
    await shown.user.click(button("Remove Tomás Prata"));
    const dialog = within(await screen.findByRole("dialog"));
    return { ...shown, dialog };
  };

  test.each([
    ["is gone", (api: FakeApi) => api.on(removeDependent, undefined)],
    ["was removed on another device before", (api: FakeApi) => api.refuse(removeDependent, "not_found")],
  ])("that %s is announced as removed", async (_, how) => {
    const { user, dialog } = await remove(how(family()));
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(words()).toContain("Removed from your family."));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("that could not be removed stays, and the error disappears at the next try", async () => {
    const { user, dialog } = await remove(family().lose(removeDependent));
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    await user.click(dialog.getByRole("button", { name: "Keep" }));
    await user.click(button("Remove Tomás Prata"));
    expect(within(await screen.findByRole("dialog")).queryByRole("alert")).toBeNull();
    expect(words()).not.toContain("Removed from your family.");
  });

  test("has a face and first name linked to the details", async () => {
    await at(<FamilyFaces />, family(aDependent()));
    await screen.findByText("Tomás");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/profile-settings?section=personal",
      "/profile-settings?section=dependents&edit=9",
      "/profile-settings?section=dependents&edit=new",
    ]);
  });

  test("is hidden from a guest", async () => {
    await showPart(<FamilyFaces />);
    expect(words()).toBe("");
  });

  const missing = (more: object) => ({
    data: undefined,
    failure: null,
    isFetching: false,
    again: () => {},
    ...more,
  });
  test.each([
    ["offline", missing({ failure: { code: "offline" } }), true],
    ["known, though not refreshed", missing({ data: [], failure: { code: "offline" } }), false],
    ["none where the clinic has no families", missing({ failure: { code: "feature_off" } }), false],
    ["loading", missing({}), false],
  ])("that is %s is reported as missing: %s", async (_, fetched, isSaid) => {
    await at(<FamilyMissing {...fetched} />);
    expect(words().includes("We couldn’t load the people you care for.")).toBe(isSaid);
  });
});

describe("the form for a new family member in a booking", () => {
  const open = async (api: FakeApi, more: object = {}) => {
    const saved: string[] = [];
    const shown = await at(
      <AddInBooking
        hold={null}
        cancelTo="/scheduling/patient"
        onSaved={async ({ name }) => void saved.push(name)}
      />,
      api,
      more,
    );
    const { user } = shown;
    const type = async (name: string, year: string, email = "") => {
      await fill(user, screen.getByLabelText("Full name"), name);
      for (const [label, value] of [
        ["Day", "2"],
        ["Month", "2"],
        ["Year", year],
      ] as const)
        await fill(user, screen.getByLabelText(label), value);
      await user.click(screen.getByRole("radio", { name: "Female" }));
      await fill(user, screen.getByLabelText("Email address (optional)"), email);
      await user.click(button("Save"));
    };
    return { ...shown, saved, type };
  };
  const adult = "This person is an adult. Enter their own email address, so we can ask them";

  test("starts at its heading and returns when cancelled", async () => {
    await open(fakeApi());
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Add someone you care for" }));
    expect(hrefOf("Cancel")).toBe("/scheduling/patient");
  });

  test("continues with the added person, once", async () => {
    const { type, saved, api } = await open(
      family().on(addDependent, entityOf(aDependent({ name: "Lia Prata" }))),
    );
    await type("Lia Prata", "2020");
    await waitFor(() => expect(saved).toEqual(["Lia Prata"]));
    expect(api.sentTo(addDependent)[0]?.body).toMatchObject({
      birthdate: "2020-02-02",
      sex: "female",
      email: null,
    });
  });

  test("requires a complete email of an adult before sending", async () => {
    const { user, type, api, saved } = await open(
      family().on(addDependent, entityOf(aDependent({ care: "waiting" }))),
    );
    await type("Rosa Prata", "1950");
    expect(await screen.findByRole("link", { name: adult })).toBeTruthy();
    expect(api.sentTo(addDependent)).toHaveLength(0);
    await fill(user, screen.getByLabelText("Email address (optional)"), "rosa@example.org");
    await user.click(button("Save"));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test.each([
    [
      "the age of majority is another",
      { fields: [{ path: "body.email", code: "needed_of_an_adult" }] },
      adult,
    ],
    [
      "the email is odd",
      { fields: [{ path: "body.email", code: "invalid" }] },
      "Enter the full email address, such as name@example.com",
    ],
  ])("shows at its field what the server rejects when %s", async (_, more, says) => {
    const { type, user, saved } = await open(fakeApi().refuse(addDependent, "validation_failed", more));
    await type("Lia Prata", "2020");
    await user.click(await screen.findByRole("link", { name: says }));
    expect(document.activeElement?.id).toBe("email");
    expect(saved).toEqual([]);
  });

  test("keeps what was typed when sending fails", async () => {
    const { type, saved } = await open(fakeApi().lose(addDependent));
    await type("Lia Prata", "2020");
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Lia Prata");
    expect(saved).toEqual([]);
  });

  test.each([
    ["BR", "CPF (optional)", "numeric"],
    ["PT", "Tax number (NIF) (optional)", "numeric"],
    ["CL", "RUT (optional)", "text"],
    ["IE", "Tax number (optional)", "numeric"],
    [null, "Tax number (optional)", "numeric"],
  ])("asks for the number of the country %s by its name", async (country, label, mode) => {
    await at(<DependentForm dependent={null} />, fakeApi(), { settings: { country } });
    expect(screen.getByLabelText(label).getAttribute("inputmode")).toBe(mode);
  });
});

describe("the insurance in a booking", () => {
  const none = { insurer: null, insurance_number: null, policy_number: null, valid_until: null };
  const offer = (more: Partial<Insurance>, name: string | null = null) =>
    at(
      <InsuranceOffer patientId={7} name={name} to="/card" />,
      fakeApi().on(getInsurance, entityOf(anInsurance(more))),
    );

  test.each([
    [{}, null, "Insurance: Seguros do Rio. The clinic sees it with this booking."],
    [{}, "Tomás Prata", "Insurance of Tomás Prata: Seguros do Rio. The clinic sees it with this booking."],
    [{ insurer: null }, null, "The clinic sees the insurance details with this booking."],
    [
      { insurer: null },
      "Tomás Prata",
      "The clinic sees the insurance details of Tomás Prata with this booking.",
    ],
    [none, null, "Add your insurance card (optional)"],
    [none, "Tomás Prata", "Add the insurance card of Tomás Prata (optional)"],
    [{ ...none, policy_number: "P-1" }, null, "The clinic sees the insurance details with this booking."],
    [{ valid_until: "2026-11-22" }, null, "The insurance card has expired: Seguros do Rio."],
    [{ valid_until: "2026-11-22", insurer: null }, null, "The insurance card has expired."],
    [{ valid_until: "2026-11-22" }, "Tomás Prata", "The insurance card of Tomás Prata has expired."],
    [{ valid_until: "2026-11-23" }, null, "Insurance: Seguros do Rio."],
  ])("with %o of %s is shown as “%s”", async (more, name, says) => {
    await offer(more, name);
    await waitFor(() => expect(words()).toContain(says));
    expect(screen.getByRole("link").getAttribute("href")).toBe("/card");
  });

  test("keeps the words of its link in one piece, as the link lays out its parts side by side", async () => {
    await offer(none, "Tomás Prata");
    expect((await screen.findByRole("link")).childNodes.length).toBe(1);
  });

  test.each([
    ["loading", (api: FakeApi) => api.hang(getInsurance), false],
    ["lost", (api: FakeApi) => api.lose(getInsurance), true],
    ["off", (api: FakeApi) => api.refuse(getInsurance, "feature_off"), true],
  ])("is hidden while it is %s, without delaying the booking", async (_, how, isAnswered) => {
    const { api } = await at(
      <>
        <InsuranceOffer patientId={7} name={null} to="/card" />
        <Fetching />
      </>,
      how(fakeApi()),
    );
    await waitFor(() => expect(api.sentTo(getInsurance)).toHaveLength(1));
    await waitFor(() => expect(words()).toBe(isAnswered ? "" : "Fetching"));
  });

  test("is added on a page that starts at its heading and returns", async () => {
    await at(
      <InsuranceInBooking patientId={9} name="Tomás Prata" hold={null} back="/scheduling/patient" />,
      fakeApi().on(getInsurance, entityOf(anInsurance({ patient_id: 9 }))),
    );
    const heading = screen.getByRole("heading", { level: 1 });
    expect(plain(heading.textContent)).toBe("Add the insurance card of Tomás Prata");
    expect(document.activeElement).toBe(heading);
    expect(hrefOf("Back to your booking")).toBe("/scheduling/patient");
    expect(await screen.findByLabelText("Insurer")).toHaveProperty("value", "Seguros do Rio");
  });
});

describe("my data", () => {
  const given = {
    kind: "terms" as const,
    version: "1",
    given_at: "2026-10-01T09:00:00.000Z",
    withdrawn_at: null,
  };
  const copy: DataExport = {
    id: 3,
    status: "working",
    steps_done: 2,
    steps_total: 5,
    created_at: "2026-11-24T08:00:00.000Z",
    expires_at: "2026-11-25T08:00:00.000Z",
  };

  test("the consent question clears its error when reopened", async () => {
    const api = fakeApi()
      .on(listConsents, collectionOf([given]))
      .lose(withdrawConsent);
    const { user } = await at(<Consents />, api);
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    const dialog = () => within(screen.getByRole("dialog"));
    await user.click(dialog().getByRole("button", { name: "Withdraw consent" }));
    expect(plain((await dialog().findByRole("alert")).textContent)).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    await user.click(dialog().getByRole("button", { name: "Keep it" }));
    await user.click(button("Withdraw"));
    expect(dialog().queryByRole("alert")).toBeNull();
  });

  test.each([
    ["waiting", "We’re preparing your archive. This takes a moment."],
    ["working", "We’re preparing your archive. This takes a moment."],
    ["ready", "Your archive is ready. You can download it once, until"],
    ["fetched", "Prepare my archive"],
  ] as const)("an archive that is %s says “%s”", async (status, says) => {
    await at(<DataCopy />, fakeApi().on(listExports, collectionOf([{ ...copy, status }])));
    await waitFor(() => expect(words()).toContain(says));
    expect(screen.queryByRole("button", { name: "Prepare my archive" }) !== null).toBe(status === "fetched");
  });

  test("an archive requested too often says so and can be requested again", async () => {
    const api = fakeApi()
      .on(listExports, collectionOf<DataExport>([]))
      .refuse(requestExport, "too_many_requests");
    const { user } = await at(<DataCopy />, api);
    await user.click(await screen.findByRole("button", { name: "Prepare my archive" }));
    expect(await alertText()).toContain("title of too_many_requests");
    expect(button("Prepare my archive").getAttribute("aria-disabled")).not.toBe("true");
  });

  test("a failed erasure preview can be retried, or the account is kept", async () => {
    const api = fakeApi().lose(previewErasure);
    const { user } = await at(<Erasure />, api);
    await user.click(button("Delete my account"));
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    expect(screen.queryByLabelText("Your password")).toBeNull();
    const preview = {
      visits: [],
      dependents: [],
      refund_until_hours: 6,
      has_password: true,
      is_in_visit: false,
    };
    api.on(previewErasure, entityOf(preview));
    await user.click(button("Try again"));
    expect(await screen.findByLabelText("Your password")).toBeTruthy();
    await user.click(button("Keep my account"));
    expect(button("Delete my account")).toBeTruthy();
    expect(api.sentTo(eraseAccount)).toHaveLength(0);
  });

  const visit = {
    id: 5,
    doctor_name: "Dr Rui Vale",
    patient_name: "Joana Prata",
    start_time: "2026-11-24T14:00:00.000Z",
    paid: { amount_minor: 3900, currency: "EUR" as const },
    reserved: null,
    is_refunded: true,
    reference: null,
  };
  test.each([
    [visit, 6, "You paid €39. The clinic will refund it."],
    [{ ...visit, is_refunded: false }, 1, "until 1 hour before an appointment, so it won’t refund this one."],
    [{ ...visit, is_refunded: false }, 24, "until 24 hours before an appointment"],
    [{ ...visit, reference: "A-1021" }, 6, "Write down the number A-1021"],
    [{ ...visit, paid: null }, 6, "Dr Rui Vale, for Joana Prata"],
  ])(
    "an appointment deleted with the account states what happens to its payment: %#",
    async (one, hours, says) => {
      const preview = {
        visits: [one],
        dependents: [],
        refund_until_hours: hours,
        has_password: true,
        is_in_visit: false,
      };
      await at(<ErasurePreview preview={preview} />);
      expect(words()).toContain(says);
      expect(words().includes("You paid")).toBe(one.paid !== null);
      expect(words()).not.toContain("Also deleted");
    },
  );

  test.each([
    ["en", "ليلى, سامي"],
    ["ar", "ليلى، سامي"],
  ])("the people erased with it have the comma of the language: %s", async (locale, list) => {
    const preview = {
      visits: [],
      dependents: ["ليلى", "سامي"],
      refund_until_hours: 6,
      has_password: true,
      is_in_visit: false,
    };
    await at(<ErasurePreview preview={preview} />, fakeApi(), { locale });
    expect(words()).toContain(list);
  });
});

describe("account protection", () => {
  const open = (more: Parameters<typeof aSecurity>[0], api: FakeApi = fakeApi()) =>
    at(<SecuritySection />, api.on(getSecurity, entityOf(aSecurity(more))));
  const since = "2026-11-01T09:00:00.000Z";
  const passkey = { id: 4, name: "My phone", created_at: since, last_used_at: null, is_backed_up: true };

  test.each([
    [1, "1 code is left. It opens your account once"],
    [0, "0 codes are left."],
    [9, "9 codes are left. Each opens your account once"],
  ])("counts %i recovery codes", async (recovery_codes_left, says) => {
    await open({ totp_since: since, recovery_codes_left });
    await waitFor(() => expect(words()).toContain(says));
  });

  test.each([
    [{ totp_since: since, email_since: since }, "codes by email", false],
    [{ email_since: since }, "codes by email", true],
    [{ totp_since: since }, "the authenticator app", true],
  ])("with %o names what remains without %s", async (more, way, isLast) => {
    const { user } = await open(more);
    await user.click(await screen.findByRole("button", { name: `Turn off ${way}` }));
    const dialog = await screen.findByRole("dialog", { name: `Turn off ${way}?` });
    expect(dialog.textContent.includes("You’ll only need your password to sign in")).toBe(isLast);
  });

  test("stays on when codes by email cannot be disabled, with the reason", async () => {
    const { user } = await open({ email_since: since }, fakeApi().refuse(removeEmailFactor, "internal"));
    await user.click(await screen.findByRole("button", { name: "Turn off codes by email" }));
    await user.click(await screen.findByRole("button", { name: "Turn off" }));
    expect(await alertText()).toContain("title of internal");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button("Turn off codes by email")).toBeTruthy();
  });

  test.each([
    [null, /^Added on .*1 November 2026, not used yet$/],
    ["2026-11-20T23:30:00.000Z", /^Added on .*1 November 2026, last used on .*20 November 2026$/],
  ])("shows when a passkey was used: %s", async (last_used_at, says) => {
    await open({ passkeys: [{ ...passkey, last_used_at }] });
    expect(await screen.findByText(says)).toBeTruthy();
  });

  test("keeps a passkey when removal is declined or refused", async () => {
    const { user, api } = await open({ passkeys: [passkey] }, fakeApi().refuse(removePasskey, "internal"));
    await user.click(await screen.findByRole("button", { name: /^Remove My phone/ }));
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(api.sentTo(removePasskey)).toHaveLength(0);
    await user.click(button(/^Remove My phone/));
    await user.click(await screen.findByRole("button", { name: "Remove the passkey" }));
    expect(await alertText()).toContain("title of internal");
    expect(screen.getByRole("heading", { name: "My phone" })).toBeTruthy();
  });

  test.each([
    ["offline", (api: FakeApi) => api.lose(beginPasskey), "We couldn’t reach the clinic’s service just now."],
    ["refused", (api: FakeApi) => api.refuse(beginPasskey, "internal"), "title of internal"],
  ])("says in the passkey dialog why none can be created: %s", async (_, how, says) => {
    const { user } = await open({}, how(fakeApi()));
    await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
    await user.click(dialog.getByRole("button", { name: "Continue" }));
    expect(plain((await dialog.findByRole("alert")).textContent)).toContain(says);
    expect(dialog.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).not.toBe("true");
  });

  test("downloads recovery codes as a file with the clinic's name", async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:codes";
    });
    const { user } = await at(<RecoveryCodesDialog codes={["AAAA", "BBBB"]} onClose={() => {}} />);
    await user.click(button("Save as a file"));
    expect(await files[0]?.text()).toBe("Clínica Aurora\n\nAAAA\nBBBB\n");
  });
});

describe("the second step", () => {
  const challenge = { token: "c-1", methods: ["totp", "email", "recovery"] as const, sentTo: null };
  const open = async (api: FakeApi, more: object = {}) => {
    const tokens: string[] = [];
    const failures: Failure[] = [];
    const shown = await showPart(
      <SecondFactor
        challenge={{ ...challenge, ...more }}
        onToken={async (token) => void tokens.push(token)}
        onFailure={(failure) => failures.push(failure)}
      />,
      { api },
    );
    return { ...shown, tokens, failures, go: () => shown.user.click(button("Continue")) };
  };

  test.each([
    ["", "Enter the 12 letters and digits of one code."],
    ["ABCD-EFGH-JK", "Enter the 12 letters and digits of one code."],
    ["ABCD-EFGH-JKM12", "Enter the 12 letters and digits of one code."],
  ])("says what the recovery code “%s” lacks", async (code, says) => {
    const { user, api, go } = await open(fakeApi(), { methods: ["recovery"] });
    await fill(user, screen.getByLabelText("Recovery code"), code);
    await go();
    expect(await screen.findByText(says)).toBeTruthy();
    expect(api.sentTo(answerChallenge)).toHaveLength(0);
  });

  test.each(["ABCD-EFGH-JKM1", "abcdefghjkm1", " ABCD EFGH JKM1 "])(
    "accepts the recovery code “%s”",
    async (code) => {
      const api = fakeApi().on(
        answerChallenge,
        entityOf({ token: "t-1", expires_at: "2026-12-24T09:00:00.000Z" }),
      );
      const { user, go, tokens } = await open(api, { methods: ["recovery"] });
      await fill(user, screen.getByLabelText("Recovery code"), code);
      await go();
      await waitFor(() => expect(tokens).toEqual(["t-1"]));
      expect(api.sentTo(answerChallenge)[0]?.body).toEqual({
        method: "recovery",
        challenge: "c-1",
        code: code.trim(),
      });
    },
  );

  test("clears the digits when another method is chosen", async () => {
    const { user, api, go } = await open(fakeApi());
    await user.click(screen.getByLabelText("Digit 1 of 6"));
    await user.paste("123456");
    await user.click(button("Use a recovery code"));
    await user.click(button("Use the authenticator app"));
    await go();
    expect(await screen.findByText("Enter all six digits.")).toBeTruthy();
    expect(api.sentTo(answerChallenge)).toHaveLength(0);
  });

  test("that expired while a code was requested restarts the sign-in", async () => {
    const { user, failures } = await open(fakeApi().refuse(sendChallengeCode, "challenge_expired"), {
      methods: ["email"],
    });
    await user.click(button(/^Send/));
    await waitFor(() => expect(failures.map(({ code }) => code)).toEqual(["challenge_expired"]));
    expect(pendingChallenge.get()).toBeNull();
  });

  test("of a link that was left says how to sign in again", async () => {
    await showPart(<LinkStep challenge={null} onSend={() => {}} />);
    expect(words()).toContain("A sign-in link works once. Ask the clinic for a new one.");
    expect(hrefOf("Go to the home page")).toBe("/");
  });
});

describe("a completed account", () => {
  const ready = (returnPath: string | null, patient?: Patient) =>
    showPart(<AccountReady returnPath={returnPath} />, patient ? { patient } : {});
  test.each([
    [null, joana, "Continue", "/", true],
    ["/appointments", joana, "Continue", "/appointments", false],
    [null, undefined, "Sign in", "/login", false],
    ["/", undefined, "Sign in", "/login", false],
    ["/doctors?when=today", undefined, "Sign in", "/login?from=%2Fdoctors%3Fwhen%3Dtoday", false],
  ])("continues to the page %s requested before", async (path, patient, name, address, mayChoose) => {
    await ready(path, patient);
    expect(hrefOf(name)).toBe(address);
    expect(hrefOf("Choose a new password") !== null).toBe(mayChoose);
  });
});

describe("a failed link", () => {
  const failure = (code: "offline" | "unreachable" | "timeout"): Failure => ({ code });
  const over = { code: "link_not_valid", title: "x", type: "x", status: 404 } as Failure;
  const cover = (Part: React.ComponentType, api: FakeApi = fakeApi(), settings: object = {}) =>
    showPart(<Part />, { api, settings });

  test.each([
    ["lost", failure("unreachable"), "We couldn’t reach the clinic’s service just now.", true],
    ["late", failure("timeout"), "We couldn’t reach the clinic’s service just now.", true],
    ["over", over, "This link no longer works", false],
  ])(
    "because it is %s says so, and offers a retry only where that may help",
    async (_, why, says, mayRetry) => {
      const tried = vi.fn<() => Promise<void>>().mockResolvedValue();
      const { user } = await cover(signInLinkFailureScreen(why, tried));
      expect(words()).toContain(says);
      const retry = screen.queryByRole("button", { name: "Try again" });
      expect(retry !== null).toBe(mayRetry);
      if (retry) await user.click(retry);
      expect(tried).toHaveBeenCalledTimes(mayRetry ? 1 : 0);
    },
  );

  test("leads to no sign-in where the clinic has closed it", async () => {
    await cover(
      signInLinkFailureScreen(over, () => Promise.resolve()),
      fakeApi(),
      { patientsLogIn: false },
    );
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
    expect(button("Go to the home page")).toBeTruthy();
  });

  const personal = { token: "g-1", page: "/appointments/21", again: () => Promise.resolve() };
  test("is resent for an appointment without revealing whether it exists", async () => {
    const api = fakeApi().lose(renewGuestLink);
    const { user } = await cover(guestLinkFailureScreen(over, personal), api);
    await user.click(button("Send me a new link"));
    expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
    api.on(renewGuestLink, undefined);
    await user.click(button("Send me a new link"));
    await waitFor(() =>
      expect(words()).toContain("If this link belongs to an appointment, we’ve sent a new one"),
    );
    expect(screen.queryByRole("alert")).toBeNull();
    expect(api.sentTo(renewGuestLink).map(({ body }) => body)).toEqual([{ token: "g-1" }, { token: "g-1" }]);
  });

  test("of an appointment is retried after a network loss", async () => {
    const again = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { user } = await cover(guestLinkFailureScreen(failure("offline"), { ...personal, again }));
    await user.click(button("Try again"));
    expect(again).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Join with your code" })).toBeNull();
  });
});

describe("a CPF typed to sign in", () => {
  const box = (value: string, caret = value.length) => {
    const input = document.createElement("input");
    input.value = value;
    input.setSelectionRange(caret, caret);
    return input;
  };
  test.each([
    ["12345678901", 11, "123.456.789-01", 14],
    ["12345678901", 3, "123.456.789-01", 3],
    ["12345678901", 4, "123.456.789-01", 5],
    ["joana@example.org", 5, "joana@example.org", 5],
    ["", 0, "", 0],
  ])("“%s” with the caret at %i is formatted as “%s” with it at %i", (typed, caret, shown, place) => {
    const input = box(typed, caret);
    maskLogin(input);
    expect([input.value, input.selectionStart]).toEqual([shown, place]);
  });
});
