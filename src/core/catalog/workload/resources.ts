import { inferred, verified } from '../fact.ts'

/** How Windows treats what a container asks for and may use. */
export const resourceFacts = {
  noOutOfMemoryKiller: verified(true, ['doc002', 'doc003', 'web-res']),
  limitEqualsRequest: verified(true, ['doc002', 'doc004', 'doc003', 'web-res']),
  /** A node whose pods may use more memory than it has pages until nothing on it answers. */
  overbooked: inferred(true, ['doc002', 'doc003', 'web-res']),
  /** The API server refuses a request above its limit. */
  requestWithinLimit: verified(true, ['api-validation']),
  quantitySyntax: verified(true, ['api-quantity']),
  /** Below it a unit was meant and left out, or a small m written for Mi. */
  smallestMemory: inferred({ bytes: 1_000_000 } as const, ['api-quantity', 'web-res']),
  /** A limit without a request is the request; a pod larger than the node stays pending. */
  schedulable: inferred(true, ['doc002', 'doc003', 'web-intro-b', 'web-res']),
  relativeShares: verified({ through: '1.17' } as const, ['doc002', 'rn-1.18#L325']),
  manyProcessors: verified({ through: '1.26', most: 64 } as const, [
    'rn-1.27#L363',
    'ca-1.18 pkg/kubelet/kuberuntime/kuberuntime_container_windows.go',
  ]),
} as const

/** Syntax that the API server or the kubelet checks. */
export const syntaxFacts = {
  dnsLabel: verified({ longest: 63 } as const, ['docs-names', 'api-validation']),
  dnsSubdomain: verified({ longest: 253 } as const, ['docs-names', 'api-validation']),
  label: verified({ longest: 63 } as const, [
    'k8s v1.14.0/staging/src/k8s.io/apimachinery/pkg/util/validation/validation.go',
    'k8s v1.14.0/staging/src/k8s.io/apimachinery/pkg/apis/meta/v1/validation/validation.go',
    'k8s v1.14.0/pkg/apis/core/validation/validation.go',
  ]),
  serviceName: verified({ longest: 63 } as const, ['docs-service', 'docs-names']),
  imageReference: verified({ longestTag: 128 } as const, ['image-reference']),
  runAsUserName: verified(true, ['docs-runasusername', 'api-validation']),
} as const

/** What wraps a workload so that its logs reach `kubectl logs`. */
/** A shell starts what is written as a sentence; a list is started without it. */
export const logMonitorShell = inferred('the shell form alone', [
  'github microsoft/windows-container-tools/issues/25',
])

export const logMonitor = verified(
  {
    directory: String.raw`C:\LogMonitor`,
    program: String.raw`C:\LogMonitor\LogMonitor.exe`,
    config: String.raw`C:\LogMonitor\LogMonitorConfig.json`,
  } as const,
  ['logmonitor-readme#L21-L53', 'doc004-guide', 'web-guide'],
)
