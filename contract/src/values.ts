import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import * as z from "zod/mini";

/** A path id: digits only, at most the largest safe integer (D.39); parsed into a number. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.transform((text, context) => {
    const id = Number(text);
    if (!Number.isSafeInteger(id)) context.issues.push({ code: "custom", message: "too large", input: text });
    return id;
  }),
);

/** An id in a body or an answer. */
export const Id = z.int().check(z.positive());

/** There is no year 0 before year 1, neither in a calendar nor in PostgreSQL. */
const noYearZero = z.refine<string>((text) => !text.startsWith("0000"));

/** An instant in UTC, as `2026-11-24T14:00:00.000Z`. */
export const Instant = z.iso.datetime({ precision: 3 }).check(noYearZero);

/** A calendar day, as `2026-11-24`. */
export const Day = z.iso.date().check(noYearZero);

/** An amount in minor units of an ISO 4217 currency. */
export const Money = z.object({ amount_minor: z.int().check(z.nonnegative()), currency: z.string() });

/** Sex as the patient states it. */
export const Sex = z.enum(["male", "female", "rather_not_say", "other"]);
/** How an appointment takes place, or what it is for. */
export const ServiceType = z.enum(["remote", "on_site", "phone", "intermediate", "prescription_renewal"]);

/** Returns the schema of an answer with one entity (D.02). */
export const entity = <T extends z.ZodMiniType>(shape: T) => z.object({ data: z.object({ entity: shape }) });
/** Returns the schema of an answer with a list (D.02). */
export const collection = <T extends z.ZodMiniType>(shape: T) =>
  z.object({ data: z.object({ collection: z.array(shape) }) });

/**
 * Returns the schema of user text: trimmed, without control characters except line breaks and tabs, at most `max`
 * characters. Empty is allowed.
 */
export const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    // oxlint-disable-next-line no-control-regex -- naming them is the point
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/),
  );

/** The most characters of user texts (D.16). */
export const limits = fieldLimits;
