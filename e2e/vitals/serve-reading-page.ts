import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "vite";
import { contentSecurityPolicy } from "../../server/src/platform/http/security-headers.ts";
import { faceReadingFiles } from "../../tools/face-reading-files.ts";

/**
 * Builds and serves a page with only the face reading, under the product's content security policy, on a free port.
 * `close` must be called.
 */
export async function serveReadingPage(): Promise<{ origin: string; close: () => void }> {
  const files = await builtFiles();
  const policy = contentSecurityPolicy({ inline: { nonce: "none" }, connect: [] });
  const server = createServer(({ url = "/" }, answer) => {
    const file = files.get(url);
    if (file === undefined) return answer.writeHead(404).end();
    const type =
      url === "/" ? "text/html" : url.endsWith(".js") ? "text/javascript" : "application/octet-stream";
    answer.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not on a path
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function builtFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [faceReadingFiles],
    build: {
      write: false,
      target: "es2024",
      rolldownOptions: { input: path.join(import.meta.dirname, "reading-page.ts") },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The page of the reading did not build.");
  const files = new Map<string, string | Uint8Array>(
    first.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const entry = first.output.find((file) => file.type === "chunk" && file.isEntry);
  const script = `<script type="module" src="/${entry?.fileName ?? ""}"></script>`;
  return files.set("/", `<!doctype html><title>reading</title>${script}`);
}
