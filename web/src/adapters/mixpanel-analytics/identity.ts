import { devicePrefix, distinctIdAfter } from "@anteroom/domain/analytics";

/** Where the number of this device is kept: of the device alone, and only after a yes. */
type Memory = { read: () => unknown; write: (deviceId: string) => void; erase: () => void };

/** Whose events they are: a device's until somebody signs in, then the patient's. */
export type Identity = {
  /** As the wire format names it. */
  properties: () => { distinct_id: string; $device_id: string; $user_id?: string };
  identify: (id: string) => void;
  /** Another device from now on, as far as anybody can tell. */
  reset: () => void;
  forget: () => void;
};

export function createIdentity(memory: Memory, newId: () => string): Identity {
  const begin = () => {
    const fresh = newId();
    memory.write(fresh);
    return fresh;
  };
  const kept = memory.read();
  let deviceId = typeof kept === "string" && kept !== "" ? kept : begin();
  let distinctId = devicePrefix + deviceId;
  return {
    properties: () => ({
      distinct_id: distinctId,
      $device_id: deviceId,
      ...(distinctId.startsWith(devicePrefix) ? {} : { $user_id: distinctId }),
    }),
    identify: (id) => void (distinctId = distinctIdAfter(distinctId, id)),
    reset: () => {
      deviceId = begin();
      distinctId = devicePrefix + deviceId;
    },
    forget: memory.erase,
  };
}
