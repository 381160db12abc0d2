import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "../../platform/http/cookies.ts";
import { newToken } from "../../platform/crypto/secrets.ts";
import { originOf, type Origin } from "./booking-limits.ts";

/** Identifies the browser that books, to count its unpaid bookings; used for nothing else. */
const cookieName = "booking-device";
/** Seconds: no payment is open for longer than a few days. */
const cookieLifetime = 7 * 86_400;

type BookingCall = { request: FastifyRequest; reply: FastifyReply; address: string };

/**
 * Returns hashed device and address of a booking. Sets the `booking-device` cookie (7 days) on the reply when
 * the request has no valid one.
 */
export function originOfCall({ request, reply, address }: BookingCall): Origin {
  const given = cookieOf(request.headers.cookie, cookieName);
  if (given !== undefined && /^[\w-]{20,100}$/.test(given)) return originOf(given, address);
  const device = newToken();
  const secure = request.protocol === "https" ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${cookieName}=${device}; Path=/api; Max-Age=${cookieLifetime}; HttpOnly; SameSite=Lax${secure}`,
  );
  return originOf(device, address);
}
