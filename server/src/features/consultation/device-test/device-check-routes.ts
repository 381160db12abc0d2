import {
  saveDeviceCheck as saveShape,
  startNetworkCheck as startShape,
} from "@anteroom/contract/call/device-check";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../platform/http/mount.ts";
import { saveDeviceCheck } from "./save-device-check.ts";
import { startNetworkCheck } from "./start-network-check.ts";
import type { CallRooms } from "../call-rooms.ts";

/**
 * Registers the routes of the device test for an appointment: relay credentials for the measurement, and
 * storing its result.
 */
export function deviceCheckRoutes(app: FastifyInstance, rooms: Pick<CallRooms, "relay">): void {
  mount(app, startShape, (call) => startNetworkCheck(rooms, call));
  mount(app, saveShape, saveDeviceCheck);
}
