import {
  clinicAddWebhook,
  clinicChangeWebhook,
  clinicGetWebhook,
  clinicListWebhookDeliveries,
  clinicListWebhooks,
  clinicRemoveWebhook,
  clinicReplayDelivery,
  clinicReplayFailed,
  clinicRotateWebhookSecret,
  clinicTestWebhook,
  type Webhook,
  type WebhookDelivery,
} from "@anteroom/contract/administration/webhooks";
import {
  webhookEventTypes,
  webhookFailureCodes,
  type WebhookFailureCode,
} from "@anteroom/domain/clinic/webhook-events";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { sentenceOf } from "../../testing/sentence-of.tsx";
import { webhookReasonOf, webhookReasons } from "./webhook-reasons.tsx";

const records: Webhook = {
  id: 5,
  version: "v1",
  url: "https://records.example/anteroom",
  description: "Patient records",
  event_types: ["appointment.booked", "call.ended"],
  is_enabled: true,
  disabled_reason: null,
  created_at: "2026-11-20T10:00:00.000Z",
  health: {
    failures: 0,
    failing_since: null,
    last_success_at: "2026-11-23T10:00:00.000Z",
    last_failure_at: null,
    last_failure: null,
    last_failure_code: null,
    waiting: 1,
  },
};
const failing: Webhook = {
  ...records,
  id: 6,
  description: "",
  event_types: ["call.ended"],
  health: {
    ...records.health,
    failures: 3,
    failing_since: "2026-11-24T07:00:00.000Z",
    last_failure: "It answered 404.",
    last_failure_code: "not_found",
    waiting: 0,
  },
};
const gone: Webhook = { ...records, id: 7, is_enabled: false, disabled_reason: "gone" };
const delivery: WebhookDelivery = {
  id: 11,
  message_id: "msg_11",
  event_type: "call.ended",
  status: "failed",
  is_replay: false,
  attempts: 4,
  created_at: "2026-11-24T08:00:00.000Z",
  last_attempt_at: "2026-11-24T08:30:00.000Z",
  ended_at: "2026-11-24T08:30:00.000Z",
  last_status: 404,
  last_failure: "It answered 404.",
  last_failure_code: "not_found",
  last_ms: 82,
};
const secret = "whsec_c2VjcmV0LW9mLXRoZS1jbGluaWM=";
const listOf = (...collection: Webhook[]) => ({ data: { collection } });
const logOf = (collection: WebhookDelivery[], next: string | null = null) => ({
  data: { collection, next_cursor: next },
});
const entityOf = <T,>(entity: T) => ({ data: { entity } });
/** A desk's API with one webhook and what it was sent. */
const withWebhook = (log = logOf([delivery])) =>
  fakeApi().on(clinicGetWebhook, entityOf(records)).on(clinicListWebhookDeliveries, log);

const address = () => screen.getByLabelText<HTMLInputElement>("Address that receives the events");
const button = (name: string) => screen.getByRole("button", { name });
const bodies = (api: ReturnType<typeof fakeApi>, shape: Parameters<typeof api.sentTo>[0]) =>
  api.sentTo(shape).map(({ body }) => body);

test("webhooks are listed with their events and delivery state", async () => {
  const api = fakeApi().on(clinicListWebhooks, listOf(records, failing, gone));
  await openDesk("/desk/webhooks", { api });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows[0]).toContain("Patient recordshttps://records.example/anteroom · 2 events");
  expect(rows[0]).toContain("1 event waits to be sent.Sends events");
  expect(rows[1]).toMatch(
    /^https:\/\/records\.example\/anteroom1 event.*3 attempts have failed since.*The receiver takes no events at this address\. Check the address\.Technical detail: It answered 404\.Failing$/,
  );
  expect(rows[2]).toMatch(/because the receiver answered that it is gone.*Sends nothing$/);
  expect(await accessibilityFaults()).toEqual([]);
});

test("every failure code of a delivery has a message that says what to do next", () => {
  const sentences = webhookFailureCodes.map((code) => sentenceOf(webhookReasons[code]));
  expect(sentences.filter((sentence) => !/^\S.*\. \S.*\.$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(webhookFailureCodes.length);
});

test("a delivery with no failure code or an unknown one shows the general message", async () => {
  const log = logOf([{ ...delivery, last_failure_code: null }]);
  await openDesk("/desk/webhooks/5", { api: withWebhook(log) });
  expect((await screen.findByRole("listitem")).textContent).toMatch(
    /We don’t know exactly why\. .*Technical detail: It answered 404\./,
  );
  expect(await accessibilityFaults()).toEqual([]);
  const later = "of_a_later_version" as WebhookFailureCode;
  expect(sentenceOf(webhookReasonOf(later))).toMatch(/^We don’t know exactly why\./);
});

test("a delivery not sent because the webhook is disabled shows that reason", async () => {
  const ended: WebhookDelivery = {
    ...delivery,
    attempts: 0,
    last_status: null,
    last_ms: null,
    last_failure: "The webhook is switched off.",
    last_failure_code: "webhook_disabled",
  };
  await openDesk("/desk/webhooks/5", { api: withWebhook(logOf([ended])) });
  expect((await screen.findByRole("listitem")).textContent).toContain(
    "The webhook was switched off. Switch it on, then send the event again.",
  );
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/webhooks", { api: fakeApi().hang(clinicListWebhooks) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListWebhooks);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListWebhooks, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no webhooks yet.")).toBeTruthy();
});

test.each([
  ["reception", "/desk/webhooks"],
  ["doctor", "/desk/webhooks"],
  ["reception", "/desk/webhooks/5"],
  ["doctor", "/desk/new-webhook"],
] as const)("the role %s cannot open %s", async (role, path) => {
  await openDesk(path, { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a webhook is added by keyboard, and its secret is shown once", async () => {
  const api = withWebhook().on(clinicAddWebhook, entityOf({ ...records, secret }));
  const { user } = await openDesk("/desk/new-webhook", { api });
  address().focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText(/Write the whole address/)).toBeTruthy();
  expect(screen.getByText("Choose at least one event.")).toBeTruthy();
  expect(api.sentTo(clinicAddWebhook)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await fill(user, address(), ` ${records.url} `);
  screen.getByRole("checkbox", { name: "Appointment booked" }).focus();
  await user.keyboard(" ");
  address().focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(secret, { selector: "bdi" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("The webhook is added");
  expect(await accessibilityFaults()).toEqual([]);
  expect(bodies(api, clinicAddWebhook)).toEqual([
    { url: records.url, description: "", event_types: ["appointment.booked"], is_enabled: true },
  ]);
  await user.click(screen.getByRole("link", { name: "Go on to send a test" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Patient records" })).toBeTruthy();
  expect(screen.queryByText(secret, { selector: "bdi" })).toBeNull();
});

test("a non-public address is marked, a twenty-first webhook is rejected, and offline keeps the form", async () => {
  const fields = [{ path: "body.url", code: "not_public" }];
  const api = fakeApi().refuse(clinicAddWebhook, "validation_failed", { fields });
  const { user } = await openDesk("/desk/new-webhook", { api });
  await fill(user, address(), "https://10.0.0.1/");
  await user.click(button("Choose all events"));
  await user.click(button("Add the webhook"));
  expect(await screen.findByText("Write a public address that begins with https.")).toBeTruthy();
  api.refuse(clinicAddWebhook, "status_conflict");
  await user.click(button("Add the webhook"));
  expect(await screen.findByText(/A clinic can have twenty webhooks/)).toBeTruthy();
  api.lose(clinicAddWebhook);
  await user.click(button("Add the webhook"));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect(address().value).toBe("https://10.0.0.1/");
  expect(bodies(api, clinicAddWebhook)[0]).toMatchObject({ event_types: webhookEventTypes });
});

test("a test is sent and the log reloaded; a disabled webhook reports that it is disabled", async () => {
  const tested = { ...delivery, id: 12, event_type: "webhook.test", status: "waiting" as const, attempts: 0 };
  const api = withWebhook().on(clinicTestWebhook, () => {
    api.on(clinicListWebhookDeliveries, logOf([tested, delivery]));
    return entityOf(tested);
  });
  const { user } = await openDesk("/desk/webhooks/5", { api });
  await user.click(await screen.findByRole("button", { name: "Send a test" }));
  expect(await screen.findByText(/The test is on its way/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("TestWaiting"));
  expect(await accessibilityFaults()).toEqual([]);
  api.refuse(clinicTestWebhook, "status_conflict");
  await user.click(button("Send a test"));
  expect(await screen.findByText(/This webhook is switched off/)).toBeTruthy();
  expect(screen.queryByText(/The test is on its way/)).toBeNull();
});

test("the log shows attempts and answers, filters by state, loads older entries and resends one", async () => {
  const older = {
    ...delivery,
    id: 3,
    status: "delivered" as const,
    attempts: 1,
    last_failure: null,
    last_failure_code: null,
    last_status: 204,
  };
  const api = withWebhook(logOf([delivery], "11")).on(clinicReplayDelivery, entityOf(delivery));
  const { user } = await openDesk("/desk/webhooks/5", { api });
  expect((await screen.findByRole("listitem")).textContent).toMatch(
    /^Appointment overFailed.*4 attempts · Answer 404 · 82 msThe receiver takes no events at this address\. Check the address\.Technical detail: It answered 404\./,
  );
  api.on(clinicListWebhookDeliveries, logOf([older]));
  await user.click(button("Show older ones"));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(api.sentTo(clinicListWebhookDeliveries).at(-1)?.query.get("cursor")).toBe("11");
  await user.click(
    screen.getAllByRole("button", { name: /^Send again: Appointment over/ })[0] as HTMLElement,
  );
  await waitFor(() =>
    expect(api.sentTo(clinicReplayDelivery)[0]?.path).toBe("/api/clinic/webhooks/5/deliveries/11/replay"),
  );
  api.on(clinicListWebhookDeliveries, logOf([]));
  await user.selectOptions(screen.getByLabelText("Show"), "waiting");
  expect(await screen.findByText("There is nothing in the log.")).toBeTruthy();
  expect(api.sentTo(clinicListWebhookDeliveries).at(-1)?.query.get("status")).toBe("waiting");
});

test("failed events since a date are resent, and exceeding the rate limit is reported", async () => {
  const api = withWebhook().on(clinicReplayFailed, entityOf({ deliveries: 2 }));
  const { user } = await openDesk("/desk/webhooks/5", { api });
  await user.selectOptions(await screen.findByLabelText("Send again what failed"), "30");
  await user.click(button("Send failed events again"));
  expect(await screen.findByText("2 events are sent again.")).toBeTruthy();
  const since = api
    .sentTo(clinicReplayFailed)
    .map(({ body }) => Date.parse((body as { since: string }).since));
  expect(Math.round((Date.UTC(2026, 10, 24, 9) - (since[0] ?? 0)) / 86_400_000)).toBe(30);
  api.refuse(clinicReplayFailed, "too_many_requests");
  await user.click(button("Send failed events again"));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
});

test("events and address are changed, and unsaved changes survive leaving the screen", async () => {
  const api = withWebhook()
    .on(clinicChangeWebhook, entityOf({ ...records, is_enabled: false }))
    .on(clinicListWebhooks, listOf(records));
  const { user } = await openDesk("/desk/webhooks/5", { api });
  await user.click(await screen.findByRole("checkbox", { name: "Appointment over" }));
  await user.click(screen.getByRole("checkbox", { name: "Events are sent to this address" }));
  await user.click(screen.getByRole("link", { name: "Back to the webhooks" }));
  await user.click(await screen.findByRole("link", { name: "Patient records" }));
  expect(await screen.findByText(/Your changes from before are still here/)).toBeTruthy();
  await user.click(button("Save the webhook"));
  expect(await screen.findByText(/The webhook is saved/)).toBeTruthy();
  expect(bodies(api, clinicChangeWebhook)).toEqual([
    {
      url: records.url,
      description: "Patient records",
      event_types: ["appointment.booked"],
      is_enabled: false,
      replaces: "v1",
    },
  ]);
});

test("a new secret is shown once, and the old one signs for the chosen time", async () => {
  const api = withWebhook().on(clinicRotateWebhookSecret, entityOf({ secret }));
  const { user } = await openDesk("/desk/webhooks/5", { api });
  await user.selectOptions(await screen.findByLabelText("How long the old secret signs, too"), "168");
  await user.click(button("Make a new secret"));
  expect(await screen.findByText(secret, { selector: "bdi" })).toBeTruthy();
  expect(button("Copy the secret")).toBeTruthy();
  expect(bodies(api, clinicRotateWebhookSecret)).toEqual([{ overlap_hours: 168 }]);
});

test("a webhook is removed after confirmation", async () => {
  const api = withWebhook().lose(clinicRemoveWebhook);
  const { user } = await openDesk("/desk/webhooks/5", { api });
  await user.click(await screen.findByRole("button", { name: "Remove the webhook" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the webhook" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicRemoveWebhook, undefined).on(clinicListWebhooks, listOf());
  await user.click(dialog.getByRole("button", { name: "Remove the webhook" }));
  expect(await screen.findByText("There are no webhooks yet.")).toBeTruthy();
});
