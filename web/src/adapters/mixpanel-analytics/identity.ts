import { asRecord, asText } from "@anteroom/domain/shared/record";
import { devicePrefix, distinctIdAfter } from "@anteroom/domain/clinic/analytics";

/** What is kept on the device, only after a yes: its number, and whether events told whose device it is. */
type Stored = { id: string; isPersons: boolean };
type Memory = { read: () => unknown; write: (stored: Stored) => void; erase: () => void };

/** Whose events they are: a device's until somebody signs in, then the patient's. */
export type Identity = {
  /** As the wire format names it. */
  properties: () => { distinct_id: string; $device_id: string; $user_id?: string };
  identify: (id: string) => void;
  /** Nobody is signed in: a device that was somebody's is another from now on, as far as anybody can tell. */
  reset: () => void;
  forget: () => void;
};

export function createIdentity(memory: Memory, newId: () => string): Identity {
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
