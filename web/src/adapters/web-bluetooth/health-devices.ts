import type { HealthDevices } from "../../ports/health-devices.ts";
import type { Bluetooth } from "./bluetooth-types.ts";
import { webBluetooth } from "./web-bluetooth.ts";

/** Health devices over this browser's Bluetooth; also exists in browsers without it, where `support` says so. */
export const healthDevices: HealthDevices = webBluetooth(
  (navigator as Navigator & { bluetooth?: Bluetooth }).bluetooth,
);
