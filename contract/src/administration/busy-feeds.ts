import { busyFeedFailureCodes } from "@anteroom/domain/booking/busy-times";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const DoctorParams = z.strictObject({ doctor_id: PathId });
const FeedParams = z.strictObject({ doctor_id: PathId, feed_id: PathId });

/** A doctor's other calendar, whose busy times cannot be booked. */
export const BusyFeed = z.object({
  id: Id,
  doctor_id: Id,
  description: z.string(),
  /** `ics`: an address of iCalendar; `caldav`: an account at a CalDAV server. */
  kind: z.enum(["ics", "caldav"]),
  /** Of its address, which is not shown again. */
  host: z.string(),
  /** `waiting`: not read yet; `failing`: the last try did not read it, and the busy times of `last_read_at` hold. */
  state: z.enum(["waiting", "read", "failing"]),
  last_read_at: z.nullable(Instant),
  last_tried_at: z.nullable(Instant),
  next_refresh_at: Instant,
  /** Tries that failed since it was last read. */
  failures: z.int(),
  /** In English, for engineers. */
  last_failure: z.nullable(z.string()),
  /** Why the last try failed; null where it did not, or failed before codes were stored. */
  last_failure_code: z.nullable(z.enum(busyFeedFailureCodes)),
  /** Busy ranges that are not over. */
  blocks: z.int(),
  /** Appointments that are booked in these times all the same, the next ones first: at most fifty. They stay. */
  appointment_ids: z.array(Id),
});
export type BusyFeed = z.infer<typeof BusyFeed>;

/** A doctor's token manages only its own doctor; others are `not_found`. */
export const clinicListBusyFeeds = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}/busy_feeds",
  summary: "Lists a doctor's other calendars that block times, with the state of each",
  caller: "clinic",
  scope: "doctors:read",
  params: DoctorParams,
  response: collection(BusyFeed),
});

/**
 * Audited; the first reading is queued. At most 5 of a doctor, public addresses only. A doctor's token manages only
 * its own doctor; others are `not_found`.
 */
export const clinicAddBusyFeed = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/busy_feeds",
  summary: "Adds another calendar of a doctor, whose busy times are blocked; it is read every 15 minutes",
  description:
    "An iCalendar address (`https://…ics`, `webcal://…`) as calendar programs share it, a free/busy file, or with `account` a CalDAV server: of its address all calendars of the account with events are read, of a calendar that one alone. Use a password for this app, not that of the account. Stored encrypted and never shown again, since whoever has it can read the calendar. Only busy times are stored, a year ahead. Cancelled and free events block nothing, nor do the product's own entries. A calendar that cannot be read keeps its last busy times and is retried with growing pauses of up to six hours. `validation_failed` with `not_public`: the address is not https, or is in a private network. `status_conflict`: the doctor has five.",
  caller: "clinic",
  scope: "hours:write",
  params: DoctorParams,
  body: z.strictObject({
    url: z.url({ protocol: /^(https?|webcals?)$/ }).check(z.maxLength(limits.link)),
    description: text(100).check(z.minLength(1)),
    /** With it `url` is that of a CalDAV server or of one of its calendars. Stored encrypted and never shown again. */
    account: z.optional(
      z.strictObject({
        user_name: text(200).check(z.minLength(1), z.regex(/^[^:]*$/)),
        password: z.string().check(z.minLength(1), z.maxLength(500)),
      }),
    ),
  }),
  status: 201,
  response: entity(BusyFeed),
  problems: ["status_conflict"],
});

/** Queues the reading; its outcome is in the list later. A doctor's token manages only its own doctor. */
export const clinicRefreshBusyFeed = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}/refresh",
  summary: "Reads another calendar again now, at most once a minute",
  caller: "clinic",
  scope: "hours:write",
  params: FeedParams,
  response: entity(BusyFeed),
  problems: ["too_many_requests"],
});

/** Audited. A doctor's token manages only its own doctor; others are `not_found`. */
export const clinicRemoveBusyFeed = endpoint({
  method: "DELETE",
  path: "/clinic/doctors/{doctor_id}/busy_feeds/{feed_id}",
  summary: "Removes another calendar of a doctor; its times become free",
  caller: "clinic",
  scope: "hours:write",
  params: FeedParams,
  status: 204,
});
