import { expect, test } from "vitest";
import { pathOf, routeOf } from "./route.ts";

test.each([
  ["/desk", { name: "day" }],
  ["/desk/", { name: "day" }],
  ["/desk/week", { name: "week" }],
  ["/desk/security", { name: "security" }],
  ["/desk/urgent", { name: "urgent" }],
  ["/desk/messages", { name: "messages" }],
  ["/desk/book", { name: "book" }],
  ["/desk/hours", { name: "hours" }],
  ["/desk/signature", { name: "signature" }],
  ["/desk/doctors", { name: "doctors" }],
  ["/desk/staff", { name: "staff" }],
  ["/desk/vouchers", { name: "vouchers" }],
  ["/desk/reports", { name: "reports" }],
  ["/desk/audit", { name: "audit" }],
  ["/desk/settings", { name: "settings" }],
  ["/desk/gateways", { name: "gateways" }],
  ["/desk/mails", { name: "mails" }],
  ["/desk/invoices", { name: "invoices" }],
  ["/desk/fiscal", { name: "fiscal" }],
  ["/desk/domains", { name: "domains" }],
  ["/desk/surveys", { name: "surveys" }],
  ["/desk/apps", { name: "apps" }],
  ["/desk/webhooks", { name: "webhooks" }],
  ["/desk/new-webhook", { name: "new-webhook" }],
  ["/desk/webhooks/5", { name: "webhook", id: 5 }],
  ["/desk/patient-apps", { name: "patient-apps" }],
  ["/desk/staff-sign-in", { name: "staff-sign-in" }],
  ["/desk/tokens", { name: "tokens" }],
  ["/desk/new-gateway", { name: "new-gateway" }],
  ["/desk/gateways/3", { name: "gateway", id: 3 }],
  ["/desk/import-doctors", { name: "import-doctors" }],
  ["/desk/new-doctor", { name: "new-doctor" }],
  ["/desk/doctors/7", { name: "doctor", id: 7 }],
  ["/desk/doctors/7/hours", { name: "doctor-hours", id: 7 }],
  ["/desk/appointments/12", { name: "appointment", id: 12 }],
  ["/desk/appointments/12/call", { name: "call", id: 12 }],
] as const)("%s is a screen, and its path leads back to it", (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(routeOf(pathOf(route))).toEqual(route);
});

test("a path carries its screen's parameters in the query", () => {
  const start = "2026-11-24T09:00:00.000Z";
  expect(pathOf({ name: "book", query: { doctor: "5", start } })).toBe(
    "/desk/book?doctor=5&start=2026-11-24T09%3A00%3A00.000Z",
  );
  expect(pathOf({ name: "week", query: {} })).toBe("/desk/week");
});

test.each([
  "/desk/appointments",
  "/desk/appointments/0",
  "/desk/appointments/12/file",
  "/desk/doctors/12/call",
  "/desk/missing",
  "/desk/other",
  "/other",
])("%s is not a screen", (path) => {
  expect(routeOf(path)).toEqual({ name: "missing" });
});
