import { expect, test } from "vitest";
import { guestsOfPatient } from "./claim-guests.ts";

const guest = (name: string, birthdate: string, bookedAt: number) => ({ name, birthdate, bookedAt });

test.each([
  ["the same name", "Ana Silva", "Ana Silva", true],
  ["a name between", "Ana Silva", "Ana Maria Silva", true],
  ["another case and accents", "INÊS SOUSA", "Ines Sousa", true],
  ["a child of the same family", "Ana Silva", "Rui Silva", false],
  ["a child with one more name", "Ana Silva", "Rui Ana Costa", false],
  ["an empty name", "", "Ana Silva", false],
])("guestsOfPatient compares names when the guest has %s", (_, patient, name, isPatient) => {
  const found = guestsOfPatient({ name: patient, birthdate: null }, [guest(name, "1987-03-27", 1)]);
  expect(found).toHaveLength(isPatient ? 1 : 0);
});

test("guestsOfPatient excludes another birth date when the account has one", () => {
  const guests = [guest("Ana Silva", "1987-03-27", 1), guest("Ana Silva", "2015-01-02", 2)];
  const found = guestsOfPatient({ name: "Ana Silva", birthdate: "1987-03-27" }, guests);
  expect(found).toEqual([guests[0]]);
});

test("guestsOfPatient follows the latest booking when the account has no date of birth", () => {
  const guests = [
    guest("Ana Silva", "1987-03-27", 1),
    guest("Ana Silva", "1960-01-02", 2),
    guest("Ana Silva", "1987-03-27", 3),
  ];
  const found = guestsOfPatient({ name: "Ana Silva", birthdate: null }, guests);
  expect(found).toEqual([guests[2], guests[0]]);
});
