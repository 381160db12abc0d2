/** What is used of the Web Bluetooth API (Web Bluetooth Community Group), which TypeScript's own types do not have. */
export type Characteristic = EventTarget & {
  value?: DataView | undefined;
  readValue: () => Promise<DataView>;
  startNotifications: () => Promise<unknown>;
  writeValueWithResponse: (value: Uint8Array<ArrayBuffer>) => Promise<void>;
};
type Service = { getCharacteristic: (uuid: number) => Promise<Characteristic> };
export type Server = {
  connected: boolean;
  getPrimaryService: (uuid: number) => Promise<Service>;
  disconnect: () => void;
};
export type Device = EventTarget & {
  name?: string | undefined;
  gatt?: { connect: () => Promise<Server> } | undefined;
};
export type Bluetooth = {
  getAvailability?: () => Promise<boolean>;
  requestDevice: (options: {
    filters: { services: number[] }[];
    optionalServices: number[];
  }) => Promise<Device>;
};
