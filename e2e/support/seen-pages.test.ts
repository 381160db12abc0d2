import { expect, test } from "vitest";
import { withoutSecrets } from "./seen-pages.ts";

const token = "t".repeat(43);

test.each([
  [
    "http://a.localhost:80/api/appointment_holds/67/files?since=3",
    "path",
    "/api/appointment_holds/{id}/files",
  ],
  [`http://a.localhost/invitations/${token}`, "path", "/invitations/{…}"],
  [
    "http://a.localhost:8190/scheduling/patient?doctorId=3&edit=new",
    "address",
    "http://a.localhost:8190/scheduling/patient?doctorId=3&edit=new",
  ],
  [
    `http://a.localhost/new-password/7?reset_code=12&from=${token}`,
    "address",
    "http://a.localhost/new-password/7?reset_code={…}&from={…}",
  ],
  ["http://a.localhost/", "address", "http://a.localhost/"],
  ["about:blank", "address", "about:…"],
  [`data:text/plain,${token}`, "path", "data:…"],
] as const)("%s is shown as a %s without secrets", (address, as, shown) => {
  expect(withoutSecrets(address, as)).toBe(shown);
});
