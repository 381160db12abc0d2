import type { Page } from "@playwright/test";

/** The clinic API of one appointment; paths are relative to it. Throws when refused. */
export type ClinicSide = {
  /** `url` only where the endpoint returns a link. */
  post: (path: string, body?: object) => Promise<{ data: { entity: { id: number; url: string } } }>;
  requests: () => Promise<{ id: number; state: string; phone_number: string | null }[]>;
  get: (path: string) => Promise<{ data: { collection: unknown[]; entity: unknown } }>;
};

/**
 * Returns the clinic API of an appointment. It is called from the page, which must show a page of the clinic, since
 * Node does not resolve the clinic's host.
 */
export function clinicSide(page: Page, token: string, appointmentId: number): ClinicSide {
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([url, bearer, how, sent]) => {
        const answer = await fetch(url, {
          method: how,
          headers: {
            authorization: `Bearer ${bearer}`,
            ...(sent === null ? {} : { "content-type": "application/json" }),
          },
          ...(sent === null ? {} : { body: sent }),
        });
        if (!answer.ok) throw new Error(`${how} ${url}: ${answer.status}`);
        return answer.json();
      },
      [
        `/api/clinic/appointments/${appointmentId}${path}`,
        token,
        method,
        body ? JSON.stringify(body) : null,
      ] as const,
    );
  return {
    post: (path, body) => call("POST", path, body),
    get: (path) => call("GET", path),
    requests: async () => (await call("GET", "/requests")).data.collection,
  };
}
