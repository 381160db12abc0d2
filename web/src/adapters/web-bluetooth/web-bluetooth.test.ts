import { deviceKinds, deviceProtocols, type DeviceKind } from "@anteroom/domain/vitals/gatt/device-reading";
import { expect, test, vi } from "vitest";
import type { DeviceStep } from "../../ports/health-devices.ts";
import type { Bluetooth, GattCharacteristic, BluetoothDeviceHandle, GattServer } from "./bluetooth-types.ts";
import { webBluetooth } from "./web-bluetooth.ts";

const bytes = (hex: string) => Uint8Array.from(hex.split(" ").map((octet) => Number.parseInt(octet, 16)));

class FakeCharacteristic extends EventTarget implements GattCharacteristic {
  value: DataView | undefined;
  written: number[][] = [];
  isListenedTo = false;
  onWritten: () => void = () => {};
  onListening: () => void = () => {};
  #stored: Uint8Array;
  constructor(stored: Uint8Array = new Uint8Array()) {
    super();
    this.#stored = stored;
  }
  readValue = async () => viewOf(this.#stored);
  startNotifications = async () => {
    this.isListenedTo = true;
    queueMicrotask(this.onListening);
  };
  writeValueWithResponse = async (value: Uint8Array<ArrayBuffer>) => {
    this.written.push([...value]);
    queueMicrotask(this.onWritten);
  };
  tell(hex: string) {
    this.value = viewOf(bytes(hex));
    this.dispatchEvent(new Event("characteristicvaluechanged"));
  }
}

/** A view into a larger buffer, as browsers give it. */
function viewOf(value: Uint8Array): DataView {
  const buffer = new Uint8Array(value.length + 4);
  buffer.set(value, 2);
  return new DataView(buffer.buffer, 2, value.length);
}

type Services = Record<number, Record<number, FakeCharacteristic>>;

class FakeDevice extends EventTarget implements BluetoothDeviceHandle {
  isConnected = false;
  readonly services: Services;
  readonly name: string | undefined;
  constructor(services: Services, name: string | undefined = "BP monitor") {
    super();
    this.services = services;
    this.name = name;
  }
  gatt = {
    connect: async (): Promise<GattServer> => {
      this.isConnected = true;
      const isConnected = () => this.isConnected;
      return {
        get connected() {
          return isConnected();
        },
        getPrimaryService: async (uuid) => {
          const service = this.services[uuid];
          if (!service) throw new DOMException("none", "NotFoundError");
          return {
            getCharacteristic: async (one) => {
              const found = service[one];
              if (!found) throw new DOMException("none", "NotFoundError");
              return found;
            },
          };
        },
        disconnect: () => {
          this.isConnected = false;
        },
      };
    },
  };
  partWith() {
    this.isConnected = false;
    this.dispatchEvent(new Event("gattserverdisconnected"));
  }
}

const requested: Parameters<Bluetooth["requestDevice"]>[0][] = [];
const bluetoothWith = (device: BluetoothDeviceHandle | DOMException): Bluetooth => ({
  getAvailability: async () => true,
  requestDevice: async (options) => {
    requested.push(options);
    if (device instanceof DOMException) throw device;
    return device;
  },
});

function read(device: BluetoothDeviceHandle | DOMException, kind: DeviceKind, stop = new AbortController()) {
  const steps: DeviceStep[] = [];
  const result = webBluetooth(bluetoothWith(device)).read(kind, {
    signal: stop.signal,
    onStep: (step) => steps.push(step),
  });
  return { result, steps };
}

const cuff = "1E 80 00 55 00 62 00 EA 07 0B 1A 08 0F 1E 48 00 02 25 00";
const examples: Readonly<Record<DeviceKind, { hex: string; values: object; times?: number }>> = {
  "blood-pressure": { hex: cuff, values: { systolic: 128, diastolic: 85, heart_rate: 72 } },
  oxygen: { hex: "00 61 00 48 00", values: { oxygen_saturation: 97, heart_rate: 72 }, times: 5 },
  temperature: { hex: "00 81 01 00 FF", values: { temperature: 38.5 } },
  weight: { hex: "00 DC 37", values: { weight: 71.5 } },
  glucose: { hex: "02 01 00 EA 07 0B 1A 08 0F 1E 76 B0 11", values: { glucose: 118 } },
};

test.each(deviceKinds)("a device of %s is read, named and disconnected", async (kind) => {
  const { service, measurements } = deviceProtocols[kind];
  const uuid = measurements.at(-1) ?? 0; // of an oximeter only the continuous way
  const { hex, values, times = 1 } = examples[kind];
  const measurement = new FakeCharacteristic();
  const access = new FakeCharacteristic();
  const context = new FakeCharacteristic();
  const notifyAll = () => {
    for (let count = 0; count < times; count += 1) measurement.tell(hex);
  };
  if (kind === "glucose")
    access.onWritten = () => {
      notifyAll();
      context.tell("02 01 00 01");
      access.tell("06 00 01 01");
    };
  else measurement.onListening = notifyAll;
  const device = new FakeDevice({
    [service]: { [uuid]: measurement, 0x2a52: access, 0x2a34: context },
    0x180a: { 0x2a24: new FakeCharacteristic(new TextEncoder().encode("HEM-7155T\u0000\u202e ")) },
  });
  const { result, steps } = read(device, kind);
  const meal = kind === "glucose" ? "before-meal" : null;
  expect(await result).toMatchObject({ ok: true, model: "HEM-7155T", reading: { values, meal } });
  expect(steps).toEqual(["choosing", "connecting", "measuring"]);
  expect(requested.at(-1)).toEqual({ filters: [{ services: [service] }], optionalServices: [0x180a] });
  expect(device.isConnected).toBe(false);
  expect(access.written).toEqual(kind === "glucose" ? [[1, 6]] : []);
});

const cuffWith = (measurement: FakeCharacteristic) => new FakeDevice({ 0x1810: { 0x2a35: measurement } });

test("a device without a model is identified by name, and one that disconnects after measuring is read", async () => {
  const measurement = new FakeCharacteristic();
  const device = cuffWith(measurement);
  measurement.onListening = () => {
    measurement.tell(cuff);
    device.partWith();
  };
  const { result } = read(device, "blood-pressure");
  expect(await result).toMatchObject({ ok: true, model: "BP monitor", reading: { user: 2 } });
});

test("the newest of several stored measurements counts", async () => {
  vi.useFakeTimers();
  const measurement = new FakeCharacteristic();
  measurement.onListening = () => {
    measurement.tell("02 90 00 60 00 62 00 EA 07 0B 19 08 0F 1E");
    measurement.tell("02 80 00 55 00 62 00 EA 07 0B 1A 08 0F 1E");
    measurement.tell("02 70 00 50 00 62 00 EA 07 0B 18 08 0F 1E");
  };
  const { result } = read(cuffWith(measurement), "blood-pressure");
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await result).toMatchObject({ ok: true, reading: { values: { systolic: 128 } } });
});

test.each<[string, () => [BluetoothDeviceHandle | DOMException, DeviceKind], string]>([
  ["nothing was picked", () => [new DOMException("closed", "NotFoundError"), "weight"], "not-chosen"],
  ["the browser forbids it", () => [new DOMException("policy", "SecurityError"), "weight"], "not-connected"],
  ["the device has another service", () => [new FakeDevice({}), "weight"], "not-readable"],
  ["it has no measurement", () => [new FakeDevice({ 0x181d: {} }), "weight"], "not-readable"],
  [
    "it parts before measuring",
    () => {
      const measurement = new FakeCharacteristic();
      const device = cuffWith(measurement);
      measurement.onListening = () => device.partWith();
      return [device, "blood-pressure"];
    },
    "lost",
  ],
  [
    "it says that it failed and parts",
    () => {
      const measurement = new FakeCharacteristic();
      const device = cuffWith(measurement);
      measurement.onListening = () => {
        measurement.tell("00 FF 07 FF 07 FF 07");
        device.partWith();
      };
      return [device, "blood-pressure"];
    },
    "failed",
  ],
  [
    "a meter has stored nothing",
    () => {
      const access = new FakeCharacteristic();
      access.onWritten = () => access.tell("06 00 01 06");
      return [new FakeDevice({ 0x1808: { 0x2a18: new FakeCharacteristic(), 0x2a52: access } }), "glucose"];
    },
    "nothing-stored",
  ],
])("no reading is returned when %s", async (_, make, problem) => {
  const [device, kind] = make();
  expect(await read(device, kind).result).toEqual({ ok: false, problem });
});

test("a reading stopped by the person disconnects the device", async () => {
  const stop = new AbortController();
  const measurement = new FakeCharacteristic();
  measurement.onListening = () => stop.abort();
  const device = cuffWith(measurement);
  expect(await read(device, "blood-pressure", stop).result).toEqual({ ok: false, problem: "stopped" });
  expect(device.isConnected).toBe(false);
});

test("a silent device times out after two and a half minutes", async () => {
  vi.useFakeTimers();
  const { result } = read(cuffWith(new FakeCharacteristic()), "blood-pressure");
  await vi.advanceTimersByTimeAsync(151_000);
  vi.useRealTimers();
  expect(await result).toEqual({ ok: false, problem: "timed-out" });
});

test("support is reported: no Web Bluetooth, Bluetooth off, ready", async () => {
  const off = { ...bluetoothWith(new FakeDevice({})), getAvailability: async () => false };
  expect(await webBluetooth(undefined).support()).toBe("browser-cannot");
  expect(await webBluetooth(off).support()).toBe("bluetooth-off");
  expect(await webBluetooth(bluetoothWith(new FakeDevice({}))).support()).toBe("ready");
});
