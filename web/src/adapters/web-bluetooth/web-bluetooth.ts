import { type DeviceKind, deviceProtocols } from "@anteroom/domain/vitals/gatt/device-reading";
import { reportLastRecord } from "@anteroom/domain/vitals/gatt/record-access";
import { mostDeviceName } from "@anteroom/domain/vitals/vital-values";
import type { DeviceProblem, DeviceResult, HealthDevices } from "../../ports/health-devices.ts";
import type { Bluetooth, GattCharacteristic, BluetoothDeviceHandle, GattServer } from "./bluetooth-types.ts";
import { collectMeasurements, type CollectedMeasurement } from "./collect-measurements.ts";

/** Device Information Service and its model number (Bluetooth SIG, assigned numbers). */
const information = { service: 0x180a, model: 0x2a24 };
const recordAccess = 0x2a52;
const glucoseContext = 0x2a34;

/** In ms: connecting; and a measurement, which takes a cuff about a minute. */
const patience = { connect: 20_000, measure: 150_000 };

/**
 * Returns health devices over Web Bluetooth. `bluetooth` is undefined in browsers without it. `read` must run
 * within a tap, because the browser lets the person choose a device; it gives up after 20 s of connecting or
 * 150 s of measuring, disconnects, and never rejects.
 */
export function webBluetooth(bluetooth: Bluetooth | undefined): HealthDevices {
  return {
    support: async () => {
      if (!bluetooth) return "browser-cannot";
      // Browsers without this question are asked by trying.
      const isThere = await (bluetooth.getAvailability?.() ?? Promise.resolve(true)).catch(() => true);
      return isThere ? "ready" : "bluetooth-off";
    },
    read: async (kind, { signal, onStep }) => {
      if (!bluetooth) return refused("not-connected");
      onStep("choosing");
      const device = await pick(bluetooth, kind);
      if (typeof device === "string") return refused(device);
      if (signal.aborted) return refused("stopped");
      onStep("connecting");
      const server = await connect(device, signal);
      if (typeof server === "string") return refused(server);
      try {
        return await measure({ device, server, kind, signal, onStep: () => onStep("measuring") });
      } catch {
        return refused(signal.aborted ? "stopped" : server.connected ? "not-readable" : "lost");
      } finally {
        server.disconnect();
      }
    },
  };
}

const refused = (problem: DeviceProblem): DeviceResult => ({ ok: false, problem });

async function pick(bluetooth: Bluetooth, kind: DeviceKind): Promise<BluetoothDeviceHandle | DeviceProblem> {
  const { service } = deviceProtocols[kind];
  try {
    return await bluetooth.requestDevice({
      filters: [{ services: [service] }],
      optionalServices: [information.service],
    });
  } catch (error) {
    const isClosed = error instanceof Error && error.name === "NotFoundError";
    return isClosed ? "not-chosen" : "not-connected";
  }
}

async function connect(
  device: BluetoothDeviceHandle,
  signal: AbortSignal,
): Promise<GattServer | DeviceProblem> {
  if (!device.gatt) return "not-connected";
  const connecting = device.gatt.connect();
  // One that answers after we have gone is let go again.
  const letGo = () => void connecting.then((server) => server.disconnect()).catch(() => {});
  try {
    return await Promise.race([connecting, given(signal, patience.connect)]);
  } catch {
    letGo();
    return signal.aborted ? "stopped" : "not-connected";
  }
}

/** Rejects when the person stops it or the time is over. */
function given(signal: AbortSignal, ms: number): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.any([signal, AbortSignal.timeout(ms)]).addEventListener("abort", () =>
      reject(new Error("No answer in time")),
    );
  });
}

type Measuring = {
  device: BluetoothDeviceHandle;
  server: GattServer;
  kind: DeviceKind;
  signal: AbortSignal;
  onStep: () => void;
};

async function measure({ device, server, kind, signal, onStep }: Measuring): Promise<DeviceResult> {
  // First, and one after the other: devices take one request at a time, and many part after their measurement.
  const model = await readModel(device, server);
  const service = await server.getPrimaryService(deviceProtocols[kind].service);
  const { promise, resolve } = Promise.withResolvers<CollectedMeasurement>();
  const collected = collectMeasurements(resolve);
  const listening = new AbortController();
  const until = { signal: listening.signal };
  device.addEventListener("gattserverdisconnected", () => collected.end("lost"), until);
  signal.addEventListener("abort", () => resolve({ ok: false, problem: "stopped" }), until);
  const timeout = setTimeout(() => collected.end("timed-out"), patience.measure);
  try {
    let count = 0;
    for (const uuid of deviceProtocols[kind].measurements) {
      const characteristic = await service.getCharacteristic(uuid).catch(() => null); // one of two ways is enough
      if (!characteristic) continue;
      await listen(characteristic, (bytes) => collected.measured(uuid, bytes), until);
      count += 1;
    }
    if (count === 0) return refused("not-readable");
    onStep();
    if (kind === "glucose") {
      const access = await service.getCharacteristic(recordAccess);
      const context = await service.getCharacteristic(glucoseContext).catch(() => null);
      if (context) await listen(context, collected.described, until);
      await listen(access, collected.answered, until);
      await access.writeValueWithResponse(reportLastRecord);
    }
    const result = await promise;
    return result.ok ? { ...result, model } : result;
  } finally {
    clearTimeout(timeout);
    listening.abort();
  }
}

async function listen(
  characteristic: GattCharacteristic,
  onBytes: (bytes: Uint8Array) => void,
  until: { signal: AbortSignal },
): Promise<void> {
  const read = () => {
    const { value } = characteristic;
    if (value) onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice());
  };
  characteristic.addEventListener("characteristicvaluechanged", read, until);
  await characteristic.startNotifications();
}

/** The model number, else the name it advertises; null where it tells neither. */
async function readModel(device: BluetoothDeviceHandle, server: GattServer): Promise<string | null> {
  try {
    const service = await server.getPrimaryService(information.service);
    const value = await (await service.getCharacteristic(information.model)).readValue();
    const model = asName(new TextDecoder().decode(value));
    if (model !== null) return model;
  } catch {
    // Not every device has this service.
  }
  return asName(device.name ?? "");
}

/** What a device calls itself, without signs that are no words. */
function asName(text: string): string | null {
  const name = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, mostDeviceName)
    .trim();
  return name === "" ? null : name;
}
