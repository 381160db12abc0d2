import { expect, test } from "vitest";
import { sealMessage } from "./seal.ts";

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
  sealed:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("the RFC 8291 example is encrypted byte for byte", { tags: ["G.21"] }, () => {
  const { text, privateKey, salt, ...keys } = example;
  expect(sealMessage(text, keys, { privateKey, salt }, 0).toString("base64url")).toBe(example.sealed);
});

test("two messages use different keys, and their length reveals nothing", { tags: ["G.21"] }, () => {
  const [short, long] = [sealMessage("a", example), sealMessage("a longer message", example)];
  expect(short).toHaveLength(long.length);
  expect(short.equals(sealMessage("a", example))).toBe(false);
});

test("an invalid key is refused", { tags: ["G.21"] }, () => {
  expect(() => sealMessage("a", { p256dh: "A".repeat(87), auth: example.auth })).toThrow(
    "Public key is not valid for specified curve",
  );
});
