import { expect, test } from "vitest";
import { senderNameFault } from "./mail-sender.ts";

test.each(["Clínica do Mar", "O’Neill & Filhos", "عيادة البحر", "Dr. Ana: consultas"])(
  "%s is a valid sender name",
  (name) => expect(senderNameFault(name)).toBeNull(),
);

test.each([
  ["security@bank.example", "looks-like-address"],
  ["Bank <x>", "looks-like-address"],
  ["www.bank.example", "looks-like-address"],
  ["https://bank", "looks-like-address"],
  ["Mar\r\nBcc: x", "not-one-line"],
  ["Mar\u202eelpmaxe", "not-one-line"],
] as const)("%j is no valid sender name", (name, fault) => expect(senderNameFault(name)).toBe(fault));
