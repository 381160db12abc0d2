import { doctorScopes, isInScope, tokenScopes, type TokenScope } from "@anteroom/domain/clinic/token-scopes";

type AreaOf<S> = S extends `${infer Area}:${string}` ? Area : never;

/** An area of the API, as scopes name it. */
export type Area = AreaOf<TokenScope>;

/** Returns the area of a scope, what stands before its colon. */
export function areaOf(scope: TokenScope): Area {
  return scope.slice(0, scope.indexOf(":")) as Area; // what stands before the colon, by the type
}

/**
 * Returns the scopes that somebody with `held` can give to a token, by area. A token for one
 * doctor cannot have scopes of the whole clinic.
 */
export function offeredScopes(
  held: readonly TokenScope[],
  isForDoctor: boolean,
): ReadonlyMap<Area, readonly TokenScope[]> {
  const offered = (isForDoctor ? doctorScopes : tokenScopes).filter((scope) => isInScope(held, scope));
  return Map.groupBy(offered, areaOf);
}
