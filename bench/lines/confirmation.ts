import { localHttp } from "@anteroom/local-http/local-http";
import type { BenchLine } from "../line.ts";
import { median, percentile } from "../measure.ts";
import { bookAppointment, payByCard } from "../support/book-visit.ts";
import { startDemoServer } from "../support/demo-server.ts";

const payments = 30;

/**
 * Time from submitting the card on the gateway's page, over its signed webhook and our realtime hint, until the
 * appointment's data says that it is paid; 30 payments. Rendering is not included.
 */
export const confirmation: BenchLine = {
  name: "confirmation",
  measure: async () => {
    const server = await startDemoServer();
    try {
      const taken: number[] = [];
      const page = await openPage(server);
      for (let index = 0; index < payments; index += 1) {
        const patient = { url: server.url, headers: { "x-patient-token": server.token }, isGuest: false };
        const begun = await bookAppointment(patient, index);
        if (!begun) continue;
        const { appointmentId, pageUrl } = begun;
        const isShown = page.waitFor(appointmentId);
        const began = performance.now();
        await payByCard(pageUrl);
        await isShown;
        taken.push(performance.now() - began);
      }
      page.close();
      const what = "webhook to confirmation, card form included";
      const common = { unit: "ms", baseline: null };
      return [
        { what: `${what}, p95 (n=${payments})`, ours: percentile(taken, 0.95), ...common, goal: "<= 1000" },
        { what: "  median", ours: median(taken), ...common, goal: "-" },
      ];
    } finally {
      await server.stop();
    }
  },
};

type Server = Awaited<ReturnType<typeof startDemoServer>>;

/** What a pay page does: it hears a hint on the patient's channel and asks again; the drawing itself is not in it. */
async function openPage({ url, port, token }: Server) {
  const headers = { "x-patient-token": token };
  const me = JSON.parse((await localHttp(`${url}/api/patients`, { headers })).text);
  const channel = `private-t1-patient-${me.patient.id}`;
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/pusher/app/anteroom?protocol=7&client=bench&version=1`,
  );
  const waiting = new Map<number, () => void>();
  const ask = async (id: number) => {
    const { text } = await localHttp(`${url}/api/patients/appointments/${id}/payment_info`, { headers });
    if (JSON.parse(text).data.entity.status === "paid") waiting.get(id)?.();
  };
  const isIn = Promise.withResolvers<void>();
  socket.addEventListener("message", ({ data }) => {
    const { event, data: inner } = JSON.parse(String(data));
    const facts = typeof inner === "string" ? JSON.parse(inner) : inner;
    if (event === "pusher:connection_established") void enter(facts.socket_id);
    if (event === "pusher_internal:subscription_succeeded") isIn.resolve();
    if (event === "appointment.changed" && waiting.has(facts.appointment_id)) void ask(facts.appointment_id);
  });
  const enter = async (socketId: string) => {
    const { text } = await localHttp(`${url}/api/realtime/auth`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
    });
    const { auth } = JSON.parse(text);
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
  };
  await isIn.promise;
  return {
    waitFor: (id: number) => new Promise<void>((resolve) => void waiting.set(id, resolve)),
    close: () => socket.close(),
  };
}
