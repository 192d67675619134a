import { pauseImage } from '../../../catalog/pause.ts'
import type { Scenario } from '../../../model/scenario.ts'

export type Images = Pick<
  Scenario,
  | 'kubernetesVersion'
  | 'windowsRelease'
  | 'containerRuntime'
  | 'isolation'
  | 'imageRelease'
  | 'image'
>

/** The image of every pod’s sandbox. */
export function pauseOf(scenario: Images) {
  const { kubernetesVersion, windowsRelease, containerRuntime, isolation, imageRelease } = scenario
  const guest =
    isolation === 'hyperv' && containerRuntime === 'containerd' ? imageRelease : undefined
  return pauseImage(kubernetesVersion, windowsRelease, guest)
}

/** The images that are on the node before its first pod. */
export const pulledImages = (scenario: Images): readonly string[] => [
  pauseOf(scenario).value,
  scenario.image,
]
