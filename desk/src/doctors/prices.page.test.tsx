import { clinicGetDoctor, type ClinicDoctor } from "@anteroom/contract/administration/doctors";
import { clinicSetPrice } from "@anteroom/contract/clinic";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const doctor = (video: number, phone: number): ClinicDoctor => ({
  id: 3,
  version: "v1",
  external_id: null,
  name: "Helena Duarte",
  title: "doctor",
  specialty: "dermatology",
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
  portrait_url: "/portraits/doorway.svg",
  prices: [
    { service_type: "remote", price: { amount_minor: video, currency: "EUR" } },
    { service_type: "phone", price: { amount_minor: phone, currency: "EUR" } },
  ],
});
const price = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole("button", { name: "Save the prices" });

async function open() {
  const api = fakeApi().on(clinicGetDoctor, entityOf(doctor(4000, 4000)));
  const opened = await openDesk("/desk/doctors/3", { api });
  await screen.findByLabelText("Phone appointment");
  const sent = () => api.sentTo(clinicSetPrice).map(({ body }) => body);
  return { ...opened, sent };
}

test("the price of a video appointment is saved last, since others follow it", async () => {
  const { api, user, sent } = await open();
  api.on(clinicSetPrice, { data: { collection: doctor(5000, 6000).prices } });
  await fill(user, price("Video appointment"), "50");
  await fill(user, price("Phone appointment"), "60");
  await user.click(save());
  await screen.findByText("The prices are saved.");
  expect(sent()).toEqual([
    { service_type: "phone", amount_minor: 6000, replaces: 4000 },
    { service_type: "remote", amount_minor: 5000, replaces: 4000 },
  ]);
  // Saved again, nothing is sent again.
  await user.click(save());
  await screen.findByText("The prices are saved.");
  expect(sent()).toHaveLength(2);
});

test("a typed price names the one that was shown, also after the stored one has been fetched anew", async () => {
  const { api, desk, user, sent } = await open();
  await fill(user, price("Phone appointment"), "60");
  api.on(clinicGetDoctor, entityOf(doctor(4500, 5500))).refuse(clinicSetPrice, "changed_elsewhere");
  void desk.queries.invalidateQueries();
  await waitFor(() => expect(price("Video appointment").value).toBe("45.00"));
  expect(price("Phone appointment").value).toBe("60");
  await user.click(save());
  await screen.findByText("Somebody else has changed this since you opened it.");
  expect(sent()).toEqual([{ service_type: "phone", amount_minor: 6000, replaces: 4000 }]);
});
