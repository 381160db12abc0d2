// The manifests of deploy/kubernetes/, by the schemas that Kubernetes publishes (npm: kubernetes-models). No cluster reads them here.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAllDocuments } from "yaml";
import { expect, test } from "vitest";
import { backupPlaceOf, readConfig, secretVariables } from "../../server/src/platform/config/config.ts";
import { schemaErrorOf } from "./kubernetes-schema.ts";

const folder = path.resolve(import.meta.dirname, "../../deploy/kubernetes");
// A manifest without types.
// oxlint-disable-next-line typescript/no-explicit-any -- manifests are read by hand
type Manifest = any;
const secretsFolder = "/run/secrets/anteroom/";
const manifests: Manifest[] = globSync("*.yaml", { cwd: folder })
  .toSorted()
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(folder, file), "utf8")))
  .map((document) => document.toJS());
const kindOf = ({ apiVersion, kind }: Manifest) => `${apiVersion} ${kind}`;
const only = (kind: string): Manifest => manifests.find((manifest) => manifest.kind === kind);
const server = only("Deployment").spec.template.spec;
const [container] = server.containers;
const backup = only("CronJob").spec.jobTemplate.spec.template;
const [backupContainer] = backup.spec.containers;

test("every manifest is valid for the schema of its kind", () => {
  expect(manifests.map(kindOf)).toEqual([
    "batch/v1 CronJob",
    "v1 ConfigMap",
    "v1 ServiceAccount",
    "networking.k8s.io/v1 Ingress",
    "networking.k8s.io/v1 NetworkPolicy",
    "autoscaling/v2 HorizontalPodAutoscaler",
    "policy/v1 PodDisruptionBudget",
    "apps/v1 Deployment",
    "v1 Service",
  ]);
  for (const manifest of manifests) expect(schemaErrorOf(manifest)).toBeNull();
});

test("the schema refuses a number written as text and a wrong version of a kind", () => {
  const deployment = only("Deployment");
  const spelt = { ...deployment, spec: { ...deployment.spec, minReadySeconds: "5" } };
  expect(schemaErrorOf(spelt)).toContain("minReadySeconds must be integer");
  expect(schemaErrorOf({ ...deployment, apiVersion: "apps/v1beta1" })).toContain("apiVersion");
});

test("the schema refuses a misspelt field at any depth, also in lists", () => {
  for (const manifest of manifests)
    for (const at of objectsIn(manifest)) {
      const misspelt = structuredClone(manifest);
      const { parent, key } = placeOf(misspelt, at);
      parent[`${key}s`] = parent[key];
      delete parent[key];
      expect(schemaErrorOf(misspelt), `${kindOf(manifest)} ${at.join(".")}`).not.toBeNull();
    }
});

/** Paths of all fields of a manifest, without entries of maps, whose names are free. */
function objectsIn(value: Manifest, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    if (freeMaps.has(key)) return [at];
    return [...(Array.isArray(value) ? [] : [at]), ...objectsIn(inner, at)];
  });
}
const freeMaps = new Set(["data", "labels", "annotations", "matchLabels", "selector", "requests", "limits"]);

function placeOf(manifest: Manifest, path: readonly string[]) {
  const parent = path.slice(0, -1).reduce((within: Manifest, key) => within[key], manifest);
  return { parent, key: path.at(-1) ?? "" };
}

test("manifests refer to each other's labels, names and ports", () => {
  const labels = only("Deployment").spec.template.metadata.labels;
  expect(only("Deployment").spec.selector.matchLabels).toEqual(labels);
  for (const selector of [
    only("Service").spec.selector,
    only("PodDisruptionBudget").spec.selector.matchLabels,
    only("NetworkPolicy").spec.podSelector.matchLabels,
  ])
    expect(selector).toEqual(labels);
  expect(only("HorizontalPodAutoscaler").spec.scaleTargetRef.name).toBe(only("Deployment").metadata.name);
  const { service } = only("Ingress").spec.rules[0].http.paths[0].backend;
  expect(service.name).toBe(only("Service").metadata.name);
  expect(only("Service").spec.ports.map(({ name }: Manifest) => name)).toContain(service.port.name);
  const ports = container.ports.map(({ name }: Manifest) => name);
  expect(ports).toEqual(["http", "metrics"]);
  for (const { targetPort } of only("Service").spec.ports) expect(ports).toContain(targetPort);
  expect(String(container.ports[1].containerPort)).toBe(only("ConfigMap").data.METRICS_PORT);
  expect(server.serviceAccountName).toBe(only("ServiceAccount").metadata.name);
});

test("a server runs unprivileged with a read-only root and no cluster credentials", () => {
  expect(server.automountServiceAccountToken).toBe(false);
  expect(server.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  const written = container.volumeMounts.filter(({ readOnly }: Manifest) => readOnly !== true);
  expect(written.map(({ mountPath }: Manifest) => mountPath)).toEqual(["/data", "/tmp"]);
});

test("secrets are files of one Secret and never variables", () => {
  const isSecret = (name: string) => (secretVariables as readonly string[]).includes(name);
  const env = [...container.env, ...backupContainer.env] as { name: string; value: string }[];
  const files = env.filter(({ name }) => name.endsWith("_FILE"));
  expect(container.env.length).toBeLessThan(files.length);
  for (const { name, value } of files) {
    expect(value).toMatch(/^\/run\/secrets\/anteroom\/[a-z0-9-]+$/);
    expect(isSecret(name.replace(/_FILE$/, "")), name).toBe(true);
  }
  expect(env.filter(({ name }) => isSecret(name))).toEqual([]);
  const told = Object.keys(only("ConfigMap").data);
  expect(told.filter((name) => (secretVariables as readonly string[]).includes(name))).toEqual([]);
});

test("a pod has liveness and readiness probes and time to stop", () => {
  const paths = ["startupProbe", "livenessProbe", "readinessProbe"].map(
    (probe) => container[probe].httpGet.path,
  );
  expect(paths).toEqual(["/api/health/live", "/api/health/live", "/api/health/ready"]);
  const delay = Number(only("ConfigMap").data.ANTEROOM_STOP_DELAY);
  expect(server.terminationGracePeriodSeconds).toBeGreaterThan(delay + 15);
});

/** The variables of a container, each file of a secret with a value. */
function variablesOf(of: Manifest): NodeJS.ProcessEnv {
  const values: Record<string, string> = {
    "database-url": "postgres://anteroom:secret@postgres.example/anteroom",
    "redis-url": "redis://redis.example",
    "data-key": "0123456789012345678901234567890123456789012=",
    "smtp-url": "smtp://mail.example",
    "files-s3-secret-access-key": "secret",
    "backup-s3-secret-access-key": "secret",
  };
  const told: [string, string][] = of.env.map(({ name, value }: Manifest) =>
    name.endsWith("_FILE")
      ? [name.replace(/_FILE$/, ""), values[String(value).slice(secretsFolder.length)]]
      : [name, value],
  );
  const all = { ANTEROOM_ENV: "production", ...only("ConfigMap").data, ...Object.fromEntries(told) };
  return JSON.parse(JSON.stringify(all).replaceAll("REPLACE", "ours")) as NodeJS.ProcessEnv;
}

test("a server and a backup find all that production asks for in their manifests", () => {
  expect(readConfig(variablesOf(container)).s3Place).toMatchObject({ bucket: "ours" });
  const variables = variablesOf(backupContainer);
  const config = readConfig(variables);
  const before = readConfig(variablesOf(container));
  expect([config.s3Place, config.DATABASE_URL]).toEqual([before.s3Place, before.DATABASE_URL]);
  const to = `${variables["BACKUP_TO"]}/2026-11-30T0230`;
  expect(backupPlaceOf(config, to)).toMatchObject({
    bucket: "ours",
    prefix: "anteroom-backup/2026-11-30T0230/",
    endpoint: "https://ours.example",
    credentials: { accessKeyId: "ours", secretAccessKey: "secret" },
  });
});

test("a backup runs the image's program as the servers run, and no visitor is sent to it", () => {
  const program =
    /\/app\/(tools\/\S+\.ts) "\$BACKUP_TO\/\$\(date /.exec(backupContainer.command[2])?.[1] ?? "";
  expect(existsSync(path.resolve(import.meta.dirname, "../..", program)), program).toBe(true);
  expect(backupContainer.image).toBe(container.image);
  for (const name of ["securityContext", "serviceAccountName", "automountServiceAccountToken"])
    expect(backup.spec[name]).toEqual(server[name]);
  expect(backupContainer.securityContext).toEqual(container.securityContext);
  expect(backup.metadata.labels).not.toMatchObject(only("Service").spec.selector);
  const mounts = (of: Manifest) => of.volumeMounts.map(({ mountPath }: Manifest) => mountPath);
  expect(mounts(backupContainer)).toEqual(mounts(container));
});
