import { asRecord, asText } from "@anteroom/domain/shared/record";
import { devicePrefix, distinctIdAfter } from "@anteroom/domain/clinic/analytics";

/** What is kept on the device, only after a yes: its number, and whether events told whose device it is. */
type Stored = { id: string; isPersons: boolean };
type Memory = { read: () => unknown; write: (stored: Stored) => void; erase: () => void };

/** Whose events are sent: the device's until a patient signs in, then the patient's. */
export type AnalyticsIdentity = {
  /** The properties of the wire format. */
  properties: () => { distinct_id: string; $device_id: string; $user_id?: string };
  identify: (id: string) => void;
  /** Called after sign-out: gives the device a new id if it was linked to a patient. */
  reset: () => void;
  /** Erases the stored identity; events of this page keep it. */
  forget: () => void;
};

/**
 * Restores the identity from `memory`, or creates one with `newId`, and stores it at once: call it only after
 * consent. `identify` refuses an id that names a device.
 */
export function createAnalyticsIdentity(memory: Memory, newId: () => string): AnalyticsIdentity {
  const begin = (): Stored => ({ id: newId(), isPersons: false });
  let device = readStored(memory.read()) ?? begin();
  let distinctId = devicePrefix + device.id;
  memory.write(device);
  return {
    properties: () => ({
      distinct_id: distinctId,
      $device_id: device.id,
      ...(distinctId.startsWith(devicePrefix) ? {} : { $user_id: distinctId }),
    }),
    identify: (id) => {
      distinctId = distinctIdAfter(distinctId, id);
      device = { ...device, isPersons: !distinctId.startsWith(devicePrefix) };
      memory.write(device);
    },
    reset: () => {
      if (!device.isPersons) return;
      device = begin();
      distinctId = devicePrefix + device.id;
      memory.write(device);
    },
    forget: memory.erase,
  };
}

function readStored(value: unknown): Stored | null {
  const fields = asRecord(value);
  const id = asText(fields?.["id"], 64);
  return id === null ? null : { id, isPersons: fields?.["isPersons"] !== false };
}
