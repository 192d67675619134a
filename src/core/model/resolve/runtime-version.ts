import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { kubernetes, type KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { hypervDefects } from '../../catalog/runtimes/containerd.ts'
import type { ContainerdLine } from '../../catalog/runtimes/define.ts'
import { isHitBy, lineOf, runtimes } from '../../catalog/runtimes/index.ts'
import { compareVersions, isAtLeast } from '../../values/version.ts'
import type { Scenario } from '../scenario.ts'

type Given = Pick<Scenario, 'kubernetesVersion' | 'containerRuntime' | 'isolation'>

/** The release of the runtime to install when nobody asks for another. */
export function runtimeVersion(given: Given): string {
  const { kubernetesVersion, containerRuntime } = given
  if (containerRuntime === 'containerd') return containerdVersion(given)
  const floor = kubernetes[kubernetesVersion].runtimes[containerRuntime]?.floor.value
  return floor ?? newestOf(runtimes[containerRuntime].lines)
}

/**
 * The last release of the newest line that the containerd project recommends for the minor and that
 * is sound for the isolation; where it recommends none, of the line of the floor, which HostProcess
 * containers raise.
 */
function containerdVersion({ kubernetesVersion, isolation }: Given): string {
  const { containerd } = runtimes
  const support = kubernetes[kubernetesVersion].runtimes.containerd
  const sound = recommendedLines(kubernetesVersion).find(
    ({ last }) => isolation !== 'hyperv' || !hypervDefects.some((one) => isHitBy(one, last.value)),
  )
  const floor = higher(
    support?.floor.value ?? '',
    isolation === 'hostprocess' ? mechanisms.hostprocess.recommended.value : '',
  )
  const line = sound ?? lineOf(containerd, floor) ?? containerd.lines[0]
  return line.last.value
}

const higher = (a: string, b: string) => (b !== '' && (a === '' || isAtLeast(b, a)) ? b : a)

/** The lines that the containerd project recommends for a minor, newest first. */
const recommendedLines = (minor: KubernetesVersion) =>
  (kubernetes[minor].runtimes.containerd?.recommended?.value ?? [])
    .toSorted((a, b) => compareVersions(b, a))
    .flatMap((version): readonly ContainerdLine[] => {
      const line = lineOf(runtimes.containerd, version)
      return line && isAtLeast(line.last.value, version) ? [line] : []
    })

const newestOf = (lines: readonly { readonly last: { readonly value: string } }[]) =>
  lines.at(-1)?.last.value ?? ''
