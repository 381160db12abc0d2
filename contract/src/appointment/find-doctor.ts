import { doctorTitles } from "@anteroom/domain/booking/doctor-name";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, Day, entity, Id, Instant, Money, PathId } from "../values.ts";

const Slot = z.object({ start_time: Instant, end_time: Instant });
/** A free time of a doctor. */
export type Slot = z.infer<typeof Slot>;

/** A doctor as lists show it. */
export const Doctor = z.object({
  id: Id,
  /** As displayed: with the title, in the requested language and the form of the doctor's sex. */
  name: z.string(),
  /** The title that `name` begins with; null where it has none, or the clinic put it into the name. */
  title: z.nullable(z.enum(doctorTitles)),
  /** Slug of `content/specialties`. */
  specialty: z.string(),
  /** Language tags, as `pt`, `ar`. */
  languages: z.array(z.string()),
  /** Their names in the requested language, in the same order: browsers differ for rare languages. */
  language_names: z.array(z.string()),
  portrait_url: z.string(),
  /** In the requested language, else the clinic's. */
  about: z.string(),
  /** Null where the clinic does not show ratings, or without any. */
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** Null where the clinic hides amounts. */
  price: z.nullable(Money),
  visit_minutes: z.int(),
  /** Null where the clinic has not set it. */
  sex: z.nullable(z.enum(["female", "male"])),
  /** Null where the clinic has not set it. */
  treats_children: z.nullable(z.boolean()),
  /** The next free times, at most three. */
  next_slots: z.array(Slot),
});
export type Doctor = z.infer<typeof Doctor>;

/** The language of a text that differs from the requested one, with its name in that one; else null. */
const OtherLanguage = z.nullable(z.object({ tag: z.string(), name: z.string() }));

/** A patient's public review. It contains no name, and the month only. */
const WrittenReview = z.object({
  rating: z.int(),
  comment: z.string(),
  /** As `2026-11`, in the clinic's zone. */
  month: z.string(),
  written_in: OtherLanguage,
});
/** A patient's public review, without name; only the month is given. */
export type WrittenReview = z.infer<typeof WrittenReview>;

/** Further data for the page of one doctor; null where the clinic has not set it. */
export const DoctorDetails = z.extend(Doctor, {
  registration: z.nullable(z.object({ register: z.string(), number: z.string() })),
  /** In the requested language, else the clinic's. */
  training: z.nullable(z.array(z.string())),
  /** In the requested language, else the clinic's. */
  treats: z.nullable(z.array(z.string())),
  insurers: z.nullable(z.array(z.string())),
  /** The language of each text that is not in the requested one. */
  written_in: z.object({ about: OtherLanguage, training: OtherLanguage, treats: OtherLanguage }),
  /** The newest, at most five; empty where the clinic does not show ratings. */
  reviews: z.array(WrittenReview),
});
export type DoctorDetails = z.infer<typeof DoctorDetails>;

const commaList = z.string().check(z.maxLength(200), z.regex(/^[\w-]+(,[\w-]+)*$/));

/** The cursor of the next page of doctors; opaque to clients. */
const DoctorCursor = z.string().check(z.regex(/^[\w-]{1,12000}$/));

/**
 * Unlisted doctors are left out. A doctor may move between pages, since the order changes with every booking; none
 * comes twice.
 */
export const listDoctors = endpoint({
  method: "GET",
  path: "/doctors",
  summary:
    "Lists the clinic's doctors, earliest free slot first: all of them, or by page with `limit` or `cursor`",
  caller: "anyone",
  query: z.strictObject({
    specialties: z.optional(commaList),
    languages: z.optional(commaList),
    /** How many at most are answered, up to 100. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    /** `next_cursor` of the previous page; 20 doctors a page without `limit`. */
    cursor: z.optional(DoctorCursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(Doctor),
      /** Of a page only: null on the last one. */
      next_cursor: z.optional(z.nullable(DoctorCursor)),
    }),
  }),
  problems: ["feature_off"],
});

/** 404 for unlisted doctors. */
export const getDoctor = endpoint({
  method: "GET",
  path: "/doctors/{doctor_id}",
  summary: "Returns one doctor",
  caller: "anyone",
  params: z.strictObject({ doctor_id: PathId }),
  response: entity(DoctorDetails),
  problems: ["feature_off"],
});

/** From today and for 14 days unless the query says otherwise. Held slots are not free. 404 for unlisted doctors. */
export const listSlots = endpoint({
  method: "GET",
  path: "/doctors/{doctor_id}/slots",
  summary:
    "Lists a doctor's free slots by day in the clinic's time zone, at most 31 days; days without any are left out",
  caller: "anyone",
  params: z.strictObject({ doctor_id: PathId }),
  query: z.strictObject({
    /** First day, in the clinic's zone; today when missing. */
    from: z.optional(Day),
    days: z.optional(z.string().check(z.regex(/^([1-9]|[12]\d|3[01])$/))),
  }),
  response: collection(z.object({ day: Day, slots: z.array(Slot) })),
  problems: ["feature_off"],
});
