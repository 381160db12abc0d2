import { statesWithoutSlot as states } from "@anteroom/domain/appointment-state";
import { sql } from "kysely";

/** The states of an appointment that leave the doctor's time free, as an SQL list: `status not in ${statesWithoutSlot}`. */
export const statesWithoutSlot = sql.raw(`(${states.map((state) => `'${state}'`).join(", ")})`);
