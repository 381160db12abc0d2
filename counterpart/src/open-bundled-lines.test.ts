import { expect, test } from "vitest";
import { openBundledLines } from "./open-bundled-lines.ts";

const session = "v=0\r\ns=-\r\n";
const audio = "m=audio 9 UDP/TLS/RTP/SAVPF 109\r\na=mid:0\r\n";
const bundled = (port: number) => `m=video ${port} UDP/TLS/RTP/SAVPF 120\r\na=bundle-only\r\na=mid:1\r\n`;
const refused = "m=video 0 UDP/TLS/RTP/SAVPF 120\r\na=mid:2\r\n";

test(
  "video offered by Firefox bundled with audio is not taken for a refused line",
  { tags: ["S1.18"] },
  () => {
    expect(openBundledLines(session + audio + bundled(0))).toBe(session + audio + bundled(9));
  },
);

test("a refused media line stays refused, and all else is unchanged", { tags: ["S1.18"] }, () => {
  expect(openBundledLines(session + audio + refused)).toBe(session + audio + refused);
  expect(openBundledLines("")).toBe("");
});
