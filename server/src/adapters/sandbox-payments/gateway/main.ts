// Sandbox Bank as a program of its own, reached over HTTP alone. It ends when its stdin closes, so never outlives Anteroom.
import { readGatewayConfig } from "./gateway-config.ts";
import { startGateway } from "./gateway.ts";

const gateway = await startGateway(readGatewayConfig(process.env));
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
process.stdin.on("end", end).on("error", end).resume();
process.stdout.write(`ready ${gateway.url}\n`);

function end(): void {
  if (isStopping) return;
  isStopping = true;
  gateway.stop();
  process.exit(0);
}
