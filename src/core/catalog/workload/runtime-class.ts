import { inferred, verified } from '../fact.ts'

/** What the API server makes of the RuntimeClass that a pod names. */
export const runtimeClassOfPod = {
  exists: verified('a pod is refused whose RuntimeClass is not there', ['runtime-class-admission']),
  /** What was sent need not be all that the cluster has. */
  sent: inferred('the RuntimeClass of a pod is among those sent', ['runtime-class-admission']),
  selector: verified('its selector is merged into that of the pod and may not contradict it', [
    'runtime-class-admission',
  ]),
} as const
