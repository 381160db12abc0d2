import { expect, test } from "vitest";
import { appStores, phoneSystemOf } from "./app-stores.ts";

const ios = "https://clinic.example/iphone";
const android = "https://clinic.example/android";

test.each([
  ["an iPhone", "ios", { ios_app: ios, android_app: android }, [ios, android]],
  ["an Android phone", "android", { ios_app: ios, android_app: android }, [android, ios]],
  ["a desk", null, { ios_app: ios, android_app: android }, [android, ios]],
  ["an Android phone of a clinic with an app for iPhone only", "android", { ios_app: ios }, [ios]],
  ["an iPhone of a clinic without an app", "ios", {}, []],
] as const)(
  "on %s its own store comes first, and a missing one is omitted",
  { tags: ["S1.40", "S3.SET.globalLinks", "D.24"] },
  (_, phone, links, hrefs) => {
    expect(appStores(links, phone).map(({ href }) => href)).toEqual(hrefs);
  },
);

test("only phones and tablets have a store", { tags: ["S1.40"] }, () => {
  expect((["ios", "android", "mac", "windows", "linux", "other"] as const).map(phoneSystemOf)).toEqual([
    "ios",
    "android",
    null,
    null,
    null,
    null,
  ]);
});
