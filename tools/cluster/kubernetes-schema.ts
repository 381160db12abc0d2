import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount";

/** The kinds that our manifests are of. */
const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
};

/**
 * Validates a Kubernetes manifest against the JSON schema of its kind and version; returns the first error, or null where it is valid.
 * Kinds that we do not use are an error; unknown fields are not reported.
 */
export function schemaErrorOf(manifest: { apiVersion: string; kind: string }): string | null {
  const found = Object.entries(kinds).find(([kind]) => kind === manifest.kind)?.[1];
  if (!found) return `${manifest.apiVersion} ${manifest.kind} is no kind that is known here`;
  const Model: new (data: never) => { validate: () => void } = found;
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- whether it is one, is asked here
    new Model(manifest as never).validate();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
