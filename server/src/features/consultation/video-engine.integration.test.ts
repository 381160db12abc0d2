import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VideoEngine, VideoParticipant } from "../../ports/video.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { subscribeTo, nextEvent } from "../../testing/realtime-browser.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

const now = "2027-03-01T09:00:00.000Z";
const soon = { start: "2027-03-01T09:30:00Z" };
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const step: EngineStep = { line: "line-one", send: "devices", offer: "v=0" };

/** An engine outside of us, which writes down what it hears. */
function listeningEngine() {
  const heard: { by: string; visit: string; step: EngineStep }[] = [];
  const removed: string[] = [];
  const handlers: ((to: VideoParticipant, event: EngineEvent) => void)[] = [];
  const engine: VideoEngine = {
    name: "janus",
    take: ({ id, visit }, taken) => void heard.push({ by: id, visit, step: taken }),
    remove: (id) => void removed.push(id),
    onEvent: (handler) => void handlers.push(handler),
    reach: () => ({ up: 1, of: 1 }),
    stop: () => Promise.resolve(),
  };
  const tell = (id: string, event: EngineEvent) =>
    handlers.forEach((handle) => handle({ id, visit: "", expiresAt: 0 }, event));
  return { engine, heard, removed, tell };
}

let clinic: VisitClinic;
let outside: ReturnType<typeof listeningEngine>;
beforeEach(async () => {
  outside = listeningEngine();
  clinic = await openVisitClinic({ now, video: outside.engine });
});
afterEach(() => clinic.close());

const comeIn = async (id: number) =>
  (await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient })).body.data.entity;
const sendToEngine = (id: number, from: string, data: unknown = step) =>
  clinic.call("POST", `/visits/${id}/signals`, { headers: asPatient, body: { from, to: "engine", data } });

test(
  "the video engine processes a participant's steps and answers that page only",
  { tags: ["S1.18"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const mine = await comeIn(id);
    expect(mine.engine).toBe("janus");
    expect((await sendToEngine(id, mine.participant_id)).status).toBe(204);
    expect(outside.heard).toEqual([
      { by: mine.participant_id, visit: expect.stringContaining(`/${id}`), step },
    ]);

    const channel = await subscribeTo(clinic.browse(asPatient), mine.private_channel);
    const answer = nextEvent(channel, "signal");
    outside.tell(mine.participant_id, { line: "line-one", answer: "v=0" });
    expect(await answer).toEqual({ from: "engine", data: { line: "line-one", answer: "v=0" } });
  },
);

test(
  "the video engine receives nothing from outsiders, impersonators, departed pages or unknown steps",
  { tags: ["S6.ROLE.03"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const mine = (await comeIn(id)).participant_id;
    const joined = await clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
    const doctor = joined.body.data.entity.participant_id;
    expect((await sendToEngine(id, doctor)).body.code).toBe("visit_not_open");
    for (const nonsense of [{}, { janus: "attach" }, { ...step, room: 1 }, { line: "x", receive: 1 }])
      expect((await sendToEngine(id, mine, nonsense)).status).toBe(404);
    expect(outside.removed).toEqual([]);
    await clinic.call("POST", `/visits/${id}/leave`, { headers: asPatient });
    expect(outside.removed).toEqual([mine]);
    expect((await sendToEngine(id, mine)).body.code).toBe("visit_not_open");
    expect(outside.heard).toEqual([]);
    await clinic.call("POST", `/clinic/appointments/${id}/end`, { headers: asClinic });
    expect(outside.removed).toEqual([mine, doctor]);
  },
);
