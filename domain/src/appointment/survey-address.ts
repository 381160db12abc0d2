/**
 * A clinic's own survey address: opened as given. Where it has places for them, the environment (D.26), the project and the subject are
 * filled in: `https://surveys.example/{environment}?about={actionable_id}`.
 */
export function surveyAddress(
  given: string,
  {
    environment,
    project,
    actionable,
  }: { environment: string; project: string; actionable?: string | undefined },
): string {
  return given
    .replaceAll("{environment}", encodeURIComponent(environment))
    .replaceAll("{project_id}", encodeURIComponent(project))
    .replaceAll("{actionable_id}", encodeURIComponent(actionable ?? ""));
}
