import { requireValidator } from "../../server/src/testing/validators.ts";

/** The kinds that our manifests are of, each with its place in `kubernetes-models`. */
const places: Readonly<Record<string, string>> = {
  ConfigMap: "v1",
  CronJob: "batch/v1",
  Deployment: "apps/v1",
  HorizontalPodAutoscaler: "autoscaling/v2",
  Ingress: "networking.k8s.io/v1",
  NetworkPolicy: "networking.k8s.io/v1",
  PodDisruptionBudget: "policy/v1",
  Service: "v1",
  ServiceAccount: "v1",
};
type Model = { prototype: { validate: () => void } };

/**
 * Validates a Kubernetes manifest against the JSON schema of its kind and version; returns the first error, or null where it is valid.
 * Kinds that we do not use are an error, and so is a field that the schema does not have.
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
  const { watched, unread } = watchReads(manifest);
  try {
    Kind.prototype.validate.call(watched);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [unknown] = unread();
  return unknown === undefined ? null : `${unknown} is no field of the schema`;
}

/**
 * Returns an object that reads like `root`, and a function that lists the paths of fields nobody has read through it. The validators are
 * compiled schemas that ignore unknown fields: they look at the fields they know, and at every entry of a map.
 */
function watchReads(root: object): { watched: object; unread: () => string[] } {
  const read = new Map<object, Set<string>>();
  const watch = (target: object): object =>
    new Proxy(target, {
      get(from, key) {
        const value: unknown = Reflect.get(from, key);
        if (typeof key === "string") read.set(from, (read.get(from) ?? new Set()).add(key));
        return typeof value === "object" && value !== null ? watch(value) : value;
      },
    });
  const list = (within: object, path: string): string[] =>
    Object.entries(within).flatMap(([key, value]) => {
      const at = `${path}/${key}`;
      if (!read.get(within)?.has(key)) return [at];
      return typeof value === "object" && value !== null ? list(value as object, at) : [];
    });
  return { watched: watch(root), unread: () => list(root, "") };
}
