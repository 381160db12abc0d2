import assert from "node:assert/strict";
import { localHttp } from "@anteroom/local-http/local-http";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { image } from "./build-images.ts";
import { until, type Containers } from "./containers.ts";
import type { Step } from "../test/counts.ts";

const name = "anteroom-alone";
const readyMs = 120_000;
/** More than this is an image that carries what a server does not need, in bytes. */
const largest = 850_000_000;
/** Programs that build or fetch others. Perl and apt belong to every Debian. */
const buildTools =
  "cc gcc g++ make ld python3 git curl wget nodejs node npm npx corepack debootstrap buildah".split(" ");
const buildPackages = ["typescript", "vitest", "@playwright/test", "oxlint", "knip", "vite", "rolldown"];
/** The rights that compose.yaml takes from the image too. */
const restricted = ["--read-only", "--tmpfs=/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"];

/**
 * Checks what is in the image, and one container of it that has all of its defaults and the demo: embedded PostgreSQL in the volume,
 * read-only root, no capability, the machine's network. The container is gone afterwards.
 */
export async function checkAlone({ run, inspect }: Containers, step: Step): Promise<void> {
  const port = await freePorts(2);
  const inside = (script: string) => run("podman", "exec", name, "sh", "-c", script);
  const isReady = async () => (await localHttp(`http://127.0.0.1:${port}/api/health/ready`)).status === 200;
  const untilReady = async () => {
    const began = performance.now();
    await until("the server is ready", readyMs, isReady);
    return `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  };
  await step("the image is small enough", async () => {
    const size = Number(await inspect(image, "{{.Size}}"));
    assert.ok(size > 0 && size <= largest, `${size} bytes, ${largest} are allowed`);
    return `${(size / 1e6).toFixed(0)} MB`;
  });
  await step("it starts with its defaults and is ready", async () => {
    await run(
      "podman",
      "run",
      "--detach",
      "--name",
      name,
      "--network=host",
      ...restricted,
      "--env=ANTEROOM_ENV=development",
      "--env=HOST=127.0.0.1",
      `--env=PORT=${port}`,
      "--env=TURN=none",
      image,
    );
    return untilReady().catch(async (error: unknown) => {
      throw new Error(`${String(error)} ${await run("podman", "logs", name)}`);
    });
  });
  await step(
    "it runs as an ordinary user without capabilities, who can change nothing of the image",
    async () => {
      assert.equal(await inside("id -u; id -g"), "10001\n10001");
      const status = await inside("cat /proc/1/status");
      assert.match(status, /^CapEff:\t0+$/m);
      assert.match(status, /^NoNewPrivs:\t1$/m);
      assert.equal(await inside("touch /app/x /x 2>/dev/null || echo refused"), "refused");
      return "10001";
    },
  );
  await step("it has no tools that build or fetch programs", async () => {
    const found = await inside(
      `for tool in ${buildTools.join(" ")}; do command -v $tool; done; cd /app/node_modules; ls -d ${buildPackages.join(" ")} 2>/dev/null; true`,
    );
    assert.equal(found, "");
    return `none of ${buildTools.length + buildPackages.length}`;
  });
  await step("it serves a page and its parts", async () => {
    const front = `http://aurora.localhost:${port}`;
    const { status, text } = await localHttp(`${front}/`);
    assert.equal(status, 200);
    const [, part = ""] = /src="(\/[^"]+\.js)"/.exec(text) ?? [];
    assert.equal((await localHttp(`${front}${part}`)).status, 200, part);
    return `${text.length} characters`;
  });
  await step("SIGTERM ends it in order, and it starts again on its volume", async () => {
    const began = performance.now();
    await run("podman", "stop", "--time", "30", name);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    assert.equal(await inspect(name, "{{.State.ExitCode}}"), "0");
    await run("podman", "start", name);
    return `ended in ${seconds} s, ready again after ${await untilReady()}`;
  });
  await run("podman", "rm", "--force", "--volumes", "--time", "30", name);
}
