import { kubernetesVersions, type KubernetesVersion } from '../catalog/kubernetes/index.ts'
import type { Observation } from '../model/observation.ts'
import { named } from '../model/observed.ts'
import { minorOf } from '../values/version.ts'

/** The minor of kube-proxy where one is told, which need not be that of the cluster. */
export function proxyVersionTold(
  observations: readonly Observation[],
): KubernetesVersion | undefined {
  const minors = new Set(
    named(observations, 'kubeProxy.version').map(({ value }) => minorOf(String(value))),
  )
  const [only, other] = minors
  return other === undefined ? kubernetesVersions.find((one) => one === only) : undefined
}
