import { expect, test } from "vitest";
import { apiAddressSources, chosenApiAddress } from "./api-address.ts";
import { readConfig } from "../../config/config.ts";

const apiAddressOrigins = ["https://one.example", "https://two.example"];
const stored = (address: string) => `lang=en; api_address=${encodeURIComponent(address)}`;

test.each([
  [
    "development",
    stored("http://localhost:9000/api/"),
    "http://localhost:9000/api/",
    ["http://localhost:9000"],
  ],
  ["development", undefined, null, []],
  ["development", "api_address=%E0%A4%A", null, []],
  ["qa", stored("https://two.example/api/"), "https://two.example/api/", apiAddressOrigins],
  ["staging", stored("https://evil.example/api/"), null, apiAddressOrigins],
  ["production", stored("https://two.example/api/"), null, []],
] as const)(
  "a browser in %s with %s calls %s, and its policy lists %j",
  { tags: ["S2.OVL.10", "S2.OVL.11", "D.50"] },
  (environment, cookies, address, sources) => {
    const chosen = chosenApiAddress({ environment, apiAddressOrigins }, cookies);
    expect(chosen.address).toBe(address);
    expect(apiAddressSources(chosen)).toEqual(sources);
  },
);

test(
  "the environment lists origins, and an invalid one aborts the start with a message",
  { tags: ["D.50"] },
  () => {
    const given = { API_ADDRESS_ORIGINS: "https://one.example, https://two.example" };
    expect(readConfig(given).apiAddressOrigins).toEqual(apiAddressOrigins);
    expect(readConfig({}).apiAddressOrigins).toEqual([]);
    expect(() => readConfig({ API_ADDRESS_ORIGINS: "https://one.example/api" })).toThrow(
      /API_ADDRESS_ORIGINS/,
    );
  },
);
