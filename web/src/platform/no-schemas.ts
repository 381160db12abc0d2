// What `zod/mini` is in the web build (see vite.config.ts): the contract's schemas are types to the browser, never run.
// The server checks every question and every answer with the real ones. Saves each visitor 10 kB.

const nothing: object = new Proxy(() => nothing, { get: () => nothing });

// Every name the contract uses; a missing one fails the build.
const stub = nothing as (...parts: unknown[]) => never;
export const array = stub;
export const boolean = stub;
export const email = stub;
export { stub as enum };
export const extend = stub;
export const gte = stub;
export const int = stub;
export const iso = stub as unknown as Record<string, typeof stub>;
export const literal = stub;
export const lte = stub;
export const maxLength = stub;
export const minLength = stub;
export const nonnegative = stub;
export const nullable = stub;
export const number = stub;
export const object = stub;
export const optional = stub;
export const pipe = stub;
export const positive = stub;
export const record = stub;
export const regex = stub;
export const strictObject = stub;
export const string = stub;
export const transform = stub;
export const trim = stub;
export const union = stub;
export const unknown = stub;
