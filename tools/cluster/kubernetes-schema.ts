import { requireValidator } from "../../server/src/testing/validators.ts";

/** The kinds that our manifests are of, each with its place in `kubernetes-models`. */
const places: Readonly<Record<string, string>> = {
  ConfigMap: "v1",
  Deployment: "apps/v1",
  HorizontalPodAutoscaler: "autoscaling/v2",
  Ingress: "networking.k8s.io/v1",
  NetworkPolicy: "networking.k8s.io/v1",
  PodDisruptionBudget: "policy/v1",
  Service: "v1",
  ServiceAccount: "v1",
};
type Model = new (manifest: object) => { validate: () => void };

/**
 * Validates a Kubernetes manifest against the JSON schema of its kind and version; returns the first error, or null where it is valid.
 * Kinds that we do not use are an error; unknown fields are not reported.
 */
export function schemaErrorOf(manifest: { apiVersion: string; kind: string }): string | null {
  const { apiVersion, kind } = manifest;
  const place = places[kind];
  if (place === undefined) return `${apiVersion} ${kind} is no kind that is known here`;
  // By its file: the package exports nothing to `require`.
  const models = requireValidator(`./node_modules/kubernetes-models/${place}/${kind}.js`) as Record<
    string,
    Model
  >;
  const Kind = models[kind];
  if (!Kind) throw new Error(`kubernetes-models has no ${kind} in ${place}`);
  try {
    new Kind(manifest).validate();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
