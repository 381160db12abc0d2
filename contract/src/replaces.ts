import * as z from "zod/mini";

/** An opaque name of what is stored: another content has another one. */
export const ContentVersion = z.string().check(z.maxLength(64));

/** The field of a change that names what it replaces: the `version` that was read. */
export const replaces = z.exactOptional(ContentVersion);

/** As `replaces`; null: nothing was stored. */
export const replacesOrNothing = z.exactOptional(z.nullable(ContentVersion));

/** What `replaces` does, for descriptions. */
export const replacesRule =
  "With `replaces`, the `version` that was read, what somebody has changed meanwhile is not replaced (`changed_elsewhere`); left out, whatever is stored is replaced.";

/** Returns the schema of an answer with one entity, which can be sent back as it is, and its version beside it. */
export const versionedEntity = <T extends z.ZodMiniType>(shape: T) =>
  z.object({ data: z.object({ entity: shape, version: ContentVersion }) });

/** Returns the schema of an answer with a list that is replaced as a whole, and its version. */
export const versionedCollection = <T extends z.ZodMiniType>(shape: T) =>
  z.object({ data: z.object({ collection: z.array(shape), version: ContentVersion }) });
