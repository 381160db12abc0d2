import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person's claims at the provider. Their sign-in name is their key in `people`. */
export type ProviderPerson = { email: string; email_verified: boolean };

/** A running OpenID provider with one client. */
export type TestProvider = {
  issuer: string;
  client: { client_id: string; client_secret: string };
  /** Who can sign in, by sign-in name. Any password is right. */
  people: Map<string, ProviderPerson>;
  /**
   * Signs a person in at an authorization URL and consents. Returns the query of the redirect
   * back, without `?`. Throws when there is none.
   */
  visit: (url: string, login: string) => Promise<string>;
  /**
   * Declines at an authorization URL. Returns the query of the redirect back, without `?`. Throws
   * when there is none.
   */
  decline: (url: string) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * Starts a real OpenID provider (`oidc-provider`) on a free port with one client. `inIdToken`
 * puts the e-mail into the ID token, otherwise only the userinfo endpoint has it. Tokens and
 * sessions last 10 minutes.
 */
export async function openTestProvider(options: {
  redirectUris: string[];
  inIdToken: boolean;
}): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const client = { client_id: "clinic-desk", client_secret: "a-secret-of-the-client-4711" };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: options.redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: !options.inIdToken,
    cookies: { keys: ["test"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) };
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));

  /** Follows redirects on the provider, with its cookies, until it shows a page or sends the browser away. */
  async function follow(browser: Map<string, string>, url: string, form?: Record<string, string>) {
    let [next, body] = [url, form && new URLSearchParams(form)] as const;
    for (;;) {
      const answer = await fetch(next, {
        redirect: "manual",
        headers: { cookie: [...browser].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(body ? { method: "POST", body } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        browser.set(name, value);
      }
      const to = answer.headers.get("location");
      if (to === null) return { page: await answer.text(), away: null };
      next = new URL(to, next).href;
      body = undefined;
      if (!next.startsWith(issuer)) return { page: "", away: new URL(next).search.slice(1) };
    }
  }
  const actionOf = (page: string) => /action="([^"]+)"/.exec(page)?.[1] ?? "";
  return {
    issuer,
    client,
    people,
    async visit(url, login) {
      const browser = new Map<string, string>();
      const { page } = await follow(browser, url);
      const consent = await follow(browser, actionOf(page), { prompt: "login", login, password: "any" });
      const { away } = await follow(browser, actionOf(consent.page), { prompt: "consent" });
      if (away === null) throw new Error("The provider did not send the browser back");
      return away;
    },
    async decline(url) {
      const browser = new Map<string, string>();
      const { page } = await follow(browser, url);
      const { away } = await follow(browser, `${actionOf(page)}/abort`);
      if (away === null) throw new Error("The provider did not send the browser back");
      return away;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
