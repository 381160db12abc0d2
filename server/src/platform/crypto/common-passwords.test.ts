import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "12345678",
  "password",
  "PassWord1",
  "qwertyuiop",
  "iloveyou1",
  "baseball",
  "1q2w3e4r",
  "ｐassword",
])("a common password is recognised in any case: %s", (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(["correct horse battery", "anteroom-demo", "n8#kQz-morning-tea", "sete gatos no telhado"])(
  "an uncommon password is accepted: %s",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
