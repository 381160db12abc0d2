import { getDeskSignIn } from "@anteroom/contract/account/desk-sessions";
import {
  clinicAppointmentFiles,
  clinicRemoveFile,
  type AppointmentFiles,
} from "@anteroom/contract/appointment/files";
import { clinicGetAppointment, type ClinicAppointment } from "@anteroom/contract/clinic";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { aFile, anAppointment, someFiles } from "../../../web/src/testing/answers/appointments.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

/** Opens the call of an appointment in which nobody is yet, and its files. */
async function openFiles(files: Partial<AppointmentFiles> = {}, more: Partial<ClinicAppointment> = {}) {
  const appointment = { ...anAppointment(more), patient_id: null };
  const api = callApi(appointment, files);
  const opened = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await opened.user.click(await screen.findByRole("tab", { name: "Files" }));
  return opened;
}

type Answer = { status: number; body: unknown };
const taken = { status: 201, body: entityOf(aFile({ id: 60, sender: "clinic", name: "plan.pdf" })) };
const refused = (status: number, code: string) => ({
  status,
  body: { type: `/problems/${code}`, title: `title of ${code}`, status, code, detail: "What to do." },
});
const photo = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: "image/jpeg" });

let answers: (Answer | "lost" | "stuck")[] = [];
let sent: string[] = [];

/** Stands in for the browser's own uploads, which alone report progress. */
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  private headers: Record<string, string> = {};
  private address = "";
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    const { "x-file-name": name, "x-anteroom-desk": desk } = this.headers;
    sent.push(`${this.address} ${name} ${desk}`);
    const answer = answers.shift();
    queueMicrotask(() => {
      this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 2 }));
      if (answer === "stuck") return true;
      if (answer === undefined || answer === "lost") return this.dispatchEvent(new Event("error"));
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      return this.dispatchEvent(new Event("load"));
    });
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
}

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.stubGlobal("isSecureContext", false); // no devices here
});

const chooser = () => screen.findByLabelText("Send files to the patient");

test("a file sent by the patient in the call is counted on the tab until shown", async () => {
  const { api, desk, user } = await openFiles({ items: [aFile()] });
  expect(await screen.findByRole("button", { name: "rash.jpg" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  const items = [aFile({ id: 52, name: "foot.jpg", scan: "scanning" }), aFile()];
  api.on(clinicAppointmentFiles, entityOf(someFiles({ items })));
  await act(() => desk.queries.invalidateQueries({ queryKey: [`/api${clinicAppointmentFiles.path}`] }));
  await user.click(await screen.findByRole("tab", { name: "Files (1)" }));
  expect(screen.getByText(/Being checked for viruses/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "foot.jpg" })).toBeNull();
  expect(await screen.findByRole("tab", { name: "Files" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a file is sent with progress, can be cancelled, and then appears in the list", async () => {
  const { api, user } = await openFiles();
  expect(await screen.findByText("Nothing has been shared for this appointment.")).toBeTruthy();
  answers = ["stuck", taken];
  await user.upload(await chooser(), photo("wrong.jpg"));
  const progress = await screen.findByRole("progressbar", { name: "How much of wrong.jpg is sent" });
  await waitFor(() =>
    expect([progress.getAttribute("value"), progress.getAttribute("max")]).toEqual(["2", "4"]),
  );
  await user.click(screen.getByRole("button", { name: "Cancel wrong.jpg" }));
  await waitFor(() => expect(screen.queryByText("wrong.jpg")).toBeNull());
  const items = [aFile({ id: 60, sender: "clinic", name: "plan.pdf" })];
  api.on(clinicAppointmentFiles, entityOf(someFiles({ items })));
  await user.upload(await chooser(), photo("plan.pdf"));
  expect(await screen.findByText("One file was sent.")).toBeTruthy();
  expect(await screen.findByText(/^From the clinic/)).toBeTruthy();
  expect(sent[1]).toBe("/api/clinic/appointments/21/files plan.pdf 1");
});

test("invalid files are refused before sending, and after a lost connection only the failed one is resent", async () => {
  const { user } = await openFiles();
  answers = ["lost", taken];
  const program = new File(["<html>"], "page.pdf", { type: "application/pdf" });
  const large = new File([new Uint8Array(20 * 1024 * 1024 + 1).fill(97)], "large.txt", {
    type: "text/plain",
  });
  await user.upload(await chooser(), [
    photo("one.jpg"),
    program,
    large,
    new File([], "empty.txt", { type: "text/plain" }),
  ]);
  expect(await screen.findByText("The connection was lost.")).toBeTruthy();
  expect(screen.getByText(/^Choose a PDF, a photo/)).toBeTruthy();
  expect(screen.getByText(/^This file is larger than/)).toBeTruthy();
  expect(screen.getByText("This file is empty.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("Some files failed to send.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Send (again|those)/ })).toBeNull();
  expect(sent).toHaveLength(2);
});

test.each([
  [409, "file_limit", false],
  [500, "internal_error", true],
])(
  "a file that the server refuses with %i %s says why, and can be sent again: %s",
  async (status, code, again) => {
    const { user } = await openFiles();
    answers = [refused(status, code)];
    await user.upload(await chooser(), photo("one.jpg"));
    expect(await screen.findByText(`title of ${code} What to do.`)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry one.jpg" }) !== null).toBe(again);
  },
);

test("a session that ended during an upload leads to sign-in", async () => {
  const { api, user } = await openFiles();
  api.on(getDeskSignIn, entityOf({ provider: null }));
  answers = [refused(401, "unauthenticated")];
  await user.upload(await chooser(), photo("one.jpg"));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
});

test("the list says when it is offline, full, or closed for files", async () => {
  const { api, desk, user } = await openFiles();
  api.lose(clinicAppointmentFiles);
  void desk.queries.resetQueries({ queryKey: [`/api${clinicAppointmentFiles.path}`] });
  expect((await screen.findByRole("alert", { name: "" })).textContent).toContain(
    "The call cannot be taken now.",
  );
  const list = within(screen.getByRole("tabpanel"));
  expect(await list.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicAppointmentFiles, entityOf(someFiles({ files_left: 0 })));
  await user.click(list.getByRole("button", { name: "Try again" }));
  expect(await list.findByText(/^You have sent as many files as an appointment can hold/)).toBeTruthy();
  api.on(clinicGetAppointment, entityOf({ ...anAppointment({ status: "canceled" }), patient_id: null }));
  await act(() => desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] }));
  expect(await list.findByText("Files cannot be sent for this appointment.")).toBeTruthy();
  expect(screen.queryByLabelText("Send files to the patient")).toBeNull();
});

test("a clinic's file is deleted only after confirmation, and a patient's cannot be", async () => {
  const items = [aFile(), aFile({ id: 60, sender: "clinic", name: "plan.pdf" })];
  const { api, user } = await openFiles({ items });
  await user.click(await screen.findByRole("button", { name: "Remove plan.pdf" }));
  expect(screen.queryByRole("button", { name: "Remove rash.jpg" })).toBeNull();
  const dialog = within(screen.getByRole("dialog", { name: "Remove this file?" }));
  api.refuse(clinicRemoveFile, "not_found");
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await dialog.findByText(/what to do after not_found/)).toBeTruthy();
  api.on(clinicRemoveFile, undefined).on(clinicAppointmentFiles, entityOf(someFiles({ items: [aFile()] })));
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  await waitFor(() => expect(screen.queryByText("plan.pdf")).toBeNull());
  expect(api.sentTo(clinicRemoveFile).at(-1)?.path).toBe("/api/clinic/appointments/21/files/60");
});

test("files can be sent after the call beside the summary and the prescription", async () => {
  const appointment = { ...anAppointment({ status: "finished" }), patient_id: null };
  const { api, desk, user } = await openFiles();
  api.on(clinicGetAppointment, entityOf(appointment));
  await act(() => desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("has ended"));
  expect(await screen.findByText(/^It goes without a picture of your signature/)).toBeTruthy();
  answers = [taken];
  await user.upload(await chooser(), photo("plan.pdf"));
  expect(await screen.findByText("One file was sent.")).toBeTruthy();
});
