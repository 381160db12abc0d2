import type { CDPSession, Page } from "@playwright/test";

const uuidOf = (number: number) => `0000${number.toString(16).padStart(4, "0")}-0000-1000-8000-00805f9b34fb`;

type Parts = {
  name: string;
  model: string;
  service: number;
  measurement: number;
  /** What it sends once it is listened to, in hexadecimal octets. */
  sends: string;
};

/** Emulates a Bluetooth device in Chromium; the page's first device prompt picks it. */
export async function emulateDevice(page: Page, parts: Parts): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("No browser to emulate Bluetooth in");
  const bluetooth = await browser.newBrowserCDPSession();
  const access = await page.context().newCDPSession(page);
  await bluetooth.send("BluetoothEmulation.enable", { state: "powered-on", leSupported: true });
  await bluetooth.send("BluetoothEmulation.simulatePreconnectedPeripheral", {
    address: "09:09:09:09:09:09",
    name: parts.name,
    manufacturerData: [],
    knownServiceUuids: [uuidOf(parts.service), uuidOf(0x180a)],
  });
  await pickFirst(access);
  answerFor(bluetooth, parts);
  await page.evaluate(indicate, [...Buffer.from(parts.sends.replaceAll(" ", ""), "hex")]);
}

/**
 * Runs in the page. The emulation of Chromium 156 picks, connects, finds, reads and subscribes, and has no way to send a
 * value to who has subscribed: that last step is played here, on the characteristic the browser itself has made.
 */
function indicate(octets: number[]): void {
  type Characteristic = EventTarget & { startNotifications: () => Promise<unknown> };
  const { BluetoothRemoteGATTCharacteristic: made } = globalThis as unknown as {
    BluetoothRemoteGATTCharacteristic: { prototype: Characteristic };
  };
  const { startNotifications } = made.prototype;
  made.prototype.startNotifications = async function (this: Characteristic) {
    const started = await startNotifications.call(this);
    Object.defineProperty(this, "value", { value: new DataView(Uint8Array.from(octets).buffer) });
    queueMicrotask(() => this.dispatchEvent(new Event("characteristicvaluechanged")));
    return started;
  };
}

async function pickFirst(access: CDPSession): Promise<void> {
  await access.send("DeviceAccess.enable");
  let isPicked = false;
  access.on("DeviceAccess.deviceRequestPrompted", ({ id, devices: [first] }) => {
    if (!first || isPicked) return;
    isPicked = true;
    void access.send("DeviceAccess.selectPrompt", { id, deviceId: first.id });
  });
}

/** Plays the device: its services when they are looked for, its model when that is read, and that it is listened to. */
function answerFor(bluetooth: CDPSession, { model, service, measurement }: Parts): void {
  const kinds = new Map<string, "model" | "measurement">();
  const add = async (address: string, serviceUuid: number, uuid: number, kind: "model" | "measurement") => {
    const { serviceId } = await bluetooth.send("BluetoothEmulation.addService", {
      address,
      serviceUuid: uuidOf(serviceUuid),
    });
    const { characteristicId } = await bluetooth.send("BluetoothEmulation.addCharacteristic", {
      serviceId,
      characteristicUuid: uuidOf(uuid),
      properties: kind === "model" ? { read: true } : { indicate: true },
    });
    if (kind === "measurement")
      await bluetooth.send("BluetoothEmulation.addDescriptor", {
        characteristicId,
        descriptorUuid: uuidOf(0x2902),
      });
    kinds.set(characteristicId, kind);
  };
  const answerGatt = async (address: string, type: "connection" | "discovery") => {
    if (type === "discovery") {
      await add(address, 0x180a, 0x2a24, "model");
      await add(address, service, measurement, "measurement");
    }
    await bluetooth.send("BluetoothEmulation.simulateGATTOperationResponse", { address, type, code: 0 });
  };
  bluetooth.on(
    "BluetoothEmulation.gattOperationReceived",
    ({ address, type }) => void answerGatt(address, type),
  );
  bluetooth.on("BluetoothEmulation.characteristicOperationReceived", ({ characteristicId, type }) => {
    const isModel = kinds.get(characteristicId) === "model";
    void bluetooth.send("BluetoothEmulation.simulateCharacteristicOperationResponse", {
      characteristicId,
      type,
      code: 0,
      ...(isModel ? { data: Buffer.from(model).toString("base64") } : {}),
    });
  });
}
