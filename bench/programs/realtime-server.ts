// A program: the embedded realtime server alone. Says its port; each line of its input is a task: `{"publish": count}` sends
// that many events of 200 bytes to the channel "bench", one after the other; `{"memory": true}` says how many kB it takes,
// `{"cpu": true}` how many ms of processor it has used.
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { startRealtimeServer } from "../../server/src/testing/realtime-server.ts";

type Task = { publish: number } | { memory: true } | { cpu: true };

const server = await startRealtimeServer();
const text = "x".repeat(180);
console.log(server.port);
const input = createInterface({ input: process.stdin });
input.on("line", (line) => void work(JSON.parse(line) as Task));
input.on("close", () => process.exit(0));

async function work(task: Task): Promise<void> {
  if ("cpu" in task) {
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);
    return;
  }
  if ("memory" in task) {
    globalThis.gc?.();
    console.log(Math.round(process.memoryUsage().rss / 1024));
    return;
  }
  for (let n = 0; n < task.publish; n++) {
    await server.realtime.publish(["bench"], "news", { n, text });
    await setImmediate(); // each in a turn of its own, as events come
  }
}
