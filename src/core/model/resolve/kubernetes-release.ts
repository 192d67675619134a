import { kubernetes } from '../../catalog/kubernetes/index.ts'
import type { Scenario } from '../scenario.ts'

/** The newest known patch release, or the first of a minor of which none is known. */
export const kubernetesRelease = ({
  kubernetesVersion,
}: Pick<Scenario, 'kubernetesVersion'>): string =>
  kubernetes[kubernetesVersion].newestPatch.value ?? `${kubernetesVersion}.0`
