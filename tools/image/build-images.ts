import { readFileSync } from "node:fs";
import path from "node:path";
import type { Containers } from "./containers.ts";

const root = path.resolve(import.meta.dirname, "../..");
const standIns = path.join(import.meta.dirname, "stand-ins");
const suite = "bookworm";
const base = `localhost/debian:${suite}`;

/** The image's name, as compose.yaml has it. */
export const image = "localhost/anteroom";

/**
 * Builds the image of deploy/container on a base that debootstrap makes in this folder from Debian's archive, as docs/operate.md
 * says; asks no registry of images. Takes minutes. Rejects with the output of what failed.
 */
export async function buildImage({ run }: Containers, folder: string): Promise<void> {
  const system = path.join(folder, "base");
  await run("debootstrap", "--variant=minbase", "--include=ca-certificates", suite, system);
  const container = (await run("buildah", "from", "scratch")).split("\n").at(-1) ?? "";
  await run("buildah", "add", "--quiet", container, system);
  await run("buildah", "commit", "--rm", "--quiet", container, base);
  await run("rm", "-r", system);
  await run(
    "buildah",
    "build",
    "--build-arg",
    `BASE=${base}`,
    ...certificateOptions(),
    "--file",
    path.join(root, "deploy/container/Containerfile"),
    "--tag",
    image,
    root,
  );
}

/**
 * Builds Debian's PostgreSQL and Redis under the names of the official images in compose.yaml, whose registry is not
 * reached. Throws when compose.yaml names others.
 */
export async function buildStandIns({ run }: Containers): Promise<void> {
  const compose = readFileSync(path.join(root, "deploy/container/compose.yaml"), "utf8");
  for (const name of ["postgres", "redis"]) {
    const [, official] = new RegExp(`image: (docker\\.io/library/${name}:\\S+)`).exec(compose) ?? [];
    if (official === undefined) throw new Error(`compose.yaml names no image for ${name}.`);
    const file = path.join(standIns, `${name}.Containerfile`);
    await run("buildah", "build", "--build-arg", `BASE=${base}`, "--file", file, "--tag", official, standIns);
  }
}

/** Behind a proxy with its own certificate npm needs it within the build too. */
function certificateOptions(): string[] {
  const file = process.env["NODE_EXTRA_CA_CERTS"];
  return file ? ["--build-arg", "NODE_EXTRA_CA_CERTS=/ca.crt", "--volume", `${file}:/ca.crt:ro`] : [];
}
