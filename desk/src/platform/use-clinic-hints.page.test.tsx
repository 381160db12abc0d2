import { clinicListMessages } from "@anteroom/contract/call/messages";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { Messages } from "../messages/messages.tsx";
import { showInDesk } from "../testing/open-desk.tsx";
import { useClinicHints } from "./use-clinic-hints.ts";

function OpenThread() {
  useClinicHints();
  return <Messages appointmentId={7} />;
}

const threadOf = (...texts: string[]) =>
  entityOf({
    is_open: true,
    closes_at: "2026-11-24T18:00:00.000Z",
    messages: texts.map((text, index) => ({
      id: index + 1,
      key: `key-${index}`,
      sender: "clinic" as const,
      text,
      sent_at: "2026-11-24T08:00:00.000Z",
      delivered_at: null,
      seen_at: null,
    })),
  });

test("an open thread shows what was written while the connection was lost", async () => {
  const api = fakeApi().on(clinicListMessages, threadOf("Good morning"));
  const { reconnect } = await showInDesk(<OpenThread />, { api });
  expect(await screen.findByText("Good morning")).toBeTruthy();
  api.on(clinicListMessages, threadOf("Good morning", "Please bring your card"));
  act(reconnect);
  expect(await screen.findByText("Please bring your card")).toBeTruthy();
});
