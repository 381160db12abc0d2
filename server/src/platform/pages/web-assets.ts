import type { PageAssets } from "@anteroom/contract/page";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { hiddenFromOpenApi } from "../http/app.ts";
import type { BuiltAsset, StoredAsset } from "./stored-assets.ts";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
type File = { plain: Buffer; brotli: Buffer | null; type: string; isHashed: boolean };

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".mp3": "audio/mpeg",
};
const entryKey = "src/app/entry-client.tsx";

/**
 * Loads the built client into memory: which files a page needs, and the routes that serve them. Throws when there
 * is no build.
 */
export function openWebAssets(clientDir: string) {
  const list = readFileSync(path.join(clientDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(list) as Manifest;
  const files = readFiles(clientDir);
  return {
    /** The version of the build, a hash: the same for the same files, wherever they are built or served (D.48). */
    version: createHash("sha256").update(list).digest("hex").slice(0, 12),
    /** The entry, its imports and the given source files (route, catalogues), so that nothing is discovered late. */
    assetsOf: (sources: readonly string[]): Omit<PageAssets, "catalogues"> => {
      const chunks = [...new Set([entryKey, ...sources].flatMap((key) => chunksOf(manifest, key)))];
      const [entry = "", ...preload] = chunks.map(({ file }) => `/${file}`);
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
      const css = styles.map((file) => files.get(file)?.plain.toString("utf8") ?? "").join("");
      return { entry, preload, css, styles };
    },
    /** Returns the path of the file that was built from this source; `/` for an unknown one. */
    addressOf: (source: string): string => `/${manifest[source]?.file ?? ""}`,
    /** Returns the text of a file of the build, by its path; empty when there is none. */
    textOf: (name: string): string => files.get(name)?.plain.toString("utf8") ?? "",
    /** Serves all files except those of the withheld sources. Throws when the build has no file for such a source. */
    serve: (app: FastifyInstance, withheld: readonly string[] = []) => {
      const closed = new Set(withheld.flatMap((source) => filesOf(manifest, source)));
      for (const [name, file] of files)
        if (!closed.has(name))
          app.get(name, hiddenFromOpenApi, (request, reply) => sendFile(request, reply, file));
    },
    /** Returns the files with a hash in their name that `serve` serves, as servers of other versions may send them. */
    hashed: (withheld: readonly string[] = []): BuiltAsset[] => {
      const closed = new Set(withheld.flatMap((source) => filesOf(manifest, source)));
      return [...files].flatMap(([name, file]) => {
        if (!file.isHashed || closed.has(name)) return [];
        const read = () =>
          file.brotli
            ? { encoding: "br" as const, content: file.brotli }
            : { encoding: null, content: file.plain };
        return [{ path: name, type: file.type, read }];
      });
    },
    /** Reads the compressed files that are there by now: they are sent from then on. */
    readCompressed: (): void => {
      const names = listFiles(clientDir);
      for (const [name, file] of files) {
        const packed = path.join(clientDir, `${name}.br`);
        if (!file.brotli && names.has(packed)) file.brotli = readFileSync(packed);
      }
    },
    /** Answers with a file of the build, by its path; 404 when there is none. */
    send: (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
      const file = files.get(name);
      if (file) return sendFile(request, reply, file);
      reply.callNotFound();
      return reply;
    },
  };
}

function filesOf(manifest: Manifest, source: string): string[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file of its own for ${source}.`);
  return [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
}

/** A chunk and all it imports, each once. */
function chunksOf(manifest: Manifest, key: string, seen: Chunk[] = []): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.includes(chunk)) return seen;
  seen.push(chunk);
  for (const next of chunk.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
}

/** The files of a folder and of those in it, by their path. */
function listFiles(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
}

function readFiles(dir: string): Map<string, File> {
  const names = listFiles(dir);
  const files = new Map<string, File>();
  for (const name of names) {
    const relative = path.relative(dir, name).split(path.sep).join("/");
    if (relative.startsWith(".vite/") || /\.br(?:\.of-\d+)?$/.test(relative)) continue;
    files.set(`/${relative}`, {
      plain: readFileSync(name),
      brotli: names.has(`${name}.br`) ? readFileSync(`${name}.br`) : null,
      type: types[path.extname(name)] ?? "application/octet-stream",
      isHashed: relative.startsWith("assets/"),
    });
  }
  return files;
}

/** Hashed names never change: cached for a year. The others are asked again after an hour. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: File) {
  reply.type(file.type).header("vary", "accept-encoding");
  reply.header("cache-control", file.isHashed ? forever : "public, max-age=3600");
  if (file.brotli && takesBrotli(request)) return reply.header("content-encoding", "br").send(file.brotli);
  return reply.send(file.plain);
}

const forever = "public, max-age=31536000, immutable";

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(String(headers["accept-encoding"] ?? ""));

/** Sends a hashed file of another version, as a server of that version would. */
export function sendStoredAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, encoding, content }: StoredAsset,
): FastifyReply {
  reply.type(type).header("vary", "accept-encoding").header("cache-control", forever);
  if (encoding === null) return reply.send(content);
  if (takesBrotli(request)) return reply.header("content-encoding", encoding).send(content);
  return reply.send(brotliDecompressSync(content));
}
