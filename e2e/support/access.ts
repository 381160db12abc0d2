import { randomUUID } from "node:crypto";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl, demoClinic } from "./demo.ts";

/** A patient account that one test creates; `login` is an email address. */
export type OwnPatient = { id: number; name: string; login: string; password: string };

/**
 * Posts to the clinic's API (`path` without `/api`) and returns `data.entity`, or an empty object for an empty body.
 * Throws for a status of 300 or more.
 */
export async function askApi(
  path: string,
  body: object | undefined,
  headers: Record<string, string> = {},
  slug = "aurora",
): Promise<Record<string, unknown>> {
  const answer = await localHttp(`${clinicUrl(slug)}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en", ...headers },
    body: JSON.stringify(body ?? {}),
  });
  if (answer.status >= 300) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
  if (answer.text === "") return {};
  const { data } = JSON.parse(answer.text) as { data: { entity: Record<string, unknown> } };
  return data.entity;
}

/**
 * Posts to Aurora's clinic API (`path` without `/api/clinic`) with the clinic's token; returns and throws as `askApi`.
 */
export const askClinic = (path: string, body?: object) =>
  askApi(`/clinic${path}`, body, { authorization: `Bearer ${demoClinic("aurora").clinic_token}` });

/** Invites a new patient at Aurora; returns the id, the email address, and the path of the invitation link. */
export async function invite(name = "Rita Lopes"): Promise<{ id: number; login: string; path: string }> {
  const login = `${randomUUID().slice(0, 8)}@patients.example`;
  const { patient_id: id, link } = await askClinic("/invitations", { name, email: login });
  return { id: Number(id), login, path: pathOf(String(link)) };
}

/** Creates a patient at Aurora with an account and accepted terms. */
export async function newPatient(name = "Rita Lopes"): Promise<OwnPatient> {
  const { id, login, path } = await invite(name);
  const query = new URL(path, clinicUrl("aurora")).searchParams;
  const password = "sete gatos no telhado";
  await askApi("/patients/invitations/accept", {
    auth_token: query.get("auth_token"),
    invitation_token: query.get("invitation_token"),
    password,
    terms_accepted: true,
    terms_version: "1",
  });
  return { id, name, login, password };
}

/** Signs this patient in by the API, as on another device, and returns the session token. */
export async function sessionOf({ login, password }: OwnPatient): Promise<string> {
  const { token } = await askApi("/patients/auth/login", { login, password });
  return String(token);
}

/** Returns whether a session token of Aurora is still valid. */
export async function isAlive(token: string): Promise<boolean> {
  const url = `${clinicUrl("aurora")}/api/patients`;
  return (await localHttp(url, { headers: { "x-patient-token": token } })).status === 200;
}

/** Returns the path of a link that signs this patient in once and leads to `to`. */
export async function logInLink({ id }: OwnPatient, to = "/"): Promise<string> {
  const { link } = await askClinic(`/patients/${id}/login_links`);
  const { search } = new URL(String(link));
  return `${to}${to.includes("?") ? search.replace("?", "&") : search}`;
}

/** Returns paths of the links in the mails to this address at Aurora that start with `part`, latest mail first. */
export async function linksTo(login: string, part: string): Promise<string[]> {
  const { text } = await localHttp(`${clinicUrl("aurora")}/dev/outbox`);
  return text
    .split("<article>")
    .filter((mail) => mail.includes(`To ${login},`))
    .flatMap((mail) => [...mail.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href))
    .map((href) => pathOf(href.replaceAll("&amp;", "&")))
    .filter((path) => path.startsWith(part));
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
