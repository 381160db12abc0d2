import type { paths } from "./api.ts";

/** An operation of the API: its method and path. Those of `operations.ts` are named as in the OpenAPI document. */
export type Operation = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: { readonly method: Method; readonly path: Path };
  }[keyof paths[Path]];
}[keyof paths];

/** What the OpenAPI document says of an operation. */
type Described<O extends Operation> = paths[O["path"]][O["method"] & keyof paths[O["path"]]];

type Parameters<O extends Operation, Place extends "path" | "query" | "header"> =
  Described<O> extends { parameters: infer Places }
    ? Place extends keyof Places
      ? Places[Place]
      : undefined
    : undefined;

/** JSON where there is a choice. */
type Content<C> = C extends { "application/json": infer Json } ? Json : C[keyof C];

/** The answers of success by their status. */
type Successes<O extends Operation> = Described<O> extends { responses: infer R } ? R : never;
type AnswerOfStatus<R> = R extends { content: infer C } ? Content<C> : undefined;

/** The path parameters of an operation; undefined without any. */
export type ParamsOf<O extends Operation> = Parameters<O, "path">;
/** The query parameters of an operation; undefined without any. */
export type QueryOf<O extends Operation> = Parameters<O, "query">;
/** The headers of its own that an operation takes; undefined without any. */
export type HeadersOf<O extends Operation> = Parameters<O, "header">;
/** The request body of an operation, a file for some; undefined without one. */
export type BodyOf<O extends Operation> =
  Described<O> extends { requestBody: { content: infer C } } ? Content<C> : undefined;
/** The body of an operation's successful answer; undefined without one. */
export type AnswerOf<O extends Operation> = {
  [Status in keyof Successes<O> & (200 | 201 | 204)]: AnswerOfStatus<Successes<O>[Status]>;
}[keyof Successes<O> & (200 | 201 | 204)];

/** A part that may be left out where the operation takes none or requires nothing of it. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value | undefined }
  : { [N in Name]: Value };

/** What the address of an operation says. */
export type AddressOf<O extends Operation> = Part<"params", ParamsOf<O>> & Part<"query", QueryOf<O>>;

/** What is sent to an operation. */
export type RequestOf<O extends Operation> = AddressOf<O> &
  Part<"body", BodyOf<O>> &
  Part<"headers", HeadersOf<O>>;
