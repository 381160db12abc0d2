import {
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../testing/crisis-help.ts";
import { listDependents } from "@anteroom/contract/account/dependents";
import { getDoctor, listDoctors, listSlots } from "@anteroom/contract/appointment/find-doctor";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { collectionOf, detailsOf, drPinho, drVale, entityOf } from "../../testing/answers/find-doctor.ts";
import { rita } from "../../testing/answers/booking.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { readBookedFor, storeBookedFor } from "../../shared/booking/booked-for.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage } from "../../testing/open-page.tsx";

const both = () => fakeApi().on(listDoctors, collectionOf([drVale, drPinho]));
const names = () => screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
const address = () => location.pathname + location.search;

test("an Arabic time label uses the Arabic comma before its zone", async () => {
  await openPage("/doctors", { api: both(), locale: "ar" });
  const [time] = screen.getAllByRole("link", { name: /14:00/ });
  expect(time?.getAttribute("aria-label")).toMatch(/^[^,]*14:00، [^,]+، بتوقيت UTC، [^,]+$/);
});

test("the list of doctors shows name, price and times, each time a link", { tags: ["S2.R03"] }, async () => {
  await openPage("/doctors", { api: both() });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a doctor");
  expect(screen.getByText("2 doctors.")).toBeTruthy();
  const vale = within(screen.getByRole("article", { name: "Dr Rui Vale" }));
  expect(vale.getByText("General practice")).toBeTruthy();
  expect(vale.getByText("€30")).toBeTruthy();
  expect(vale.getByText("Speaks Portuguese, English")).toBeTruthy();
  expect(vale.getByText("(212 reviews)")).toBeTruthy();
  const time = vale.getByRole("link", { name: /^Today 14:00, Tuesday 24 November, .*, with Dr Rui Vale$/ });
  expect(time.getAttribute("href")).toBe(
    "/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z",
  );
  expect(vale.getByRole("link", { name: "More times with Dr Rui Vale" }).getAttribute("href")).toBe(
    "/doctors/3",
  );
  expect(screen.queryByText("(0 reviews)")).toBeNull();
});

test("a list opened for a child names and keeps the child, with a link to one's own", async () => {
  const api = fakeApi()
    .on(
      listDoctors,
      collectionOf([
        { ...drVale, treats_children: false },
        { ...drPinho, treats_children: true },
      ]),
    )
    .on(listDependents, collectionOf([rita]));
  const { user } = await openPage("/doctors?for=8&children=yes", { api, patient: joana });
  expect(await screen.findByText(/^You’re booking for/)).toHaveProperty(
    "textContent",
    "You’re booking for Rita Prata.",
  );
  expect(names()).toEqual(["Dr Ana Pinho"]);
  expect(readBookedFor(deviceMemory(localStorage))).toBe(8);
  await user.click(screen.getByRole("link", { name: /^Sees children/ }));
  expect(address()).toBe("/doctors?for=8");
  expect(await screen.findByText(/^You’re booking for/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Book for me instead" }));
  await waitFor(() => expect(address()).toBe("/doctors"));
  expect(screen.queryByText(/^You’re booking for/)).toBeNull();
  expect([names().length, readBookedFor(deviceMemory(localStorage))]).toEqual([2, null]);
});

test("the list names the dependent still chosen from a booking that was left, until oneself is chosen", async () => {
  storeBookedFor(deviceMemory(localStorage), 8);
  const { user } = await openPage("/doctors", {
    api: both().on(listDependents, collectionOf([rita])),
    patient: joana,
  });
  expect(await screen.findByText(/^You’re booking for/)).toHaveProperty(
    "textContent",
    "You’re booking for Rita Prata.",
  );
  await user.click(screen.getByRole("link", { name: "Book for me instead" }));
  await waitFor(() => expect(screen.queryByText(/^You’re booking for/)).toBeNull());
  expect([address(), readBookedFor(deviceMemory(localStorage))]).toEqual(["/doctors", null]);
});

test("a list opened for an unrelated person names nobody", async () => {
  const api = both().on(listDependents, collectionOf([{ ...rita, care: "waiting" as const }]));
  await openPage("/doctors?for=8", { api, patient: joana });
  await screen.findByText("2 doctors.");
  await waitFor(() => expect(api.sentTo(listDependents)).not.toEqual([]));
  expect(screen.queryByText(/^You’re booking for/)).toBeNull();
});

test("a doctor without a free time says so in the list", async () => {
  await openPage("/doctors", {
    api: fakeApi().on(listDoctors, collectionOf([{ ...drVale, next_slots: [] }])),
  });
  expect(screen.getByText("No times available in the next two weeks.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "More times with Dr Rui Vale" })).toBeTruthy();
});

test(
  "the address defines which doctors are listed, and each filter can be removed",
  { tags: ["S1.05", "S2.R03", "S2.R03.q-specialties", "S2.R03.q-languages"] },
  async () => {
    const { user } = await openPage("/doctors?specialties=cardiology&languages=tlh,fr", { api: both() });
    expect(names()).toEqual(["Dr Ana Pinho"]);
    await user.click(screen.getByRole("link", { name: "Heart (remove)" }));
    expect(address()).toBe("/doctors?languages=tlh,fr");
    await user.click(await screen.findByRole("link", { name: "Speaks tlh (remove)" }));
    await waitFor(() => expect(address()).toBe("/doctors?languages=fr"));
    await user.click(await screen.findByRole("link", { name: "Speaks French (remove)" }));
    await waitFor(() => expect(names()).toEqual(["Dr Rui Vale", "Dr Ana Pinho"]));
    expect(address()).toBe("/doctors");
  },
);

test(
  "the alternative address of the list shows the same, query included",
  { tags: ["S2.R03.alias"] },
  async () => {
    await openPage("/find-doctor?specialties=cardiology", { api: both() });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a doctor");
    expect(names()).toEqual(["Dr Ana Pinho"]);
  },
);

test("the filters show their counts when ticked, and the address keeps them", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  const filters = screen.getByText("Filters").closest("summary");
  if (!filters) throw new Error("There are no filters.");
  await user.click(filters);
  await user.click(screen.getByLabelText("French (1)"));
  expect(screen.getByLabelText("A man (0)")).toBeTruthy();
  await user.click(screen.getByLabelText("A woman (1)"));
  const [show] = screen.getAllByRole("button", { name: "Show 1 doctor" });
  if (show) await user.click(show);
  await waitFor(() => expect(address()).toBe("/doctors?languages=fr&sex=female"));
  await waitFor(() => expect(names()).toEqual(["Dr Ana Pinho"]));
  expect(document.activeElement).toBe(filters);
  history.back();
  await waitFor(() => expect(names()).toHaveLength(2));
});

test("the doctors are ordered by price when the lowest price first is chosen", async () => {
  const dear = { ...drVale, price: { amount_minor: 9000, currency: "EUR" } };
  await openPage("/doctors?sort=price", { api: fakeApi().on(listDoctors, collectionOf([dear, drPinho])) });
  expect(names()).toEqual(["Dr Ana Pinho", "Dr Rui Vale"]);
  expect(screen.getByRole("link", { name: "Lowest price first (remove)" }).getAttribute("href")).toBe(
    "/doctors",
  );
});

test("only doctors free today are listed when that is chosen", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  await user.click(screen.getByRole("link", { name: "Free today" }));
  await waitFor(() => expect(names()).toEqual(["Dr Rui Vale"]));
  expect(address()).toBe("/doctors?when=today");
});

test("an empty list says which filter to remove", async () => {
  const { user } = await openPage("/doctors?languages=en&specialties=cardiology", { api: both() });
  expect(screen.getByRole("heading", { name: "No doctor matches all of that" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Remove “Speaks English” (1 doctor)" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all doctors" }).getAttribute("href")).toBe("/doctors");
  await user.click(screen.getByRole("link", { name: "Remove “Heart” (1 doctor)" }));
  await waitFor(() => expect(names()).toEqual(["Dr Rui Vale"]));
});

test("an empty list of a clinic without doctors shows its number", async () => {
  await openPage("/doctors", { api: fakeApi().on(listDoctors, collectionOf([])) });
  expect(screen.getByRole("heading", { name: "There are no doctors here yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Call the clinic" }).getAttribute("href")).toBe(
    "tel:+351200000010",
  );
});

test("the list shows the server's refusal and appears at the next try", async () => {
  const api = fakeApi().refuse(listDoctors, "unavailable");
  const { user } = await openPage("/doctors", { api });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "title of unavailable what to do after unavailable",
  );
  api.on(listDoctors, collectionOf([drVale]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(names()).toEqual(["Dr Rui Vale"]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the list reports a lost connection", async () => {
  await openPage("/doctors", { api: fakeApi().lose(listDoctors) });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t load the doctors. Try again in a moment.",
  );
});

test("the list reports a timeout", async () => {
  await openPage("/doctors", { api: fakeApi().late(listDoctors) });
  expect((await screen.findByRole("alert")).textContent).toContain("This is taking too long.");
});

test("the list redirects home when web booking is off", async () => {
  await openPage("/doctors", { api: fakeApi(), settings: { patientsWebScheduling: false } });
  expect(location.pathname).toBe("/");
  expect(screen.getByText("This clinic does not offer that page.")).toBeTruthy();
});

test.each([
  ["/appointments/7?view=earlier", "Sign in to see your appointments", "I have a code", "/join-by-code"],
  ["/health-assessment", "Sign in to do the health assessment", "Create an account", null],
  ["/health-record", "Sign in to see your health record", "Create an account", null],
  ["/profile-settings", "Sign in to open your profile", "Create an account", null],
  ["/fill-survey", "Sign in to open this page", "Create an account", null],
])(
  "a visitor who requested %s reads why to sign in, with one button that returns there",
  { tags: ["D.46", "S6.AUTH.01"] },
  async (wanted, heading, second, to) => {
    const from = `?from=${encodeURIComponent(wanted)}`;
    await openPage(`/doctors${from}`, { api: both() });
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain(heading));
    const ways = screen.getAllByRole("link", { name: "Sign in" }).map((link) => link.getAttribute("href"));
    expect(ways.filter((href) => href !== "/login")).toEqual([`/login${from}`]);
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: second }).getAttribute("href")).toBe(to ?? `/sign-up${from}`);
    expect(main.queryByText("Dr Helena Duarte")).toBeNull();
  },
);

test("a visitor opening an appointment’s link reads how to join, change or cancel, and whom to call", async () => {
  const settings = { clinicPhone: "+351 210 000 000" };
  await openPage("/doctors?from=%2Fappointments%2F7", { api: both(), settings });
  await screen.findByRole("heading", { level: 1, name: "Sign in to see your appointments" });
  const main = within(screen.getByRole("main"));
  expect(main.getByText(/use the code from your email to join, from one hour before/i)).toBeTruthy();
  expect(main.getByText(/To change or cancel, open the link in that email/)).toBeTruthy();
  expect(main.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe("tel:+351210000000");
});

test("the list is shown when the requested page is not ours", { tags: ["D.46"] }, async () => {
  await openPage("/doctors?from=https%3A%2F%2Felsewhere.example", { api: both() });
  expect(await screen.findByRole("heading", { level: 1, name: "Find a doctor" })).toBeTruthy();
  expect(within(screen.getByRole("main")).queryByRole("link", { name: "Sign in" })).toBeNull();
});

test("a clinic without sign-in says so and offers the code and its doctors", { tags: ["D.46"] }, async () => {
  await openPage("/doctors?from=%2Fappointments", { api: both(), settings: { patientsLogIn: false } });
  expect(
    await screen.findByRole("heading", { level: 1, name: "You can’t sign in to this clinic on the web." }),
  ).toBeTruthy();
  const main = within(screen.getByRole("main"));
  expect(main.queryByRole("link", { name: "Sign in" })).toBeNull();
  expect(main.getByRole("link", { name: "I have a code" })).toBeTruthy();
  expect(main.getByRole("link", { name: "Find a doctor" }).getAttribute("href")).toBe("/doctors");
});

test.each([
  ["no-slot-chosen", "No time is chosen yet. Choose a doctor and a time."],
  ["draft-expired", "We’re no longer holding the time you chose. Choose a time again."],
  ["guest-details-missing", "We need a few details about the patient before you pay."],
  ["with-check", "Your symptom check goes along when you book. You can leave it out before you confirm."],
  ["check-unknown", "That symptom check is no longer here. Choose a doctor as usual."],
])(
  "the list says in one sentence why a visitor with %s is here",
  { tags: ["D.47"] },
  async (reason, words) => {
    await openPage(`/doctors?reason=${reason}`, { api: both() });
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test.each([
  ["?reason=with-check", ["Dr Rui Vale", "Dr Ana Pinho"]],
  ["", ["Dr Ana Pinho", "Dr Rui Vale"]],
])("the list at /doctors%s shows %s", async (query, shown) => {
  const api = fakeApi().on(listDoctors, collectionOf([drPinho, drVale])); // the second alone speaks English
  await openPage(`/doctors${query}`, { api });
  expect(names()).toEqual(shown);
});

test("a patient with an unknown reason sees no message", async () => {
  const { main } = await openPage("/doctors?reason=toString", { api: both(), patient: joana });
  expect(main.firstElementChild?.tagName).toBe("H1");
});

test("a typed word leads to a specialty by keyboard", { tags: ["S2.R01"] }, async () => {
  const { user, api } = await openPage("/doctors", { api: both() });
  const box = screen.getByRole("combobox", { name: "Name, specialty or symptom" });
  await user.type(box, "heart");
  expect((await screen.findAllByRole("option"))[0]?.textContent).toContain("Heart");
  await user.keyboard("{ArrowDown}");
  expect(screen.getAllByRole("option")[0]?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/doctors?specialties=cardiology"));
  await waitFor(() => expect(names()).toEqual(["Dr Ana Pinho"]));
  const paths = api.sentTo(listDoctors).map(({ path, query }) => `${path}?${query}`);
  expect(paths.join()).not.toContain("heart");
});

test("the list shows every specialty that the search suggested when none was chosen", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  await user.type(screen.getByRole("combobox"), "chest pain when I climb stairs");
  const suggested = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(suggested.filter((one) => /\d doctor/.test(one))).toHaveLength(2);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toHaveLength(2));
});

test("words of another language lead to the specialty", async () => {
  const { user } = await openPage("/doctors", { api: both(), locale: "pt-BR" });
  await user.type(screen.getByRole("combobox"), "heart{Enter}");
  await waitFor(() => expect(address()).toContain("cardiology"));
});

test("a typed name leads to the doctor by a tap", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  await user.type(screen.getByRole("combobox"), "pinho");
  const option = await screen.findByRole("option", { name: /Dr Ana Pinho/ });
  expect(option.textContent).toContain("Heart");
});

test("the search offers the general practitioner when nothing matches", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  await user.type(screen.getByRole("combobox"), "zebra disease{Enter}");
  const reported = await screen.findByText(/We found no doctor for that\./);
  const status = within(reported);
  expect(status.getByRole("link", { name: "General practice" }).getAttribute("href")).toBe(
    "/doctors?specialties=general-practice",
  );
  expect(status.getByRole("link", { name: "Show all doctors" })).toBeTruthy();
});

test("an empty search clears the earlier suggestions and offers all doctors", async () => {
  const { user } = await openPage("/doctors?specialties=cardiology", { api: both() });
  await waitFor(() => expect(names()).toEqual(["Dr Ana Pinho"]));
  await user.type(screen.getByRole("combobox"), "xqzw{Enter}");
  const status = within(await screen.findByText(/We found no doctor for that\./));
  await waitFor(() => expect(screen.queryAllByRole("article")).toEqual([]));
  expect(screen.queryByText("1 doctor.")).toBeNull();
  await user.click(status.getByRole("link", { name: "Show all doctors" }));
  await waitFor(() => expect(address()).toBe("/doctors"));
  await waitFor(() => expect(names()).toEqual(["Dr Rui Vale", "Dr Ana Pinho"]));
  expect(screen.queryByText(/We found no doctor for that\./)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("");
});

test("the search shows the crisis line instead of doctors for words of suicide", async () => {
  const { user } = await openPage("/doctors", { api: both(), settings: clinicWithCrisisLine });
  await user.type(screen.getByRole("combobox"), "I want to kill myself");
  await expectCrisisHelp();
  const search = screen.getByRole("combobox").closest("form");
  expect(within(search as HTMLElement).queryByRole("button", { name: "Find a doctor" })).toBeNull();
});

test("the search shows the violence helpline instead of doctors for words of it", async () => {
  const { user } = await openPage("/doctors", { api: both(), settings: clinicInPortugal });
  await user.type(screen.getByRole("combobox"), "he hits me");
  await expectViolenceHelp(helpLinksInPortugal);
  const search = screen.getByRole("combobox").closest("form");
  expect(within(search as HTMLElement).queryByRole("button", { name: "Find a doctor" })).toBeNull();
});

test("the search offers no doctor for words of danger without a matching doctor", async () => {
  const { user } = await openPage("/", { api: both() });
  await user.type(screen.getByRole("combobox"), "face drooping one side{Enter}");
  await screen.findByText(/^This may be an emergency/, { selector: "strong" });
  expect(screen.queryByText(/We found no doctor for that\./)).toBeNull();
});

test("the search offers no doctor for words of suicide without a matching doctor", async () => {
  const { user } = await openPage("/", { api: both(), settings: clinicWithCrisisLine });
  await user.type(screen.getByRole("combobox"), "I want to kill myself{Enter}");
  await expectCrisisHelp();
  expect(screen.queryByText(/We found no doctor for that\./)).toBeNull();
});

test("the search shows the emergency number with the doctors for words of danger", async () => {
  const { user } = await openPage("/doctors", { api: both() });
  await user.type(screen.getByRole("combobox"), "crushing chest pain");
  expect(
    (await screen.findByText(/^This may be an emergency/, { selector: "strong" })).textContent,
  ).toContain("112");
  expect(screen.getByRole("option", { name: /^Dr Ana Pinho/ })).toBeTruthy();
  expect(screen.queryByText(/No one at the clinic has seen this/)).toBeNull();
});

test("Back from a doctor restores the filtered list", async () => {
  const { user } = await openPage("/doctors?specialties=cardiology", {
    api: both()
      .on(getDoctor, entityOf(detailsOf(drPinho)))
      .on(listSlots, collectionOf([])),
  });
  await user.click(screen.getByRole("link", { name: "More times with Dr Ana Pinho" }));
  const back = await screen.findByRole("link", { name: "All doctors" });
  expect(back.getAttribute("href")).toBe("/doctors?specialties=cardiology");
});

test("the list offers the waitlist of a specialty when its first free time is far off", async () => {
  const late = { ...drPinho, next_slots: [] };
  const { user, main } = await openPage("/doctors?specialties=cardiology", {
    api: fakeApi().on(listDoctors, collectionOf([drVale, late])),
  });
  await user.click(screen.getByRole("button", { name: "Tell me if an earlier time frees up" }));
  expect(await within(main).findByRole("link", { name: "Sign in" })).toBeTruthy();
});

test("the list offers no waitlist when no doctor is in it", async () => {
  await openPage("/doctors?specialties=cardiology", {
    api: fakeApi().on(listDoctors, collectionOf([drVale])),
  });
  expect(await screen.findByRole("heading", { name: "No doctor matches all of that" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tell me if an earlier time frees up" })).toBeNull();
});

test(
  "the Arabic list keeps dates and times as in English",
  { tags: ["S9.DATE.01", "S9.DATE.02"] },
  async () => {
    await openPage("/doctors", { api: both(), locale: "ar" });
    const vale = within(screen.getByRole("article", { name: "Dr Rui Vale" }));
    expect(vale.getByRole("link", { name: /^مواعيد أخرى/ })).toBeTruthy();
    expect(vale.getByRole("link", { name: /14:00/ }).querySelector("bdi[dir=ltr]")?.textContent).toBe(
      "14:00",
    );
    const pinho = within(screen.getByRole("article", { name: "Dr Ana Pinho" }));
    expect(pinho.getByRole("link", { name: /26 Nov/ })).toBeTruthy();
  },
);

const many = [
  drVale,
  drPinho,
  { ...drVale, id: 5, name: "Dr Aurora Quental", specialty: "psychology" },
  { ...drPinho, id: 6, name: "Dr Rui Tavares" },
  { ...drVale, id: 7, name: "Dr Helena Duarte", specialty: "dermatology" },
  { ...drVale, id: 8, name: "Dr Nuno Sá", specialty: "paediatrics" },
  { ...drVale, id: 9, name: "Dr Eva Lima", specialty: "ear-nose-throat" },
];

test.each([
  ["a symptom", "headache", /^General practice/],
  ["a profession", "cardiologist", /^Heart/],
  ["who is ill", "child with fever", /^Children's health/],
  ["a surname before the name", "Quental Aurora", /^Dr Aurora Quental/],
  ["a typing error", "dermatolgist", /^Skin/],
  ["a typing error in a name", "Tavarez", /^Dr Rui Tavares/],
])(
  "the search understands %s when “%s” is typed",
  { tags: ["S2.R01", "S2.R03"] },
  async (_what, typed, first) => {
    const { user } = await openPage("/doctors", { api: fakeApi().on(listDoctors, collectionOf(many)) });
    await user.click(screen.getByRole("combobox"));
    await user.paste(typed);
    const [best] = await screen.findAllByRole("option");
    expect(best?.textContent).toMatch(first);
  },
);

test(
  "the search finds an Arabic symptom, and a name in Arabic letters, when the page is Arabic",
  { tags: ["S2.R03"] },
  async () => {
    const { user } = await openPage("/doctors", {
      api: fakeApi().on(listDoctors, collectionOf(many)),
      locale: "ar",
    });
    const box = screen.getByRole("combobox", { name: "الاسم أو التخصص أو العرَض" });
    await user.click(box);
    await user.paste("طفح جلدي");
    expect((await screen.findAllByRole("option"))[0]?.textContent).toContain("طب الجلد");
    await user.clear(box);
    await user.paste("دوارتي هيلينا");
    await waitFor(() => expect(screen.getAllByRole("option")[0]?.textContent).toContain("Dr Helena Duarte"));
  },
);

test("a whole word is not found inside a name", { tags: ["S2.R03"] }, async () => {
  const { user } = await openPage("/doctors", { api: fakeApi().on(listDoctors, collectionOf(many)) });
  await user.click(screen.getByRole("combobox"));
  await user.paste("ENT");
  expect((await screen.findAllByRole("option"))[0]?.textContent).toMatch(/^Ear, nose and throat/);
  expect(screen.queryByRole("option", { name: /Quental/ })).toBeNull();
});

test("times are on the device's clock for a visitor far away", async () => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: "America/New_York" };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
  await openPage("/doctors", { api: both() });
  expect(screen.getByText("Times are shown in New York time.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Today 09:00/ })).toBeTruthy();
});
