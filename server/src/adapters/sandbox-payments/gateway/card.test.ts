import { describe, expect, test } from "vitest";
import { readCard } from "./card.ts";
import { testCards } from "./test-values.ts";

const now = new Date("2026-11-24T10:00:00Z");
const noAddress = { street: "", postal_code: "", city: "", country: "PT" };
const good = {
  name: "Inês Carvalho",
  number: testCards.approved,
  expiry: "04/29",
  cvv: "123",
  ...noAddress,
};

describe("a card entered on the page", () => {
  test.each([
    [testCards.approved, "authorised"],
    [testCards.declined, "refused"],
    ["4000000000000002", "refused"],
    ["4000-0000-0000-0002", "refused"],
    ["5555 5555 5555 4444", "authorised"],
    ["3782 822463 10005", "authorised"],
    ["٤١١١ ١١١١ ١١١١ ١١١١", "authorised"],
  ])("the number %s is %s", (number, answer) => {
    expect(readCard({ ...good, number }, now)).toEqual({ behaviour: { answer } });
  });

  test.each(["4111 1111 1111 1112", "4111", "0".repeat(11), "4111 1111 1111 111x", "1".repeat(40)])(
    "the number %s is invalid",
    (number) => {
      expect(readCard({ ...good, number }, now)).toEqual({ problems: { number: "number_wrong" } });
    },
  );

  test.each(["04/29", "4/29", "0429", "429", "04 2029", "04 / 29", "042029", "11/26", "٠٤/٢٩"])(
    "the expiry date %s is valid",
    (expiry) => {
      expect(readCard({ ...good, expiry }, now)).toEqual({ behaviour: { answer: "authorised" } });
    },
  );

  test.each([
    ["10/26", "expiry_past"],
    ["12/2025", "expiry_past"],
    ["13/29", "expiry_wrong"],
    ["00/29", "expiry_wrong"],
    ["2029-04", "expiry_wrong"],
    ["soon", "expiry_wrong"],
  ])("the expiry date %s is refused: %s", (expiry, problem) => {
    expect(readCard({ ...good, expiry }, now)).toEqual({ problems: { expiry: problem } });
  });

  test("a card is valid to the end of its month in every time zone", () => {
    const lastMoment = new Date("2026-12-01T11:59:59Z");
    expect(readCard({ ...good, expiry: "11/26" }, lastMoment)).toEqual({
      behaviour: { answer: "authorised" },
    });
  });

  test("each missing field is named", () => {
    expect(readCard({ ...noAddress, name: " ", number: "", expiry: "", cvv: "" }, now)).toEqual({
      problems: {
        name: "name_missing",
        number: "number_missing",
        expiry: "expiry_missing",
        cvv: "cvv_missing",
      },
    });
    expect(readCard({ ...good, cvv: "12" }, now)).toEqual({ problems: { cvv: "cvv_wrong" } });
  });

  test("a billing address is complete or empty, and a bank may require one", { tags: ["S3.PAY.05"] }, () => {
    expect(readCard({ ...good, street: "Rua Augusta 1" }, now)).toEqual({
      problems: { postal_code: "postal_code_missing", city: "city_missing" },
    });
    const address = { street: "Rua Augusta 1", postal_code: "1100-048", city: "Lisboa" };
    expect(readCard({ ...good, ...address }, now)).toEqual({ behaviour: { answer: "authorised" } });
    expect(readCard({ ...good, ...address, country: "Portugal" }, now)).toEqual({
      problems: { country: "country_missing" },
    });
    const number = testCards.addressWanted;
    expect(readCard({ ...good, number }, now)).toEqual({
      problems: { street: "street_missing", postal_code: "postal_code_missing", city: "city_missing" },
    });
    expect(readCard({ ...good, ...address, number }, now)).toMatchObject({
      behaviour: { answer: "authorised" },
    });
  });
});
