import { kubernetes } from '../../catalog/kubernetes/index.ts'
import type { Scenario } from '../scenario.ts'

/** containerd from the minor on that calls it stable on Windows, Docker before. */
export function containerRuntime({
  kubernetesVersion,
}: Pick<Scenario, 'kubernetesVersion'>): Scenario['containerRuntime'] {
  const { containerd } = kubernetes[kubernetesVersion].runtimes
  return containerd?.state.value === 'stable' ? 'containerd' : 'docker'
}
