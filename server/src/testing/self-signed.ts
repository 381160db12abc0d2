import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * Creates a key and a self-signed certificate for localhost, valid for two days, as files in
 * `folder` with openssl. Returns their paths; null when openssl is missing or fails.
 */
export function makeCertificate(folder: string): { keyFile: string; certFile: string } | null {
  const [keyFile, certFile] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const files = ["-keyout", keyFile, "-out", certFile, "-days", "2", ...names];
  try {
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files], { stdio: "ignore" });
  } catch {
    return null;
  }
  return { keyFile, certFile };
}
