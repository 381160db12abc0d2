// Who comes along with a child is asked by a chunk of its own: until it has loaded, nothing is sent that would lack the answer.
import { bookAppointment } from "@anteroom/contract/appointment/booking";
import { getDoctor } from "@anteroom/contract/appointment/find-doctor";
import { getPaymentInfo } from "@anteroom/contract/appointment/payment";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  bookedAppointment,
  bookingApi,
  bookingStepAddress,
  storeGuestPatient,
} from "../../../testing/answers/booking.ts";
import { detailsOf, drVale, entityOf } from "../../../testing/answers/find-doctor.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { expectPageText, fillField } from "../../../testing/page-words.ts";

/** The chunk, which comes when the last test says so. */
const chunk = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("../before-appointment/accompanying-adult.tsx", async (load) => {
  await chunk.promise;
  return load();
});

const address = bookingStepAddress("/scheduling/patient");

async function pressTooEarly(name: string, user: Awaited<ReturnType<typeof openPage>>["user"]) {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  await user.click(button);
  expect(screen.queryByRole("region", { name: /missing/ })).toBeNull();
  return button;
}

test("a guest's form for a child cannot be sent before it has asked who comes along", async () => {
  storeGuestPatient({ birthdate: "2020-03-27" });
  const { user } = await openPage(address, { api: bookingApi() });
  await pressTooEarly("Continue", user);
  expect(location.pathname).toBe("/scheduling/patient");
});

test("a child just chosen is booked for once the form has asked who comes along", async () => {
  const api = bookingApi()
    .on(bookAppointment, entityOf(bookedAppointment))
    .hang(getPaymentInfo)
    .on(getDoctor, entityOf(detailsOf({ ...drVale, price: { amount_minor: 0, currency: "EUR" } })));
  const { user } = await openPage(address, { api, patient: joana, settings: { patientsPayments: false } });
  await expectPageText("is reserved for you");
  fillField("In your own words", "A rash");
  await user.click(await screen.findByRole("radio", { name: /^Rita Prata/ }));
  const book = await pressTooEarly("Book appointment", user);
  const sent = () => api.sentTo(bookAppointment).filter(({ method }) => method === "POST");
  expect(sent()).toHaveLength(0);
  await act(async () => chunk.resolve());
  await screen.findByLabelText(/^Relationship to the patient/);
  expect(book.getAttribute("aria-busy")).toBeNull();
  await user.click(book);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    accompanying_adult: { name: "Joana Prata", relationship: "parent" },
  });
});
