import { deviceZoneCookie } from "@anteroom/contract/reader";
import { requestedLocale } from "@anteroom/domain/shared/locales";
import { isTimeZone } from "@anteroom/domain/shared/zoned-time";
import type { FastifyRequest } from "fastify";
import type { Reader } from "./authentication.ts";
import { cookieOf } from "./cookies.ts";

/**
 * Returns language and zone of the person behind a request. The language is null when the request asks for none of
 * ours, as programs do; the zone is null without a valid cookie `deviceZoneCookie`.
 */
export function readerOf({ headers, locale }: Pick<FastifyRequest, "headers" | "locale">): Reader {
  const requested = { chosen: cookieOf(headers.cookie, "lang"), accepted: headers["accept-language"] };
  const isRequested = requestedLocale({ ...requested, clinic: locale }) !== undefined;
  return {
    language: isRequested ? locale : null,
    timeZone: zoneIn(cookieOf(headers.cookie, deviceZoneCookie)),
  };
}

function zoneIn(cookie: string | undefined): string | null {
  if (cookie === undefined || cookie.length > 100) return null;
  const zone = cookie.replaceAll("%2F", "/");
  return isTimeZone(zone) ? zone : null;
}
