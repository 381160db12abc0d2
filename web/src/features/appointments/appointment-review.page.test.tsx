import {
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../testing/crisis-help.ts";
import { getAppointment, reviewAppointment } from "@anteroom/contract/appointment/appointments";
import { logOut } from "@anteroom/contract/account/account";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAppointment, appointmentApi, aFinishedAppointment } from "../../testing/answers/appointments.ts";
import { entityOf } from "../../testing/answers/find-doctor.ts";
import type { FakeApi } from "../../testing/fake-api.ts";
import { fill } from "../../testing/fill.ts";
import { joana, openPage } from "../../testing/open-page.tsx";

const review = { rating: 4, comment: "Kind and clear.", created_at: "2026-11-24T09:00:00.000Z" };
const inCrisis = "It was bad, I do not want to live like this any more";
const openReview = (api: FakeApi, more: object = {}) =>
  openPage("/appointments/21/review", { api, patient: joana, ...more });

test(
  "a review is not sent without stars, and its error summary links to them",
  { tags: ["S5.FIELD.04", "S9.CONST.03"] },
  async () => {
    const { user, api } = await openReview(appointmentApi(aFinishedAppointment()));
    await user.click(await screen.findByRole("button", { name: "Send review" }));
    const summary = await screen.findByRole("region", { name: "One thing is missing" });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole("group", { name: "Your review" }).textContent).toContain(
      "Choose one to five stars.",
    );
    await user.click(within(summary).getByRole("link"));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 star, bad" }));
    expect(api.sentTo(reviewAppointment)).toHaveLength(0);
    await user.click(screen.getByRole("radio", { name: "4 stars, good" }));
    expect(screen.queryByRole("region", { name: "One thing is missing" })).toBeNull();
  },
);

test(
  "a review is sent once with its stars and text, and returns to the appointment",
  { tags: ["S1.37", "S1.38", "S2.R11", "S2.SCR.12", "S3.APPT.17"] },
  async () => {
    const api = appointmentApi(aFinishedAppointment()).refuse(reviewAppointment, "internal");
    const { user } = await openReview(api);
    await user.click(await screen.findByRole("radio", { name: "4 stars, good" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
    await fill(user, screen.getByLabelText("Add a comment (optional)"), " Kind and clear. ");
    await user.click(screen.getByRole("checkbox", { name: /^Show my comment/ }));
    await user.click(screen.getByRole("button", { name: "Send review" }));
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    api
      .on(reviewAppointment, entityOf(review))
      .on(getAppointment, entityOf(aFinishedAppointment({ review })));
    await user.dblClick(screen.getByRole("button", { name: "Send review" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Thank you" })).toBeTruthy();
    expect(
      api
        .sentTo(reviewAppointment)
        .slice(1)
        .map(({ body }) => body),
    ).toEqual([{ rating: 4, comment: "Kind and clear.", is_public: true }]);
    await user.click(screen.getByRole("link", { name: "See appointment" }));
    expect(await screen.findByText("4 of 5 stars")).toBeTruthy();
    expect(screen.getByText("Kind and clear.")).toBeTruthy();
  },
);

test("a review that is typed and not sent is there after a reload, until it is sent or somebody signs out", async () => {
  const api = appointmentApi(aFinishedAppointment());
  const first = await openReview(api);
  await first.user.click(await screen.findByRole("radio", { name: "2 stars, not so good" }));
  await fill(first.user, screen.getByLabelText("Add a comment (optional)"), "Too short.");
  await first.user.click(screen.getByRole("checkbox", { name: /^Show my comment/ }));
  cleanup();
  const again = await openReview(api);
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "2 stars, not so good" })).toHaveProperty("checked", true),
  );
  expect(screen.getByLabelText("Add a comment (optional)")).toHaveProperty("value", "Too short.");
  expect(screen.getByRole("checkbox", { name: /^Show my comment/ })).toHaveProperty("checked", true);
  api.on(reviewAppointment, entityOf(review));
  await again.user.click(screen.getByRole("button", { name: "Send review" }));
  await screen.findByRole("heading", { level: 1, name: "Thank you" });
  expect(Object.values(localStorage).join("")).not.toContain("Too short.");
});

test("a review that was typed is erased from the device by signing out", async () => {
  const { app, user } = await openReview(appointmentApi(aFinishedAppointment()).on(logOut, undefined));
  await fill(user, await screen.findByLabelText("Add a comment (optional)"), "Too short.");
  expect(Object.values(localStorage).join("")).toContain("Too short.");
  act(() => void app.session.end(app.api));
  await waitFor(() => expect(Object.values(localStorage).join("")).not.toContain("Too short."));
});

test("publishing a comment is not offered when the clinic shows no reviews", async () => {
  const { user } = await openReview(appointmentApi(aFinishedAppointment()), {
    settings: { patientsDisplayDoctorRating: false },
  });
  await fill(user, await screen.findByLabelText("Add a comment (optional)"), "Kind.");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("crisis help stays first after a review about a crisis, and nothing more is asked", async () => {
  const api = appointmentApi(aFinishedAppointment()).on(
    reviewAppointment,
    entityOf({ ...review, comment: inCrisis }),
  );
  const { user } = await openReview(api);
  await user.click(await screen.findByRole("radio", { name: "1 star, bad" }));
  await fill(user, screen.getByLabelText("Add a comment (optional)"), inCrisis);
  await screen.findByText(/^You don’t have to face this alone/);
  api.on(getAppointment, entityOf(aFinishedAppointment({ review: { ...review, comment: inCrisis } })));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  const thanks = await screen.findByRole("heading", { level: 1, name: "Thank you" });
  const help = await screen.findByText(/^You don’t have to face this alone/);
  expect(help.compareDocumentPosition(thanks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText("Your clinic asks")).toBeNull();
});

test("a review about a crisis keeps its help on top of the appointment page", async () => {
  const comment = inCrisis;
  await openPage("/appointments/21", {
    api: appointmentApi(aFinishedAppointment({ review: { ...review, comment } })),
    patient: joana,
    settings: clinicWithCrisisLine,
  });
  await expectCrisisHelp();
  const about = screen.getByRole("heading", { name: "About the appointment" });
  const help = screen.getByText(/^You don’t have to face this alone/);
  expect(help.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("help about violence is shown beside a review about it, also after sending", async () => {
  const comment = "doctor hardly looked at me. my son hits me when he drinks and i am scared to go home";
  const api = appointmentApi(aFinishedAppointment()).on(reviewAppointment, entityOf({ ...review, comment }));
  const { user } = await openReview(api, { settings: clinicInPortugal });
  await user.click(await screen.findByRole("radio", { name: "2 stars, not so good" }));
  await fill(user, screen.getByLabelText("Add a comment (optional)"), comment);
  await expectViolenceHelp(helpLinksInPortugal);
  api.on(getAppointment, entityOf(aFinishedAppointment({ review: { ...review, comment } })));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Thank you" })).toBeTruthy();
  await expectViolenceHelp(helpLinksInPortugal);
  await user.click(screen.getByRole("link", { name: "See appointment" }));
  await screen.findByRole("heading", { name: "About the appointment" });
  await expectViolenceHelp(helpLinksInPortugal);
});

test("the text of a review stays when offline", async () => {
  const { user } = await openReview(appointmentApi(aFinishedAppointment()).lose(reviewAppointment));
  await user.click(await screen.findByRole("radio", { name: "5 stars, very good" }));
  await fill(user, screen.getByLabelText("Add a comment (optional)"), "Kind.");
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We couldn’t reach the clinic’s service just now. Keep this page open. Try again in a moment.",
  );
  expect(screen.getByLabelText("Add a comment (optional)")).toHaveProperty("value", "Kind.");
});

test("a review that failed on our side is not called saved", async () => {
  const api = appointmentApi(aFinishedAppointment()).refuse(reviewAppointment, "internal", {
    code: undefined,
  });
  const { user } = await openReview(api);
  await user.click(await screen.findByRole("radio", { name: "5 stars, very good" }));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Something went wrong on our side. Keep this page open. Try again in a moment.",
  );
});

test("a reviewed appointment says so, also when another window did it", async () => {
  const api = appointmentApi(aFinishedAppointment()).refuse(reviewAppointment, "already_reviewed");
  const { user } = await openReview(api);
  await user.click(await screen.findByRole("radio", { name: "4 stars, good" }));
  api.on(getAppointment, entityOf(aFinishedAppointment({ review })));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "You reviewed this appointment" }),
  ).toBeTruthy();
});

test("an appointment that has not taken place cannot be reviewed", async () => {
  await openReview(appointmentApi(anAppointment()));
  expect(await screen.findByText("You can leave a review after the appointment.")).toBeTruthy();
});

test("a review has no page when the clinic takes none", async () => {
  await openReview(appointmentApi(aFinishedAppointment()), {
    settings: { patientsReview: false },
  });
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send review" })).toBeNull();
});

test("the review of another person's appointment is not found", { tags: ["D.39"] }, async () => {
  await openReview(appointmentApi(aFinishedAppointment()).refuse(getAppointment, "not_found"));
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});
