import { randomUUID } from "node:crypto";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl, demoClinic } from "./demo.ts";

export type OwnPatient = { id: number; name: string; login: string; password: string };

/** An answer of the API as JSON; other answers than success end the test. */
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

/** What the clinic's own programs may ask. */
export const askClinic = (path: string, body?: object) =>
  askApi(`/clinic${path}`, body, { authorization: `Bearer ${demoClinic("aurora").clinic_token}` });

/** Invites somebody new; answers the path of the link. */
export async function invite(name = "Rita Lopes"): Promise<{ id: number; login: string; path: string }> {
  const login = `${randomUUID().slice(0, 8)}@patients.example`;
  const { patient_id: id, link } = await askClinic("/invitations", { name, email: login });
  return { id: Number(id), login, path: pathOf(String(link)) };
}

/** A patient of one test alone, with an account and the terms agreed. */
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

/** A session of this patient, as on another device. */
export async function sessionOf({ login, password }: OwnPatient): Promise<string> {
  const { token } = await askApi("/patients/auth/login", { login, password });
  return String(token);
}

/** Whether a session still opens anything. */
export async function isAlive(token: string): Promise<boolean> {
  const url = `${clinicUrl("aurora")}/api/patients`;
  return (await localHttp(url, { headers: { "x-patient-token": token } })).status === 200;
}

/** The path of a link that logs this patient in, once. */
export async function logInLink({ id }: OwnPatient, to = "/"): Promise<string> {
  const { link } = await askClinic(`/patients/${id}/login_links`);
  const { search } = new URL(String(link));
  return `${to}${to.includes("?") ? search.replace("?", "&") : search}`;
}

/** Paths of the links in the mails to this address, latest first. */
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
