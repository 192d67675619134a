import type { Catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../scenario.ts'

/** containerd from the minor on that calls it stable on Windows, Docker before. */
export function containerRuntime(
  { kubernetesVersion }: Pick<Scenario, 'kubernetesVersion'>,
  { kubernetes }: Pick<Catalog, 'kubernetes'>,
): Scenario['containerRuntime'] {
  const { containerd } = kubernetes[kubernetesVersion].runtimes
  return containerd?.state.value === 'stable' ? 'containerd' : 'docker'
}
