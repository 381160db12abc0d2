import { readFileSync } from "node:fs";
import type { AnteroomClient, Schemas } from "../../client/src/anteroom-client.ts";

/** How the program is told what to do. */
export const usage = `npm run clinic -- COMMAND, with ANTEROOM_URL and ANTEROOM_TOKEN set:
  doctor list
  doctor show DOCTOR
  doctor add FILE
  doctor change DOCTOR FILE
  doctor price DOCTOR SERVICE_TYPE AMOUNT_MINOR
  hours show DOCTOR
  hours set DOCTOR FILE
  day set DOCTOR DAY FILE
  absence add DOCTOR FIRST_DAY LAST_DAY`;

type Outcome = { data?: unknown; error?: unknown; response: Response };
type Command = (client: AnteroomClient, words: readonly string[]) => Promise<Outcome>;

const of = (doctor: string | undefined) => ({ path: { doctor_id: doctor ?? "" } });
/** The server says what is wrong with it, in words. */
const bodyOf = (file: string | undefined) => JSON.parse(readFileSync(file ?? "", "utf8")) as never;

const doctors = "/api/clinic/doctors";
const doctor = `${doctors}/{doctor_id}` as const;

/** By their first two words, with how many words follow. */
const commands: Readonly<Record<string, { words: number; run: Command }>> = {
  "doctor list": { words: 0, run: (client) => client.GET(doctors) },
  "doctor show": { words: 1, run: (client, [id]) => client.GET(doctor, { params: of(id) }) },
  "doctor add": { words: 1, run: (client, [file]) => client.POST(doctors, { body: bodyOf(file) }) },
  "doctor change": {
    words: 2,
    run: (client, [id, file]) => client.PUT(doctor, { params: of(id), body: bodyOf(file) }),
  },
  "doctor price": {
    words: 3,
    run: (client, [id, kind, amount]) =>
      client.PUT(`${doctor}/prices`, {
        params: of(id),
        body: { service_type: kind as Schemas["ServiceType"], amount_minor: Number(amount) },
      }),
  },
  "hours show": { words: 1, run: (client, [id]) => client.GET(`${doctor}/hours`, { params: of(id) }) },
  "hours set": {
    words: 2,
    run: (client, [id, file]) => client.PUT(`${doctor}/hours`, { params: of(id), body: bodyOf(file) }),
  },
  "day set": {
    words: 3,
    run: (client, [id = "", day = "", file]) =>
      client.PUT(`${doctor}/days/{day}`, { params: { path: { doctor_id: id, day } }, body: bodyOf(file) }),
  },
  "absence add": {
    words: 3,
    run: (client, [id, from = "", to = ""]) =>
      client.POST(`${doctor}/absences`, { params: of(id), body: { from, to } }),
  },
};

/** Does what the words say; answers what to print and whether it was done. */
export async function runCommand(
  client: AnteroomClient,
  [subject = "", verb = "", ...words]: readonly string[],
): Promise<{ text: string; isDone: boolean }> {
  const command = commands[`${subject} ${verb}`];
  if (!command || command.words !== words.length) return { text: usage, isDone: false };
  const { data, error, response } = await command.run(client, words);
  if (!response.ok) return { text: refusalText(error, response.status), isDone: false };
  return { text: JSON.stringify((data as { data: unknown }).data, null, 2), isDone: true };
}

function refusalText(error: unknown, status: number): string {
  if (typeof error !== "object" || error === null || !("code" in error))
    return `The server answered ${status}.`;
  const { title, detail = "", code, fields = [] } = error as Schemas["Problem"];
  return [`${title} ${detail} (${code})`, ...fields.map((field) => `  ${field.path}: ${field.code}`)].join(
    "\n",
  );
}
