import { clinicListBusyFeeds } from "@anteroom/contract/administration/busy-feeds";
import { clinicListCalendarAddresses } from "@anteroom/contract/administration/calendar";
import { clinicGetDoctor } from "@anteroom/contract/administration/doctors";
import { clinicGetHours, clinicListDays, clinicSetDay } from "@anteroom/contract/administration/hours";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const off = { kind: "off" as const, from: "00:00", to: "24:00" };
const extra = { kind: "extra" as const, from: "18:00", to: "19:00" };
const day = (version: string, ...parts: (typeof off | typeof extra)[]) => ({
  day: "2026-11-26",
  parts,
  version,
});
const listOf = (...collection: ReturnType<typeof day>[]) => ({ data: { collection } });

async function open(...days: ReturnType<typeof day>[]) {
  const api = fakeApi()
    .refuse(clinicGetDoctor, "not_found")
    .on(clinicListBusyFeeds, { data: { collection: [] } })
    .on(clinicListCalendarAddresses, { data: { collection: [] } })
    .on(clinicGetHours, { data: { collection: [], version: "v1" } })
    .on(clinicListDays, listOf(...days));
  api.on(clinicGetDoctor, {
    data: {
      entity: {
        id: 1,
        version: "v1",
        external_id: null,
        name: "Rui Costa",
        title: null,
        specialty: "general-practice",
        languages: ["pt"],
        sex: null,
        treats_children: null,
        about: {},
        registration: null,
        training: null,
        treats: null,
        insurers: null,
        visit_minutes: 20,
        is_listed: true,
        portrait_url: "/portraits/1.webp",
        prices: [],
      },
    },
  });
  const opened = await openDesk("/desk/doctors/1/hours", { api });
  await screen.findByRole("heading", { name: "Absences and other changed days" });
  return opened;
}
const sent = (api: ReturnType<typeof fakeApi>) => api.sentTo(clinicSetDay).map(({ body }) => body);

test("a day that somebody else has changed is not cleared before it has been shown", async () => {
  const { api, user } = await open(day("v1", off));
  await screen.findByText("Away all day");
  api.on(clinicListDays, listOf(day("v2", extra))).refuse(clinicSetDay, "changed_elsewhere");
  await user.click(screen.getByRole("button", { name: "Remove 26 November 2026" }));
  expect(await screen.findByText(/^Somebody else has changed this\. It stays/)).toBeTruthy();
  const row = within(await screen.findByRole("listitem"));
  expect(await row.findByText(/^Extra hours/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicSetDay, { data: { entity: { day: "2026-11-26", parts: [], version: null } } });
  api.on(clinicListDays, listOf());
  await user.click(screen.getByRole("button", { name: "Remove 26 November 2026" }));
  expect(await screen.findByText("Every day of the coming year is as the week says.")).toBeTruthy();
  expect(sent(api)).toEqual([
    { parts: [], replaces: "v1" },
    { parts: [], replaces: "v2" },
  ]);
});

/** Adds 18:00 to 19:00 to a day, which somebody else changes at the same moment to what `meanwhile` says. */
async function addHours(meanwhile: ReturnType<typeof day>) {
  const { api, user } = await open();
  const heading = screen.getByRole("heading", { name: "Change hours of one day" });
  const form = within(heading.closest("form") ?? heading);
  await fill(user, form.getByLabelText("Day"), "2026-11-26");
  await user.selectOptions(form.getByLabelText("Kind"), "extra");
  await fill(user, form.getByLabelText("From"), "18:00");
  await fill(user, form.getByLabelText("To"), "19:00");
  let isFirst = true;
  const saved = { data: { entity: day("v3", extra) } };
  api.on(clinicSetDay, saved).refuse(clinicSetDay, "changed_elsewhere");
  api.on(clinicListDays, () => {
    if (isFirst) {
      isFirst = false;
      return listOf();
    }
    api.on(clinicSetDay, saved);
    return listOf(meanwhile);
  });
  await user.click(form.getByRole("button", { name: "Save the day" }));
  return { api, form };
}

test("hours are added to what somebody else has made of the day meanwhile", async () => {
  const noon = { kind: "off" as const, from: "12:00", to: "13:00" };
  const { api, form } = await addHours({ day: "2026-11-26", parts: [noon as typeof off], version: "v2" });
  expect(await form.findByText(/^The day is saved/)).toBeTruthy();
  expect(sent(api)).toEqual([
    { parts: [extra], replaces: null },
    { parts: [noon, extra], replaces: "v2" },
  ]);
});

test("hours that overlap what somebody else has added meanwhile are refused", async () => {
  const { api, form } = await addHours(day("v2", extra));
  expect(await form.findByText(/overlaps what the day has already/)).toBeTruthy();
  expect(sent(api)).toHaveLength(1);
  expect(form.getByLabelText<HTMLInputElement>("From").value).toBe("18:00");
});
