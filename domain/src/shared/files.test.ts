import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldLimits } from "./field-limits.ts";
import { fileKindOf, isMisnamedText, isTextBytes } from "./file-kind.ts";
import { cleanLine, safeFileName } from "./file-name.ts";
import { formatFileSize } from "./file-size.ts";
import { mayShareFiles, maySendFiles } from "../appointment/appointment-files.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("a file's type is read from its first bytes, not its name", { tags: ["S1.36"] }, () => {
  test.each([
    ["a PDF", "%PDF-1.7\n%âãÏÓ", "pdf"],
    ["a photo of a phone", "\xff\xd8\xff\xe1\x1c\x45Exif\0\0", "jpeg"],
    ["a screenshot", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
    ["a WebP picture", "RIFF\x24\0\0\0WEBPVP8 ", "webp"],
    ["a photo of an iPhone", "\0\0\0\x18ftypheic\0\0\0\0", "heic"],
    ["a note", "Blood pressure on Monday: 120/80\r\n", "text"],
    ["a note in Arabic", "\xd8\xb6\xd8\xba\xd8\xb7", "text"],
    ["nothing", "", null],
    ["a program for Windows", "MZ\x90\0\x03\0\0\0", null],
    ["a program for Linux", "\x7fELF\x02\x01\x01", null],
    ["an archive", "PK\x03\x04\x14\0", null],
    ["a page", "<!doctype html><script>alert(1)</script>", null],
    ["a page behind a mark and spaces", "\xef\xbb\xbf \n <html>", null],
    ["a drawing with a script", '<?xml version="1.0"?><svg onload="x"/>', null],
    ["a shell script", "#!/bin/sh\nrm -rf /", null],
    ["PostScript", "%!PS-Adobe-3.0", null],
    ["a film", "\0\0\0\x18ftypisom\0\0\0\0", null],
    ["a sound", "RIFF\x24\0\0\0WAVEfmt ", null],
    ["a PNG without a picture", "\x89PNG\r\n\x1a\n\0\0\0\rtEXt", null],
    ["a PDF after something else", "GIF89a\x01\0%PDF-1.7", null],
    ["a text with a zero in it", "hello\0world", null],
  ])("%s", (_name, head, kind) => {
    expect(fileKindOf(bytes(head))).toBe(kind);
  });

  test.each([
    ["photo.jpg", "text", true],
    ["Receita.DOCX", "text", true],
    ["virus.exe ", "text", true],
    ["photo.jpg", "jpeg", false],
    ["invoice.exe", "png", false],
    ["note.txt", "text", false],
    ["values.csv", "text", false],
    ["Nota do dr. Silva", "text", false],
    ["README", "text", false],
    ["photo.jpg", null, false],
  ] as const)("%s that is %s has a misleading name: %s", (name, kind, isMisnamed) => {
    expect(isMisnamedText(name, kind)).toBe(isMisnamed);
  });

  test("no bytes cause an error, and text has no control characters", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (head) => {
        const kind = fileKindOf(head);
        expect(kind !== "text" || isTextBytes(head)).toBe(true);
      }),
    );
  });
});

describe("file names are displayed and saved safely", () => {
  test.each([
    ["report.pdf", "pdf", "report.pdf"],
    ["REPORT.PDF", "pdf", "REPORT.PDF"],
    ["photo.jpeg", "jpeg", "photo.jpeg"],
    ["Análise de sangue.pdf", "pdf", "Análise de sangue.pdf"],
    ["تحليل الدم.pdf", "pdf", "تحليل الدم.pdf"],
    ["../../etc/passwd", "text", "passwd.txt"],
    ["C:\\Users\\ines\\x.png", "png", "x.png"],
    ["invoice.exe", "png", "invoice.exe.png"],
    ["page.html", "pdf", "page.html.pdf"],
    ["photo\u202egnp.exe", "png", "photognp.exe.png"],
    ["a\u0000b\r\nc\u200b.txt", "text", "ab c.txt"],
    ["!\t\u0000\t!", "text", "! !.txt"],
    ["e\u200d\u0301", "text", "é.txt"],
    ["\ud800.txt", "text", "txt.txt"],
    ["...", "pdf", "file.pdf"],
    ["", "heic", "file.heic"],
    [".pdf", "pdf", "pdf.pdf"],
    ['x" onclick="alert(1).png', "png", "x_ onclick=_alert(1).png"],
    ["notes", "text", "notes.txt"],
  ] as const)("%j as %s is %j", (given, kind, shown) => {
    expect(safeFileName(given, kind)).toBe(shown);
  });

  test("any file name is shortened, gets its true extension, and has no folder or hidden characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
        const name = safeFileName(given, "webp");
        expect(name.length).toBeLessThanOrEqual(fieldLimits.name);
        expect(name).toMatch(/^[^\\/\p{Cc}\p{Cf}\p{Cs}]+\.webp$/iu);
        expect(safeFileName(name, "webp")).toBe(name);
      }),
    );
  });

  test("a link's title stays one readable line", () => {
    expect(cleanLine("  Sleep / rest?\n\u202eevil\u200b ")).toBe("Sleep / rest? evil");
  });
});

test.each([
  [20 * 1024 * 1024, "en", "20 MB"],
  [1_600_000, "pt", "1,5 MB"],
  [1_600_000, "ar", "1.5 MB"],
  [340_000, "fr", "332 ko"],
  [1, "en", "1 kB"],
] as const)("%d bytes read in %s as %s", (size, locale, words) => {
  expect(formatFileSize(size, locale).replaceAll(/\s/gu, " ")).toBe(words);
});

const end = Date.parse("2027-03-01T10:00:00Z");
test.each([
  ["scheduled", 0, true],
  ["accepted", 0, true],
  ["preparing", 0, true],
  ["finished", 11.9 * 3_600_000, true],
  ["finished", 12 * 3_600_000, true],
  ["finished", 12 * 3_600_000 + 1, false],
  ["canceled", 0, false],
  ["pending_payment", 0, false],
  ["no_show", 0, false],
  ["something new", 0, false],
])(
  "an appointment that is %s accepts files %d ms after its end: %s",
  { tags: ["S1.36"] },
  (status, after, may) => {
    expect(maySendFiles({ status, endTime: end }, end + after)).toBe(may);
  },
);

test("the clinic can share files with every booked or past appointment", { tags: ["S6.ROLE.11"] }, () => {
  expect(
    ["scheduled", "accepted", "preparing", "finished"].every((status) => mayShareFiles({ status })),
  ).toBe(true);
  expect(
    ["canceled", "declined", "pending_payment", "payment_failed"].some((status) => mayShareFiles({ status })),
  ).toBe(false);
});
