import { expect, test } from "vitest";
import { planRequest } from "./worker-plan.ts";

test.each([
  ["a page", "/appointments/12", true, "page"],
  ["the home page", "/", true, "page"],
  ["a hashed file", "/assets/app-1a2b.js", false, "file"],
  ["an answer of the API", "/api/patients/appointments", false, "leave"],
  ["a file saved from the API", "/api/patients/exports/1", true, "leave"],
  ["realtime", "/pusher/app/anteroom", false, "leave"],
  ["realtime that opens a page", "/pusher/app/anteroom", true, "leave"],
  ["the page a payment returns to", "/appointments/12/pay", true, "leave"],
  ["the checkout", "/appointment-checkout", true, "leave"],
  ["a portrait", "/portraits/lin.svg", false, "leave"],
  ["a developer's surface", "/dev/clock", true, "leave"],
] as const)("the service worker handles %s as planned", { tags: ["D.99"] }, (_, path, isNavigation, plan) => {
  const request = { method: "GET", path, isNavigation };
  expect(planRequest({ ...request, isOwnOrigin: true })).toBe(plan);
  expect(planRequest({ ...request, isOwnOrigin: false })).toBe("leave");
});

test("no request with a body passes through the service worker", { tags: ["D.99"] }, () => {
  for (const method of ["POST", "PUT", "DELETE", "HEAD"])
    expect(planRequest({ method, path: "/login", isOwnOrigin: true, isNavigation: true })).toBe("leave");
});
