/** A GATT characteristic. TypeScript has no types for Web Bluetooth; this file has the parts in use. */
export type GattCharacteristic = EventTarget & {
  value?: DataView | undefined;
  readValue: () => Promise<DataView>;
  startNotifications: () => Promise<unknown>;
  writeValueWithResponse: (value: Uint8Array<ArrayBuffer>) => Promise<void>;
};
type GattService = { getCharacteristic: (uuid: number) => Promise<GattCharacteristic> };
/** The GATT server of a connected device. */
export type GattServer = {
  connected: boolean;
  getPrimaryService: (uuid: number) => Promise<GattService>;
  disconnect: () => void;
};
/** A device that the person has chosen. */
export type BluetoothDeviceHandle = EventTarget & {
  name?: string | undefined;
  gatt?: { connect: () => Promise<GattServer> } | undefined;
};
/** `navigator.bluetooth`. */
export type Bluetooth = {
  getAvailability?: () => Promise<boolean>;
  requestDevice: (options: {
    filters: { services: number[] }[];
    optionalServices: number[];
  }) => Promise<BluetoothDeviceHandle>;
};
