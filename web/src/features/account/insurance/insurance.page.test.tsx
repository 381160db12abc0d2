import {
  downloadCardPicture,
  getInsurance,
  removeCardPicture,
  saveInsurance,
  sendCardPicture,
  type CardPicture,
  type Insurance,
} from "@anteroom/contract/account/insurance";
import { listDependents } from "@anteroom/contract/account/dependents";
import { cardPicture } from "@anteroom/domain/account/insurance-card";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { aDependent, anInsurance } from "../../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const stored = (more: Partial<CardPicture> = {}): CardPicture => ({
  id: 31,
  size_bytes: 90_000,
  scan: "clean",
  created_at: "2026-11-20T08:00:00.000Z",
  ...more,
});
const insured = (more: Partial<Insurance> = {}) =>
  fakeApi()
    .byDefault(downloadCardPicture, undefined as never)
    .on(listDependents, collectionOf([]))
    .on(getInsurance, entityOf(anInsurance(more)));
const noNumbers = { insurer: null, insurance_number: null, policy_number: null, valid_until: null };
const openCard = (api: FakeApi) => openPage("/profile-settings?section=insurance", { api, patient: joana });
const photo = (bytes = 20) => new File([new Uint8Array(bytes)], "card.jpg", { type: "image/jpeg" });

/** One side of the card, by its heading. */
async function side(name: string): Promise<HTMLElement> {
  const sheet = (await screen.findByRole("heading", { level: 3, name })).parentElement;
  if (!sheet) throw new Error("A heading without a sheet.");
  return sheet;
}

/** What the browser would draw of a chosen picture, which it does not lay out here. */
function drawsPictures({ width = 1000, height = 700, bytes = 50_000 } = {}) {
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width, height, close: () => {} }));
  return vi
    .spyOn(HTMLCanvasElement.prototype, "toBlob")
    .mockImplementation((give) => give(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })));
}

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:card");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});

test("both sides of the card can be photographed or chosen when none is stored", async () => {
  await openCard(insured());
  for (const name of ["Front of the card", "Back of the card"]) {
    const sheet = within(await side(name));
    expect(sheet.getByLabelText(`Take a photo (${name})`).getAttribute("capture")).toBe("environment");
    expect(sheet.getByLabelText(`Choose a picture (${name})`).hasAttribute("capture")).toBe(false);
    expect(sheet.queryByRole("button", { name: /^Remove/ })).toBeNull();
    expect(sheet.queryByRole("img", { name })).toBeNull();
  }
  expect(await accessibilityFaults()).toEqual([]);
});

test("a chosen picture is re-encoded, sent once and shown as stored", async () => {
  drawsPictures({ width: 4000, height: 3000 });
  const api = insured().on(sendCardPicture, entityOf(stored()));
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  api.on(getInsurance, entityOf(anInsurance({ front: stored() })));
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  expect(await within(front).findByText("The clinic has this picture.")).toBeTruthy();
  expect(within(front).getByRole("img", { name: "Front of the card" }).getAttribute("src")).toBe("blob:card");
  expect(within(front).getByLabelText(/^Retake/)).toBeTruthy();
  const sent = api.sentTo(sendCardPicture);
  expect(sent.map(({ path }) => path)).toEqual([`/api/patients/insurance_cards/${joana.id}/front`]);
  expect(sent[0]?.body).toHaveProperty("size", 50_000);
});

test("a picture keeps its proportions and is not enlarged", async () => {
  const drawn: [number, number][] = [];
  drawsPictures({ width: 4000, height: 3000 }).mockImplementation(function (this: HTMLCanvasElement, give) {
    drawn.push([this.width, this.height]);
    give(new Blob(["card"]));
  });
  const api = insured().on(sendCardPicture, entityOf(stored()));
  const { user } = await openCard(api);
  await user.upload(within(await side("Front of the card")).getByLabelText(/^Choose a picture/), photo());
  await waitFor(() => expect(api.sentTo(sendCardPicture)).toHaveLength(1));
  expect(drawn).toEqual([[cardPicture.longestSide, 1500]]);
});

test.each([
  ["is far too large to be opened", photo(cardPicture.chosenBytes + 1), {}, /^This picture is too large/],
  ["is too large once drawn", photo(), { bytes: cardPicture.bytes + 1 }, /^This picture is too large/],
  ["is too small to be read", photo(), { width: 90, height: 90 }, /^We couldn’t open this picture/],
])("a picture that %s is not sent, and the page says so", async (_, file, drawing, says) => {
  drawsPictures(drawing);
  const api = insured();
  const { user } = await openCard(api);
  const back = await side("Back of the card");
  await user.upload(within(back).getByLabelText(/^Choose a picture/), file);
  expect((await within(back).findByRole("alert")).textContent).toMatch(says);
  expect(api.sentTo(sendCardPicture)).toHaveLength(0);
});

test("a file that the browser cannot open as a picture is refused", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  const { user } = await openCard(insured());
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  expect((await within(front).findByRole("alert")).textContent).toMatch(/^We couldn’t open this picture/);
});

test.each([
  ["file_too_large", /^This picture is too large/],
  ["file_kind_unknown", /^We couldn’t open this picture/],
  ["file_limit", /^title of file_limit what to do after file_limit/],
] as const)("a picture that the server refuses with %s shows the reason", async (code, says) => {
  drawsPictures();
  const { user } = await openCard(insured().refuse(sendCardPicture, code));
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  expect((await within(front).findByRole("alert")).textContent).toMatch(says);
});

test("a refused picture can be sent again", async () => {
  drawsPictures();
  const api = insured().refuse(sendCardPicture, "internal");
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  await within(front).findByRole("alert");
  api.on(sendCardPicture, entityOf(stored())).on(getInsurance, entityOf(anInsurance({ front: stored() })));
  await user.click(within(front).getByRole("button", { name: "Try again" }));
  expect(await within(front).findByText("The clinic has this picture.")).toBeTruthy();
  expect(within(front).queryByRole("alert")).toBeNull();
});

test("a picture waits while offline, is sent by itself, and closing the page asks first", async () => {
  drawsPictures();
  const api = insured().lose(sendCardPicture);
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  expect((await within(front).findByRole("alert")).textContent).toMatch(
    /^You’re offline. Keep this page open/,
  );
  line.mockReturnValue(true);
  const close = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(close()).toBe(false);
  api.on(sendCardPicture, entityOf(stored())).on(getInsurance, entityOf(anInsurance({ front: stored() })));
  dispatchEvent(new Event("online"));
  expect(await within(front).findByText("The clinic has this picture.")).toBeTruthy();
  expect(close()).toBe(true);
  expect(api.sentTo(sendCardPicture)).toHaveLength(2);
});

test("a picture that the clinic did not receive is sent again by itself while the device is online", async () => {
  drawsPictures();
  const api = insured().lose(sendCardPicture);
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  const later = vi.spyOn(globalThis, "setTimeout");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  expect((await within(front).findByRole("alert")).textContent).toMatch(
    /^We couldn’t reach the clinic’s service just now. Keep this page open/,
  );
  api.on(sendCardPicture, entityOf(stored())).on(getInsurance, entityOf(anInsurance({ front: stored() })));
  const [again] = later.mock.calls.findLast(([, pause]) => pause === 10_000) ?? [];
  act(() => (again as () => void)());
  expect(await within(front).findByText("The clinic has this picture.")).toBeTruthy();
});

test("a camera without a picture is explained with the way to its permission", async () => {
  await openCard(insured());
  const front = await side("Front of the card");
  within(front)
    .getByLabelText(/^Take a photo/)
    .dispatchEvent(new Event("cancel"));
  expect(await within(front).findByText(/^No photo was taken. If the camera doesn’t open/)).toBeTruthy();
});

test("a cancelled camera replaces the message of the last picture", async () => {
  drawsPictures();
  const { user } = await openCard(insured().on(sendCardPicture, entityOf(stored())));
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  await within(front).findByText("The clinic has this picture.");
  within(front)
    .getByLabelText(/^(Retake|Take a photo)/)
    .dispatchEvent(new Event("cancel"));
  expect(await within(front).findByText(/^No photo was taken/)).toBeTruthy();
  expect(within(front).queryByText("The clinic has this picture.")).toBeNull();
});

test("a picture that is not yet sent is removed without a request", async () => {
  drawsPictures();
  const api = insured().lose(sendCardPicture);
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  await within(front).findByRole("alert");
  await user.click(within(front).getByRole("button", { name: /^Remove/ }));
  expect(await within(front).findByText("The picture was removed.")).toBeTruthy();
  expect(within(front).queryByRole("img")).toBeNull();
  dispatchEvent(new Event("online"));
  expect(api.sentTo(removeCardPicture)).toHaveLength(0);
  expect(api.sentTo(sendCardPicture)).toHaveLength(1);
});

test("a stored picture is shown and disappears when removed", async () => {
  const api = insured({ front: stored() }).on(removeCardPicture, undefined);
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  expect(await within(front).findByRole("img", { name: "Front of the card" })).toBeTruthy();
  api.on(getInsurance, entityOf(anInsurance()));
  await user.click(within(front).getByRole("button", { name: /^Remove/ }));
  expect(await within(front).findByText("The picture was removed.")).toBeTruthy();
  await waitFor(() => expect(within(front).queryByRole("img")).toBeNull());
  expect(api.sentTo(removeCardPicture).map(({ path }) => path)).toEqual([
    `/api/patients/insurance_cards/${joana.id}/front`,
  ]);
});

test("a picture removed on another device disappears here", async () => {
  const api = insured({ back: stored() }).refuse(removeCardPicture, "not_found");
  const { user } = await openCard(api);
  const back = await side("Back of the card");
  await user.click(await within(back).findByRole("button", { name: /^Remove/ }));
  expect(await within(back).findByText("The picture was removed.")).toBeTruthy();
});

test("a picture that could not be removed stays with the reason", async () => {
  const api = insured({ back: stored() }).refuse(removeCardPicture, "internal");
  const { user } = await openCard(api);
  const back = await side("Back of the card");
  await user.click(await within(back).findByRole("button", { name: /^Remove/ }));
  expect((await within(back).findByRole("alert")).textContent).toContain("title of internal");
});

test.each([
  ["scanning", "We’re checking this picture for viruses. It will show here afterwards."],
  ["infected", "This picture had a virus, so we deleted it. Take a new one."],
] as const)("a picture that is %s is not fetched, and the page says why", async (scan, says) => {
  const api = insured({ front: stored({ scan }) });
  await openCard(api);
  const front = await side("Front of the card");
  expect(within(front).getByText(says)).toBeTruthy();
  expect(within(front).queryByRole("img", { name: "Front of the card" })).toBeNull();
  expect(api.sentTo(downloadCardPicture)).toHaveLength(0);
});

test("a stored picture that failed to load is requested again", async () => {
  const api = insured({ front: stored() }).lose(downloadCardPicture);
  const { user } = await openCard(api);
  const front = await side("Front of the card");
  expect((await within(front).findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(downloadCardPicture, undefined as never);
  await user.click(within(front).getByRole("button", { name: "Try again" }));
  expect(await within(front).findByRole("img", { name: "Front of the card" })).toBeTruthy();
});

/** A browser that finds these lines on any picture. */
function readsText(...lines: string[]) {
  drawsPictures();
  vi.stubGlobal(
    "TextDetector",
    class {
      detect = () => Promise.resolve(lines.map((rawValue) => ({ rawValue })));
    },
  );
}

test("recognised card details fill the fields by a tap, and only the person saves them", async () => {
  readsText("Seguros do Rio", "No 8842 1190 73", "Valid until 30/06/2029");
  const api = insured({ insurance_number: null, valid_until: null })
    .on(sendCardPicture, entityOf(stored()))
    .on(saveInsurance, entityOf(anInsurance({ version: 4 })));
  const { user } = await openCard(api);
  await user.upload(within(await side("Front of the card")).getByLabelText(/^Choose a picture/), photo());
  await user.click(await screen.findByRole("button", { name: /Insurance number: 8842 1190 73/ }));
  expect(screen.getByLabelText("Insurance number")).toHaveProperty("value", "8842 1190 73");
  await user.click(screen.getByRole("button", { name: /Valid until: 30 06 2029/ }));
  expect(screen.getByText("Filled in. Check it against your card, then save.")).toBeTruthy();
  expect(api.sentTo(saveInsurance)).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.sentTo(saveInsurance)).toHaveLength(1));
  expect(api.sentTo(saveInsurance)[0]?.body).toMatchObject({
    insurance_number: "8842 1190 73",
    valid_until: "2029-06-30",
  });
});

test("a suggestion that fills a field takes the message of the last save away", async () => {
  readsText("Seguros do Rio", "No 8842 1190 73");
  const api = insured()
    .on(sendCardPicture, entityOf(stored()))
    .on(saveInsurance, entityOf(anInsurance({ version: 4 })));
  const { user } = await openCard(api);
  await user.upload(within(await side("Front of the card")).getByLabelText(/^Choose a picture/), photo());
  const suggestion = await screen.findByRole("button", { name: /Insurance number: 8842 1190 73/ });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  await user.click(suggestion);
  expect(screen.getByLabelText("Insurance number")).toHaveProperty("value", "8842 1190 73");
  expect(screen.queryByText("Saved.")).toBeNull();
});

test("nothing is suggested when a card shows no number and no date", async () => {
  readsText("Seguros do Rio");
  const { user } = await openCard(insured().on(sendCardPicture, entityOf(stored())));
  const front = await side("Front of the card");
  await user.upload(within(front).getByLabelText(/^Choose a picture/), photo());
  await within(front).findByText("The clinic has this picture.");
  expect(screen.queryByText(/^We found this on your card/)).toBeNull();
});

test.each([["front"], ["back"]] as const)("a card with nothing but its %s counts as saved", async (side) => {
  const api = insured({ ...noNumbers, [side]: stored() });
  const { user } = await openCard(api);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.queryByText("Fill in at least one field")).toBeNull();
  expect(api.sentTo(saveInsurance)).toHaveLength(0);
});

test("a card without pictures and numbers asks for one of them", async () => {
  const { user } = await openCard(insured(noNumbers));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Fill in at least one field")).length).toBeGreaterThan(0);
});

test("the insurance keeps what was typed when sending fails", async () => {
  const api = insured().lose(saveInsurance);
  const { user } = await openCard(api);
  await fill(user, await screen.findByLabelText("Insurer"), "Companhia do Mar");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(screen.getByLabelText("Insurer")).toHaveProperty("value", "Companhia do Mar");
});

test.each(["Insurance number", "Policy number"])(
  "a %s without a letter or digit is not saved",
  async (name) => {
    const api = insured();
    const { user } = await openCard(api);
    await fill(user, await screen.findByLabelText(name), "!!");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const summary = await screen.findByRole("region", { name: "One thing needs a look" });
    expect(within(summary).getByRole("link").textContent).toBe(
      "Enter the number with its letters and digits",
    );
    expect(screen.getByLabelText(name).getAttribute("aria-invalid")).toBe("true");
    expect(api.sentTo(saveInsurance)).toHaveLength(0);
  },
);

test("insurance changed in another window is merged beside what was typed", async () => {
  const api = insured().refuse(saveInsurance, "changed_elsewhere");
  const { user } = await openCard(api);
  await fill(user, await screen.findByLabelText("Policy number"), "P-77");
  api.on(getInsurance, entityOf(anInsurance({ insurer: "Companhia do Mar", version: 8 })));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByLabelText("Insurer")).toHaveProperty("value", "Companhia do Mar"));
  expect(screen.getByLabelText("Policy number")).toHaveProperty("value", "P-77");
  api.on(saveInsurance, entityOf(anInsurance({ version: 9 })));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(api.sentTo(saveInsurance).at(-1)?.body).toMatchObject({ version: 8, policy_number: "P-77" });
});

test.each([
  ["", "Your insurance card"],
  ["&for=9", "Insurance card of Tomás Prata"],
])("the insurance card of the address with %j names its owner", async (query, name) => {
  const api = insured().on(listDependents, collectionOf([aDependent({ id: 9 })]));
  await openPage(`/profile-settings?section=insurance${query}`, { api, patient: joana });
  expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();
});

test("a person who has not agreed is not offered in the insurance selection", async () => {
  const waiting = aDependent({ id: 10, name: "Rosa Prata", care: "waiting" });
  const api = insured().on(listDependents, collectionOf([aDependent(), waiting]));
  await openCard(api);
  const people = await screen.findByRole("navigation", { name: "Whose insurance?" });
  expect(
    within(people)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Mine", "Tomás Prata"]);
  expect(within(people).getByRole("link", { name: "Mine" }).getAttribute("aria-current")).toBe("page");
});
