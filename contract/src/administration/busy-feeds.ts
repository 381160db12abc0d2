import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const DoctorParams = z.strictObject({ doctor_id: PathId });
const FeedParams = z.strictObject({ doctor_id: PathId, feed_id: PathId });

/** Another calendar of a doctor, whose busy times cannot be booked. */
export const BusyFeed = z.object({
  id: Id,
  doctor_id: Id,
  description: z.string(),
  /** Of its address, which is not shown again. */
  host: z.string(),
  /** `waiting`: not read yet; `failing`: the last try did not read it, and the busy times of `last_read_at` hold. */
  state: z.enum(["waiting", "read", "failing"]),
  last_read_at: z.nullable(Instant),
  last_tried_at: z.nullable(Instant),
  next_refresh_at: Instant,
  /** Tries that failed since it was last read. */
  failures: z.int(),
  /** In English, for a person. */
  last_failure: z.nullable(z.string()),
  /** Busy ranges that are not over. */
  blocks: z.int(),
  /** Appointments that are booked in these times all the same, the next ones first: at most fifty. They stay. */
  appointment_ids: z.array(Id),
});
export type BusyFeed = z.infer<typeof BusyFeed>;

export const clinicListBusyFeeds = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}/busy_feeds",
  summary: "Other calendars of a doctor that block times, and how each fares",
  caller: "clinic",
  scope: "doctors:read",
  params: DoctorParams,
  response: collection(BusyFeed),
});

export const clinicAddBusyFeed = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/busy_feeds",
  summary: "Blocks the busy times of another calendar of a doctor, read again every quarter of an hour",
  description:
    "An address of iCalendar (`https://…ics`, `webcal://…`), as calendar programs share it, or of a free/busy file. Kept encrypted, and not shown again: whoever has it reads the calendar. Only times are kept, a year ahead. Events that are cancelled or free block nothing, nor do the product's own entries. A calendar that cannot be read keeps the busy times that were read last, and is tried again with growing pauses of up to six hours. `validation_failed` with `not_public`: the address is not https, or of a private network. `status_conflict`: the doctor has five.",
  caller: "clinic",
  scope: "hours:write",
  params: DoctorParams,
  body: z.strictObject({
    url: z.url({ protocol: /^(https?|webcals?)$/ }).check(z.maxLength(limits.link)),
    description: text(100).check(z.minLength(1)),
  }),
  status: 201,
  response: entity(BusyFeed),
  problems: ["status_conflict"],
});

export const clinicRefreshBusyFeed = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}/refresh",
  summary: "Has another calendar read again now, once a minute at most",
  caller: "clinic",
  scope: "hours:write",
  params: FeedParams,
  response: entity(BusyFeed),
  problems: ["too_many_requests"],
});

export const clinicRemoveBusyFeed = endpoint({
  method: "DELETE",
  path: "/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}",
  summary: "Forgets another calendar of a doctor; its times can be booked again",
  caller: "clinic",
  scope: "hours:write",
  params: FeedParams,
  status: 204,
});
