import { downloadFile, getAppointmentFiles, removeFile } from "@anteroom/contract/appointment/files";
import { getPatient, logOut, type Patient } from "@anteroom/contract/account/account";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aFile, anAppointment, appointmentApi, someFiles } from "../../../testing/answers/appointments.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const filesApi = (more: Parameters<typeof someFiles>[0] = {}) =>
  appointmentApi(anAppointment()).on(getAppointmentFiles, entityOf(someFiles(more)));
const openFiles = (api: FakeApi, more: object = {}) =>
  openPage("/appointments/21/files", { api, patient: joana, ...more });

/** Sends files: the browser's own XMLHttpRequest is what tells how far a sending is. */
function sendingAnswers(...answers: { status: number; body: unknown }[]): string[] {
  const sent: string[] = [];
  class Sending extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = "";
    private name = "";
    open() {}
    setRequestHeader(header: string, value: string) {
      if (header === "x-file-name") this.name = decodeURIComponent(value);
    }
    send() {
      sent.push(this.name);
      const answer = answers.shift();
      queueMicrotask(() => {
        if (answer?.status === 0) return false; // never answers
        if (!answer) return this.dispatchEvent(new Event("error"));
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        return this.dispatchEvent(new Event("load"));
      });
    }
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  return sent;
}
const wasSent = { status: 201, body: entityOf(aFile()) };
const neverAnswers = { status: 0, body: null };
const photo = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: "image/jpeg" });

test("an empty file list says that nothing was shared yet", async () => {
  await openFiles(filesApi());
  expect(await screen.findAllByText("Nothing yet.")).toHaveLength(2);
  expect(screen.getByText(/^You can send files until/)).toBeTruthy();
});

test("a file list that failed to load appears at the next try", async () => {
  const api = filesApi().lose(getAppointmentFiles);
  const { user } = await openFiles(api);
  expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
  api.on(getAppointmentFiles, entityOf(someFiles({ items: [aFile()] })));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Save rash.jpg" })).toBeTruthy();
});

test(
  "failed files are named and sent again, and sent ones are not",
  { tags: ["S1.36", "S2.R12"] },
  async () => {
    const { user } = await openFiles(filesApi());
    const sent = sendingAnswers(wasSent);
    await user.upload(await screen.findByLabelText("Choose files"), [photo("one.jpg"), photo("two.jpg")]);
    const failed = await screen.findByRole("alert");
    expect(failed.textContent).toContain("Some files failed to send.");
    expect(within(failed).getByRole("listitem").textContent).toBe("two.jpg");
    expect(screen.getByText(/The connection was lost\./)).toBeTruthy();
    sendingAnswers(wasSent);
    await user.click(within(failed).getByRole("button", { name: "Send those again" }));
    expect(await screen.findByText("2 files were sent.")).toBeTruthy();
    expect(sent).toEqual(["one.jpg", "two.jpg"]);
  },
);

/** Whether the browser asks before the page is reloaded or closed. */
function isLeavingAsked(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Ends the session while `slow.jpg` is being sent, and has `next` sign in and open the files again. */
async function signInAgain(id: number, end: "elsewhere" | "here", next: Patient) {
  const files = entityOf(someFiles({}));
  const api = appointmentApi(anAppointment({ id })).on(getAppointmentFiles, files).on(logOut, undefined);
  const { app, user } = await openPage(`/appointments/${id}/files`, { api, patient: joana });
  sendingAnswers(neverAnswers);
  await user.upload(await screen.findByLabelText("Choose files"), photo("slow.jpg"));
  await screen.findByLabelText("How much of slow.jpg is sent");
  act(() => void app.session.end(end === "here" ? app.api : null));
  await screen.findByRole("heading", { name: "Sign in to see your appointments" });
  expect(isLeavingAsked()).toBe(end === "elsewhere");
  api.on(getPatient, { patient: next });
  act(() => void app.session.begin(app.api, "token-of-now"));
  await waitFor(() => expect(app.session.get().kind).toBe("signed-in"));
  act(() => void app.navigate(`/appointments/${id}/files`));
  await screen.findByLabelText("Choose files");
  return user;
}

test("a file being sent when the session ended elsewhere is named after signing in, and sent on demand", async () => {
  const user = await signInAgain(31, "elsewhere", joana);
  const failed = await screen.findByRole("alert");
  expect(within(failed).getByRole("listitem").textContent).toBe("slow.jpg");
  expect(screen.getByText("You were signed out while it was being sent.")).toBeTruthy();
  const sent = sendingAnswers(wasSent);
  await user.click(within(failed).getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("One file was sent.")).toBeTruthy();
  expect(sent).toEqual(["slow.jpg"]);
  expect(isLeavingAsked()).toBe(false);
});

test.each([
  ["by somebody else", 32, "elsewhere", { ...joana, id: 8 }],
  ["by the patient who signed out here", 33, "here", joana],
] as const)("a file that was being sent is not offered after a sign-in %s", async (_who, id, end, next) => {
  await signInAgain(id, end, next);
  expect(await screen.findAllByText("Nothing yet.")).toHaveLength(2);
  expect(screen.queryByText("slow.jpg")).toBeNull();
});

test("files that can never be sent are not among those to send again, and say why", async () => {
  const { user } = await openFiles(filesApi());
  sendingAnswers();
  const empty = new File([], "empty.pdf", { type: "application/pdf" });
  await user.upload(await screen.findByLabelText("Choose files"), [photo("one.jpg"), empty]);
  const failed = await screen.findByRole("alert");
  const [again, never] = within(failed).getAllByRole("list");
  expect(again?.textContent).toBe("one.jpg");
  expect(within(failed).getByText("These can’t be sent:")).toBeTruthy();
  expect(never?.textContent).toBe("empty.pdfThis file is empty.");
  for (const name of ["one.jpg", "empty.pdf"])
    await user.click(screen.getByRole("button", { name: `Dismiss ${name}` }));
});

test("a file that cannot be sent is refused before sending, with the reason", async () => {
  const { user } = await openFiles(filesApi());
  const sent = sendingAnswers();
  await user.upload(
    await screen.findByLabelText("Choose files"),
    new File([], "empty.pdf", { type: "application/pdf" }),
  );
  const refused = await screen.findByRole("alert");
  expect(within(refused).getByText("This file is empty.", { exact: false })).toBeTruthy();
  expect(screen.getAllByText("This file is empty.", { exact: false })).toHaveLength(1);
  expect(screen.getByText("File not sent")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Dismiss empty.pdf" }));
  await waitFor(() => expect(screen.queryByText("This file is empty.")).toBeNull());
  expect(sent).toEqual([]);
});

test("no more files are accepted after the deadline or when full", async () => {
  const api = filesApi({ is_open: false, items: [aFile()] });
  await openFiles(api);
  expect(await screen.findByText(/^You can’t send more files for this appointment/)).toBeTruthy();
  expect(screen.queryByLabelText("Choose files")).toBeNull();
  expect(screen.queryByRole("button", { name: "Remove rash.jpg" })).toBeNull();
});

test("an appointment waiting for payment says that files can be sent once paid", async () => {
  const unpaid = anAppointment({ status: "pending_payment", payment_state: "none" });
  await openFiles(appointmentApi(unpaid).on(getAppointmentFiles, entityOf(someFiles({ is_open: false }))));
  expect(
    await screen.findByText("Once this appointment is paid, you can send the doctor photos or documents."),
  ).toBeTruthy();
  expect(screen.queryByText(/^You can’t send more files/)).toBeNull();
});

test("a full appointment asks to remove a file", async () => {
  await openFiles(filesApi({ files_left: 0, items: [aFile()] }));
  expect(await screen.findByText(/^This appointment has as many files as it can hold/)).toBeTruthy();
});

test("an own file is deleted only after confirmation", async () => {
  const api = filesApi({ items: [aFile()] }).on(removeFile, undefined);
  const { user } = await openFiles(api);
  await user.click(await screen.findByRole("button", { name: "Remove rash.jpg" }));
  const requested = await screen.findByRole("dialog", { name: "Remove this file?" });
  await user.click(within(requested).getByRole("button", { name: "Keep it" }));
  expect(api.sentTo(removeFile)).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Remove rash.jpg" }));
  api.on(getAppointmentFiles, entityOf(someFiles()));
  await user.click(await screen.findByRole("button", { name: "Yes, remove it" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove rash.jpg" })).toBeNull());
  expect(api.sentTo(removeFile).map(({ path }) => path)).toEqual(["/api/visits/21/files/51"]);
});

test("a file removed after sending leaves no row, and the heading of its list is focused", async () => {
  const api = appointmentApi(anAppointment({ id: 22 }))
    .on(getAppointmentFiles, entityOf(someFiles()))
    .on(removeFile, undefined);
  const { user } = await openPage("/appointments/22/files", { api, patient: joana });
  sendingAnswers(wasSent);
  const choose = await screen.findByLabelText("Choose files");
  api.on(getAppointmentFiles, entityOf(someFiles({ items: [aFile()] })));
  await user.upload(choose, [photo("rash.jpg")]);
  expect(await screen.findByText("One file was sent.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Remove rash.jpg" }));
  api.on(getAppointmentFiles, entityOf(someFiles()));
  await user.click(await screen.findByRole("button", { name: "Yes, remove it" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove rash.jpg" })).toBeNull());
  await waitFor(() => expect(screen.queryByText("rash.jpg")).toBeNull());
  expect(screen.queryByText("One file was sent.")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "From you" }));
});

test("a doctor's file is offered once checked, and a link names its destination", async () => {
  const theirs = { sender: "clinic" as const };
  const items = [
    aFile({ ...theirs, id: 52, name: "plan.pdf", media_type: "application/pdf", scan: "scanning" }),
    aFile({ ...theirs, id: 53, name: "letter.pdf", scan: "infected" }),
    aFile({
      ...theirs,
      id: 54,
      name: "Exercises",
      kind: "link",
      url: "https://moves.example/back",
      media_type: null,
      size_bytes: null,
    }),
  ];
  await openFiles(filesApi({ items }));
  expect(await screen.findByText(/^We’re checking this file for viruses/)).toBeTruthy();
  expect(screen.getByText(/^This file had a virus/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  const link = screen.getByRole("link", { name: "Open Exercises, in a new window" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
  expect(screen.getByText("moves.example")).toBeTruthy();
});

test(
  "the doctor's files are hidden when the clinic hides shared files",
  { tags: ["S3.SET.showSharedFiles"] },
  async () => {
    await openFiles(filesApi(), { settings: { showSharedFiles: false } });
    expect(await screen.findByRole("heading", { name: "From you" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /^From Dr/ })).toBeNull();
  },
);

test("a file says why it cannot be saved", async () => {
  const { user } = await openFiles(filesApi({ items: [aFile()] }).refuse(downloadFile, "not_found"));
  await user.click(await screen.findByRole("button", { name: "Save rash.jpg" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of not_found");
});

test("pictures are viewed one after the other", async () => {
  const items = [aFile(), aFile({ id: 55, name: "arm.png", media_type: "image/png" })];
  const { user } = await openFiles(filesApi({ items }).lose(downloadFile));
  await user.click(await screen.findByRole("button", { name: "Look at rash.jpg" }));
  const shown = await screen.findByRole("dialog", { name: "rash.jpg" });
  expect(within(shown).getByText("1 of 2")).toBeTruthy();
  expect((await within(shown).findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  await user.click(within(shown).getByRole("button", { name: "Next" }));
  expect(await screen.findByRole("dialog", { name: "arm.png" })).toBeTruthy();
  await user.click(within(shown).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
