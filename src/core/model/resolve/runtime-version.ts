import type { Catalog } from '../../catalog/catalog.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { hypervDefects } from '../../catalog/runtimes/containerd.ts'
import type { ContainerdLine } from '../../catalog/runtimes/define.ts'
import { isHitBy, lineOf } from '../../catalog/runtimes/index.ts'
import { compareVersions, isAtLeast } from '../../values/version.ts'
import type { Scenario } from '../scenario.ts'

type Given = Pick<Scenario, 'kubernetesVersion' | 'containerRuntime' | 'isolation'>
type Facts = Pick<Catalog, 'kubernetes' | 'runtimes'>

/** The release of the runtime to install when nobody asks for another. */
export function runtimeVersion(given: Given, catalog: Facts): string {
  const { kubernetesVersion, containerRuntime, isolation } = given
  const known = answers.get(catalog.kubernetes) ?? new Map<string, string>()
  answers.set(catalog.kubernetes, known)
  const key = `${kubernetesVersion} ${containerRuntime} ${isolation}`
  const answer = known.get(key) ?? versionOf(given, catalog)
  known.set(key, answer)
  return answer
}

/** By catalog: repairs ask for the same few over and over. */
const answers = new WeakMap<Facts['kubernetes'], Map<string, string>>()

function versionOf(given: Given, catalog: Facts): string {
  const { kubernetesVersion, containerRuntime } = given
  if (containerRuntime === 'containerd') return containerdVersion(given, catalog)
  const floor = catalog.kubernetes[kubernetesVersion].runtimes[containerRuntime]?.floor.value
  return floor ?? newestOf(catalog.runtimes[containerRuntime].lines)
}

/**
 * The last release of the newest line that the containerd project recommends for the minor and that
 * is sound for the isolation; where it recommends none, of the line of the floor.
 */
function containerdVersion({ kubernetesVersion, isolation }: Given, catalog: Facts): string {
  const { containerd } = catalog.runtimes
  const support = catalog.kubernetes[kubernetesVersion].runtimes.containerd
  const sound = recommendedLines(kubernetesVersion, catalog).find(
    ({ last }) => isolation !== 'hyperv' || !hypervDefects.some((one) => isHitBy(one, last.value)),
  )
  const line = sound ?? lineOf(containerd, support?.floor.value ?? '') ?? containerd.lines[0]
  return line.last.value
}

/** The lines that the containerd project recommends for a minor, newest first. */
const recommendedLines = (minor: KubernetesVersion, { kubernetes, runtimes }: Facts) =>
  (kubernetes[minor].runtimes.containerd?.recommended?.value ?? [])
    .toSorted((a, b) => compareVersions(b, a))
    .flatMap((version): readonly ContainerdLine[] => {
      const line = lineOf(runtimes.containerd, version)
      return line && isAtLeast(line.last.value, version) ? [line] : []
    })

const newestOf = (lines: readonly { readonly last: { readonly value: string } }[]) =>
  lines.at(-1)?.last.value ?? ''
