import { getDeskSecurity } from "@anteroom/contract/account/desk-security";
import { clinicListVouchers } from "@anteroom/contract/administration/vouchers";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
afterEach(() => connect(true));

test("a screen that is opened while the device is offline says so, and comes with the connection", async () => {
  const security = {
    has_password: true,
    totp_since: null,
    passkeys: [],
    requires_factor: false,
    proven_until: null,
  };
  const api = fakeApi().on(getDeskSecurity, entityOf(security)).lose(clinicListVouchers);
  const { user } = await openDesk("/desk/security", { api });
  connect(false);
  await user.click(screen.getByRole("link", { name: "Vouchers" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/offline/);
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicListVouchers, { data: { collection: [] } });
  connect(true);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(await screen.findByRole("heading", { level: 1, name: "Vouchers" })).toBeTruthy();
});
