import type { DeviceCheck } from "@anteroom/contract/call/device-check";
import { judgeDeviceTest } from "@anteroom/domain/call/device-verdict";
import { judgeNetwork } from "@anteroom/domain/call/network-verdict";
import type { Tables } from "../../../platform/database/database.ts";

type Row = Omit<Tables["device_checks"], "tenant_id" | "appointment_id">;

/**
 * Maps the measurements to the API, with the verdict of the domain rules. `quality` is null when the network
 * was not measured.
 */
export function presentDeviceCheck({ checked_at, ...row }: Row): DeviceCheck {
  const { camera, speaker, microphone, network, relay } = row;
  const facts = relay && {
    relay,
    roundTripMs: row.round_trip_ms,
    loss: row.loss_percent === null ? null : row.loss_percent / 100,
    kilobits: row.kilobits,
  };
  return {
    ...row,
    verdict: judgeDeviceTest({ camera, speaker, microphone, network }),
    quality: facts && judgeNetwork(facts).quality,
    checked_at: checked_at.toISOString(),
  };
}
