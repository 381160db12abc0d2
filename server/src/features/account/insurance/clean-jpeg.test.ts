import { expect, test } from "vitest";
import { cleanJpeg } from "./clean-jpeg.ts";

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const begin = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0"));
const exif = segment(0xe1, Buffer.from("Exif\0\0 41.1579 N, 8.6291 W"));
const xmp = segment(0xed, Buffer.from("Photoshop 3.0 author"));
const adobe = segment(0xee, Buffer.from("Adobe\0"));
const words = segment(0xfe, Buffer.from("made by Maria"));
const frame = segment(0xc0, Buffer.from([8, 0x03, 0x20, 0x05, 0x00, 1, 1, 0x11, 0]));
const tables = segment(0xc4, Buffer.from([0, 1, 2, 3]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
]);
const clean = Buffer.concat([begin, jfif, adobe, frame, tables, scan, end]);

test("a JPEG loses EXIF, XMP, comments and trailing data and keeps its pixels", () => {
  const given = Buffer.concat([
    begin,
    jfif,
    exif,
    xmp,
    adobe,
    words,
    frame,
    tables,
    scan,
    exif,
    end,
    Buffer.from("<script>alert(1)</script>"),
  ]);
  expect(cleanJpeg(given)).toEqual({ bytes: clean, width: 1280, height: 800 });
});

test("a progressive JPEG keeps every scan", () => {
  const given = Buffer.concat([begin, segment(0xc2, frame.subarray(4)), scan, tables, scan, end]);
  expect(cleanJpeg(given)?.bytes).toEqual(given);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("<svg onload='alert(1)'/>")],
  ["a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ["a beginning alone", begin],
  ["a picture without its end", clean.subarray(0, -2)],
  ["a picture without pixels", Buffer.concat([begin, jfif, frame, end])],
  ["a picture without a size", Buffer.concat([begin, jfif, scan, end])],
  ["two sizes", Buffer.concat([begin, frame, frame, scan, end])],
  ["a segment longer than the file", Buffer.concat([begin, Buffer.from([0xff, 0xe1, 0xff, 0xff]), end])],
  ["a segment shorter than its length", Buffer.concat([begin, Buffer.from([0xff, 0xe1, 0, 1]), end])],
])("%s is not accepted as a picture", (_name, given) => {
  expect(cleanJpeg(given)).toBeNull();
});
