/** Brotli bytes over the wire, in kB of 1000 bytes. Above `goal` is told, above `limit` fails the build. */
export type Limit = { goal: number; limit: number };

export const htmlLimit: Limit = { goal: 14, limit: 20 };
export const cssLimit: Limit = { goal: 12, limit: 12 };
/** What loads after the page is idle or on demand, each piece: pusher-js, the calendar. */
export const lazyLimit: Limit = { goal: 40, limit: 40 };

/** What a reading of a face fetches after consent: its Worker and the face model. */
export const faceReadingLimit: Limit = { goal: 250, limit: 600 };

/** The pages of the call are screens of their own: together with what every page loads they keep the call's limit below. */
export const callPieces: { test: RegExp; limit: Limit } = {
  test: /^src\/features\/consultation\/(?:patients|guest)-video\.tsx$/,
  limit: { goal: 110, limit: 130 },
};

export type RouteGroup = { name: string; limit: Limit; paths: readonly string[]; isPrivate: boolean };

/** JavaScript until a page is usable, by what the page is for. */
export const routeGroups: readonly RouteGroup[] = [
  {
    name: "public",
    limit: { goal: 112, limit: 128 },
    paths: [
      "/",
      "/doctors",
      "/doctors/{doctorId}",
      "/join-by-code",
      "/login",
      "/sign-up",
      "/download",
      "/health-search",
      "/vitals",
    ],
    isPrivate: false,
  },
  {
    name: "booking",
    limit: { goal: 125, limit: 145 },
    // With a slot: without one they lead to the doctors, and that page would be weighed.
    paths: ["/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}"],
    isPrivate: false,
  },
  {
    name: "booking, signed in",
    limit: { goal: 125, limit: 145 },
    paths: [
      "/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}",
      "/appointment-checkout?doctorId={doctorId}&appointmentDate={slot}",
    ],
    isPrivate: true,
  },
  {
    name: "account",
    limit: { goal: 125, limit: 145 },
    paths: ["/appointments", "/appointments/{appointmentId}", "/profile-settings"],
    isPrivate: true,
  },
  {
    name: "call",
    limit: { goal: 220, limit: 250 },
    paths: ["/client/video/{appointmentId}"],
    isPrivate: true,
  },
];

export type Verdict = "ok" | "over goal" | "TOO BIG";

/** How a number of bytes stands against its limit. */
export function judge(bytes: number, { goal, limit }: Limit): Verdict {
  if (bytes > limit * 1000) return "TOO BIG";
  return bytes > goal * 1000 ? "over goal" : "ok";
}
