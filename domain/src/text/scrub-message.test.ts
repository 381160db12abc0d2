import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubMessage } from "./scrub-message.ts";

test.each([
  [
    "Cannot read properties of undefined (reading 'taxId')",
    "Cannot read properties of undefined (reading …)",
  ],
  ["Can't find variable: openVisit", "Can't find variable: openVisit"],
  [
    `Unexpected token 'H', "Headache since "... is not valid JSON`,
    "Unexpected token …, …... is not valid JSON",
  ],
  ["Failed to fetch http://aurora.localhost/appointments/12?token=abc", "Failed to fetch …"],
  ["no visit at /appointments/12", "no visit at …"],
  ["ana@patients.example is taken, call +351 912 345 678", "… is taken, call …"],
  ["of kJdzfjsqfjklkojhkgfhgkjhkjgh", "of …"],
  ["says 'Inês it's late' twice", "says … twice"],
  ["never closed: \"Ana's cough", "never closed: …"],
  ["Inês não encontrada", "… encontrada"],
  ["first\nsecond line of a letter", "first"],
  ["Minified React error #418; visit https://react.dev/errors/418?args[]=Ana", "Minified React error #418"],
])("a report says of `%s` no more than `%s`", (message, left) => {
  expect(scrubMessage(message)).toBe(left);
});

const word = fc.stringMatching(/^[a-z]{1,9}$/);
const sentence = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
/** Capital letters occur nowhere else, so that what leaks is found. */
const secret = fc.stringMatching(/^[A-Z]{3,12}$/);
const wrapped = fc.oneof(
  secret.map((name) => `${name.toLowerCase()}.${name}@${name}.example`),
  secret.map((text) => `"${text} a ${text}"`),
  secret.map((text) => `'${text} b ${text}'`),
  secret.map((text) => `«${text} c»`),
  secret.map((text) => `\`${text}\``),
  secret.map((host) => `https://${host}.example/x?${host}`),
  secret.map((part) => `/appointments/${part}/files`),
  secret.map((part) => `${part}${part.length}`),
  fc.stringMatching(/^[\w-]{24,60}$/).map((token) => `AAA${token}`),
);

test("no address, quotation, number or secret is left in a message", () => {
  fc.assert(
    fc.property(sentence, wrapped, sentence, (before, hidden, after) => {
      expect(scrubMessage(`${before} ${hidden} ${after}`)).not.toMatch(/[A-Z]/);
    }),
    { numRuns: 2000 },
  );
});

test("a report of any message has no digit, @, path or foreign script, and at most 200 characters", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme", maxLength: 600 }), fc.string()), (message) => {
      const left = scrubMessage(message);
      expect(left).toMatch(/^[^@/\\\d"`“”«»]*$/);
      expect(left.replaceAll("…", "")).toMatch(/^[ -~]*$/);
      expect(left.length).toBeLessThanOrEqual(200);
      expect(scrubMessage(left)).toBe(left);
    }),
    { numRuns: 2000 },
  );
});
