import { openPacket, type Parsed } from "./packet.ts";

/**
 * The request for the last stored record to the Record Access Control Point, 0x2A52 (Glucose Service 1.0.1, section
 * 3.4; GATT Specification Supplement, Record Access Control Point).
 */
export const reportLastRecord: Uint8Array<ArrayBuffer> = new Uint8Array([0x01, 0x06]);

/** The outcome of a request for stored records. */
export type RecordAccessAnswer =
  /** Every record asked for was sent. */
  "success" | "no-records" | "refused";

/** Parses the answer of a Record Access Control Point to a request for records. Counts and other operations are not valid here. */
export function parseRecordAccess(bytes: Uint8Array): Parsed<RecordAccessAnswer> {
  const packet = openPacket(bytes);
  const [operation, , request, code] = [packet.uint8(), packet.uint8(), packet.uint8(), packet.uint8()];
  const answer = packet.finish<RecordAccessAnswer>(
    code === 1 ? "success" : code === 6 ? "no-records" : "refused",
  );
  const isAnswer = operation === 0x06 && request === reportLastRecord[0];
  return answer.ok && !isAnswer ? { ok: false, problem: "not-valid" } : answer;
}
