import { clinicImportDoctors, clinicListDoctors } from "@anteroom/contract/administration/doctors";
import type { ImportReport } from "@anteroom/contract/administration/imports";
import { importProblemCodes } from "@anteroom/domain/shared/import-problems";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type SentRequest } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { sentenceOf } from "../testing/sentence-of.tsx";
import { importProblems } from "./import-problems.tsx";

const csv = "external_id,name\nd1,Rui Costa\nd2,\n";
const report: ImportReport = {
  is_dry_run: true,
  added: 1,
  changed: 0,
  unchanged: 0,
  refused: 1,
  lines: [
    { line: 2, external_id: "d1", outcome: "added", id: 7, problems: [] },
    {
      line: 3,
      external_id: "d2",
      outcome: "refused",
      id: null,
      problems: [{ column: "name", code: "too_small" }],
    },
  ],
};
/** Answers as the server does: the same report, dry or not. */
const answer = ({ body }: SentRequest) => {
  const { is_dry_run } = body as { is_dry_run: boolean };
  return { data: { entity: { ...report, is_dry_run }, version: "v1" } };
};
const file = (text: string | Uint8Array<ArrayBuffer>) =>
  new File([text], "doctors.csv", { type: "text/csv" });
const input = () => screen.getByLabelText("Choose a CSV file");

test("a file is dry-run with a report on each line, then imported", async () => {
  const api = fakeApi()
    .on(clinicImportDoctors, answer)
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await openDesk("/desk/doctors", { api });
  await user.click(screen.getByRole("link", { name: "Import doctors" }));
  await user.upload(await screen.findByLabelText("Choose a CSV file"), file(csv));
  expect(await screen.findByRole("heading", { name: "What would happen" })).toBeTruthy();
  expect(screen.getByText("New: 1. Changed: 0. As before: 0. Refused: 1.")).toBeTruthy();
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "Lineexternal_idResult",
    "2d1New",
    "3d2Refusedname: This is empty or too short, or the number is too small. Fill it in, or write a larger number. too_small",
  ]);
  await user.click(screen.getByRole("button", { name: "Result" }));
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["3", "2"]);
  expect(await accessibilityFaults()).toEqual([]);
  screen.getByRole("button", { name: "Import these doctors" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("The doctors are imported.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What happened" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Import these doctors" })).toBeNull();
  expect(api.sentTo(clinicImportDoctors).map(({ body }) => body)).toEqual([
    { csv, is_dry_run: true },
    { csv, is_dry_run: false, replaces: "v1" },
  ]);
});

test("a specialty that does not exist is named, with those that do", async () => {
  const refused = {
    ...report,
    lines: [
      {
        line: 2,
        external_id: "d1",
        outcome: "refused" as const,
        id: null,
        problems: [
          {
            column: "specialty",
            code: "unknown_specialty" as const,
            value: "nothing",
            known: ["general-practice", "dermatology"],
          },
        ],
      },
    ],
  };
  const api = fakeApi().on(clinicImportDoctors, { data: { entity: refused, version: "v1" } });
  const { user } = await openDesk("/desk/import-doctors", { api });
  await user.upload(input(), file(csv));
  const said = (await screen.findByText(/There’s no such specialty/)).textContent;
  expect(said).toContain("specialty “nothing”: There’s no such specialty. Write one of the words below.");
  expect(said).toContain("general-practice · dermatology");
});

test("every code of a line has a sentence that says what to do next", () => {
  const sentences = importProblemCodes.map((code) => sentenceOf(importProblems[code]));
  expect(sentences.filter((sentence) => !/^\S.*\. \S.*\.$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(importProblemCodes.length);
});

test("the screen says that a file is being checked, and accepts no other meanwhile", async () => {
  const api = fakeApi().hang(clinicImportDoctors);
  const { user } = await openDesk("/desk/import-doctors", { api });
  await user.upload(input(), file(csv));
  expect(await screen.findByText("The file is being checked")).toBeTruthy();
  expect((input() as HTMLInputElement).disabled).toBe(true);
});

test("missing and unknown columns are named, and an unchanged file offers no import", async () => {
  const fields = [
    { path: "body.csv.specialty", code: "missing_column" },
    { path: "body.csv.languages", code: "missing_column" },
    { path: "body.csv.colour", code: "unknown_column" },
    { path: "body.csv.", code: "too_many_rows" },
  ];
  const api = fakeApi().refuse(clinicImportDoctors, "validation_failed", { fields });
  const { user } = await openDesk("/desk/import-doctors", { api });
  await user.upload(input(), file(csv));
  expect((await screen.findByRole("alert")).textContent.replaceAll(/[\u2068\u2069]/g, "")).toBe(
    "Columns are missing: specialty, languages. Columns are not known: colour. A file can have 500 doctors. Split it, and choose the parts.",
  );
  api.on(clinicImportDoctors, {
    data: { entity: { ...report, added: 0, unchanged: 1, lines: [] }, version: "v1" },
  });
  await user.upload(input(), file(csv));
  expect(await screen.findByText(/As before: 1/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Import these doctors" })).toBeNull();
});

test("a file that is not UTF-8 is not sent, and rate limiting and being offline are reported", async () => {
  const api = fakeApi().refuse(clinicImportDoctors, "too_many_requests");
  const { user } = await openDesk("/desk/import-doctors", { api });
  await user.upload(input(), file(Uint8Array.of(0x6e, 0xe9, 0x0a)));
  expect(await screen.findByText(/The file is not in UTF-8/)).toBeTruthy();
  expect(api.sentTo(clinicImportDoctors)).toEqual([]);
  await user.upload(input(), file(csv));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
  api.lose(clinicImportDoctors);
  await user.upload(input(), file(csv));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
});

test("doctors whom somebody has changed since the check are not replaced, and the file is checked again", async () => {
  const api = fakeApi()
    .on(clinicImportDoctors, answer)
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await openDesk("/desk/import-doctors", { api });
  await user.upload(input(), file(csv));
  await screen.findByRole("button", { name: "Import these doctors" });
  api.refuse(clinicImportDoctors, "changed_elsewhere");
  await user.click(screen.getByRole("button", { name: "Import these doctors" }));
  expect((await screen.findByRole("alert")).textContent).toContain("nothing is imported");
  api.on(clinicImportDoctors, (request) => ({ data: { ...answer(request).data, version: "v2" } }));
  await user.click(screen.getByRole("button", { name: "Check the file again" }));
  await user.click(await screen.findByRole("button", { name: "Import these doctors" }));
  expect(await screen.findByText("The doctors are imported.")).toBeTruthy();
  expect(api.sentTo(clinicImportDoctors).map(({ body }) => (body as { replaces?: string }).replaces)).toEqual(
    [undefined, "v1", undefined, "v2"],
  );
});

test.each(["reception", "doctor"] as const)("the role %s has no import screen", async (role) => {
  await openDesk("/desk/import-doctors", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});
