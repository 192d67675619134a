import { verified } from '../fact.ts'

/** Levels of the admission of pods, by the labels of their namespace. */
export const podSecurity = {
  labels: {
    level: 'pod-security.kubernetes.io/enforce',
    version: 'pod-security.kubernetes.io/enforce-version',
  },
  /** From there on every API server has it. */
  from: verified('1.23', ['kep-2579']),
  /** Rules of earlier versions ask pods for Windows for fields of Linux as well. */
  windowsFrom: verified('1.25', ['rn-1.25#L101', 'github kubernetes/kubernetes/pull/105919']),
  nonRoot: verified('runAsNonRoot', [
    'github kyverno/pod-security-admission/blob/b2d2ab6428ffab4ae01ce25fed2d866677dbfed8/policy/check_runAsNonRoot.go',
    'docs-pss',
  ]),
  hostPath: verified('hostPath', ['docs-pss']),
} as const
