import type { Page } from "@playwright/test";

export type ClinicSide = {
  /** `url` where something is handed out by a link. */
  post: (path: string, body?: object) => Promise<{ data: { entity: { id: number; url: string } } }>;
  requests: () => Promise<{ id: number; state: string; phone_number: string | null }[]>;
  get: (path: string) => Promise<{ data: { collection: unknown[]; entity: unknown } }>;
};

/** The clinic's programs in one visit, through the clinic API. It is called from the page, for Node does not find the clinic's host. */
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
