import type { Violence } from "@anteroom/domain/health/violence/violence-words";

/** What somebody tells of that has a help of its own: suicide or self-harm, or violence by somebody close. */
export type Crisis = "self-harm" | Violence;
