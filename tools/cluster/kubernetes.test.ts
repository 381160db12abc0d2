// The manifests of deploy/kubernetes/, by the schemas that Kubernetes publishes (npm: kubernetes-models). No cluster reads them here.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAllDocuments } from "yaml";
import { expect, test } from "vitest";
import { secretVariables } from "../../server/src/platform/config/config.ts";
import { schemaErrorOf } from "./kubernetes-schema.ts";

const folder = path.resolve(import.meta.dirname, "../../deploy/kubernetes");
// A manifest without types.
// oxlint-disable-next-line typescript/no-explicit-any -- manifests are read by hand
type Manifest = any;
const manifests: Manifest[] = globSync("*.yaml", { cwd: folder })
  .toSorted()
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(folder, file), "utf8")))
  .map((document) => document.toJS());
const kindOf = ({ apiVersion, kind }: Manifest) => `${apiVersion} ${kind}`;
const only = (kind: string): Manifest => manifests.find((manifest) => manifest.kind === kind);
const server = only("Deployment").spec.template.spec;
const [container] = server.containers;

test("every manifest is valid for the schema of its kind", () => {
  expect(manifests.map(kindOf)).toEqual([
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
  const names = container.env.map(({ name, value }: Manifest) => {
    expect(value).toMatch(/^\/run\/secrets\/anteroom\/[a-z0-9-]+$/);
    return name.replace(/_FILE$/, "");
  });
  expect(names.filter((name: string) => !(secretVariables as readonly string[]).includes(name))).toEqual([]);
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
