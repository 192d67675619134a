import type { Scenario } from '../model/scenario.ts'

/** The patch release of the node; the minor's first one where the text is no release of that minor. */
export function releaseOf({
  kubernetesVersion,
  kubernetesRelease,
}: Pick<Scenario, 'kubernetesVersion' | 'kubernetesRelease'>): string {
  const patch = kubernetesRelease.slice(kubernetesVersion.length)
  return kubernetesRelease.startsWith(kubernetesVersion) && isPatch.test(patch)
    ? kubernetesRelease
    : `${kubernetesVersion}.0`
}

const isPatch = /^\.\d{1,4}$/
