import { expect, test } from "vitest";
import { usesOwnGateway, withOwnGateways } from "./own-gateways.ts";

const sandbox = { provider: "sandbox", clientKey: null };
const own = { provider: "clinic", clientKey: null };

test("a clinic's own gateway handles its methods, and the others follow the settings", () => {
  const settings = { creditCard: sandbox, qrCode: sandbox };
  const offered = withOwnGateways(settings, [
    { methods: ["credit_card", "mb_way"], is_enabled: true, capture: "immediate" },
  ]);
  expect(offered).toEqual({ creditCard: own, mbWay: own, qrCode: sandbox });
  expect([offered.creditCard, offered.qrCode, undefined].map(usesOwnGateway)).toEqual([true, false, false]);
});

test("a disabled gateway's methods use no other account until another own gateway takes them", () => {
  const settings = { creditCard: sandbox };
  const disabled = { methods: ["credit_card"], is_enabled: false, capture: "manual" } as const;
  expect(withOwnGateways(settings, [disabled])).toEqual({});
  const taken = { methods: ["credit_card"], is_enabled: true, capture: "immediate" } as const;
  expect(withOwnGateways(settings, [taken, disabled])).toEqual({ creditCard: own });
  expect(withOwnGateways(settings, [])).toEqual(settings);
});

test("of methods of a gateway that captures later, the card says that its money is reserved first", () => {
  const later = { methods: ["credit_card", "mb_way"], is_enabled: true, capture: "manual" } as const;
  expect(withOwnGateways({}, [later])).toEqual({ creditCard: { ...own, capture: "manual" }, mbWay: own });
  expect(withOwnGateways({}, [later]).creditCard).toSatisfy(usesOwnGateway);
});
