import { inferred, verified } from '../fact.ts'

/** What the API server makes of the RuntimeClass that a pod names. */
export const runtimeClassOfPod = {
  exists: verified('a pod is refused whose RuntimeClass is not there', ['runtime-class-admission']),
  /** What was sent need not be all that the cluster has. */
  sent: inferred('the RuntimeClass of a pod is among those sent', ['runtime-class-admission']),
  /** People name a class after its handler. */
  namedForHyperv: inferred('a class whose name says Hyper-V gives it', [
    'containerd v1.7.0/pkg/cri/config/config_windows.go#L47',
    'windows-testing helpers/hyper-v-mutating-webhook/hyperv-runtimeclass.yaml#L1-L18',
  ]),
  /** What its pods cost beside their containers. */
  overhead: verified({ from: '1.16' } as const, ['api']),
  selector: verified('its selector is merged into that of the pod and may not contradict it', [
    'runtime-class-admission',
  ]),
  /** Only the options of a handler say that its pods get a virtual machine. */
  ownHandler: inferred('process isolation unless its options ask for Hyper-V', [
    'containerd v1.7.28/pkg/cri/config/config_windows.go#L46-L64',
  ]),
} as const
