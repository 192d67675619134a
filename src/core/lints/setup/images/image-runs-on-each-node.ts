import { isolation } from '../../../catalog/isolation.ts'
import { imageMatch } from '../../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../../catalog/windows/image-tag.ts'
import { windows, windowsReleases, type WindowsRelease } from '../../../catalog/windows/index.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { inContainersOf } from '../../containers.ts'

export const imageRunsOnEachNode = defineLint({
  id: 'image-runs-on-each-node',
  on: 'setup',
  summary: 'Where nodes have several Windows builds, a pod asks for that of its image',
  remediation: `Add the node selector ${scheduling.buildLabel.value.key} with the build of the image, or one for its pool.`,
  decisions: [],

  check({ observations, parsed }) {
    const lists = nodesOf(observations)
    if (lists.length === 0) return []
    const manifests = ofKind(parsed, 'manifest')
    return manifests.flatMap(({ value: manifest, placeOf }) => {
      if (manifest.isDescribed || !isForAnyWindows(manifest)) return []
      // A patch of Kustomize has the name of what it changes, and may say where it runs.
      const patch = manifests.find(
        ({ value: other }) =>
          other !== manifest &&
          other.kind === manifest.kind &&
          other.name === manifest.name &&
          selectorOf(other) !== undefined &&
          inContainersOf(other, 'image').length === 0,
      )
      if (patch) return patchedElsewhere(manifest, placeOf, patch)
      for (const { path, value: image } of inContainersOf(manifest, 'image')) {
        const release = typeof image === 'string' ? releaseOfImage(image) : undefined
        if (release === undefined) continue
        const found = lists.flatMap((nodes): readonly LintViolation[] => {
          const verdicts = nodes.map((node) => imageMatch(node.host, release, 'process'))
          const at = verdicts.findIndex(({ verdict }) => verdict === 'fails')
          const node = nodes[at]
          if (!node || !verdicts.some(({ verdict }) => verdict === 'runs')) return []
          return [
            {
              path: [],
              place: placeOf(path),
              also: [observedAt(node.build)],
              basis: 'fails',
              message: `${manifest.name ?? 'The pod'} may be sent to any Windows node; ${node.name} has ${windows[node.host].name}, which does not run its image.`,
              facts: [scheduling.unselected, ...(verdicts[at]?.facts ?? [])],
            },
          ]
        })
        if (found.length > 0) return found.slice(0, 1)
      }
      return []
    })
  },
})

interface Listed {
  readonly name: string
  readonly host: WindowsRelease
  readonly build: Observation
}

/** The Windows nodes that take any pod, of each file that has several: other files may be of another day. */
function nodesOf(observations: readonly Observation[]): readonly (readonly Listed[])[] {
  const closed = new Set(
    [...named(observations, 'node.taint'), ...named(observations, 'node.status')].flatMap(
      ({ subject, value }) =>
        /:No(?:Schedule|Execute)$|SchedulingDisabled/.test(String(value)) ? [subject] : [],
    ),
  )
  const files = grouped(named(observations, 'host.build'), ({ file }) => file)
  return [...files.values()].flatMap((builds) => {
    const nodes = builds.flatMap((build): readonly Listed[] => {
      const { subject = '', value } = build
      const host = windowsReleases.find((id) => String(value).startsWith(windows[id].build.value))
      return host === undefined || !subject.startsWith('node ') || closed.has(subject)
        ? []
        : [{ name: subject.slice('node '.length), host, build }]
    })
    // A node with two builds was seen before and after.
    const isOnce = new Set(nodes.map(({ name }) => name)).size === nodes.length
    return isOnce && new Set(nodes.map(({ host }) => host)).size > 1 ? [nodes] : []
  })
}

const anyNode = new Set<string>([
  scheduling.osLabel.value.key,
  scheduling.betaOsLabel.value.key,
  'kubernetes.io/arch',
  'beta.kubernetes.io/arch',
])

/** A patch that sends the pod to nodes of another build than that of its image. */
function patchedElsewhere(
  manifest: Manifest,
  placeOf: Parsed<'manifest'>['placeOf'],
  patch: Parsed<'manifest'>,
): readonly LintViolation[] {
  const { key } = scheduling.buildLabel.value
  const build = String(valueAt(selectorOf(patch.value), [key]))
  const host = windowsReleases.find((id) => windows[id].build.value === build)
  return inContainersOf(manifest, 'image')
    .flatMap(({ path, value }): readonly LintViolation[] => {
      const release = typeof value === 'string' ? releaseOfImage(value) : undefined
      if (release === undefined || host === undefined) return []
      const { verdict, facts } = imageMatch(host, release, 'process')
      return verdict === 'fails'
        ? [
            {
              path: [],
              place: placeOf(path),
              also: [patch.placeOf(patchPath(patch.value, key))],
              basis: 'fails',
              message: `A patch sends ${manifest.name ?? 'the pod'} to nodes with ${windows[host].name} (${key}: ${build}), which does not run its image ${String(value).slice(0, 120)}.`,
              facts: [scheduling.buildLabel, ...facts],
            },
          ]
        : []
    })
    .slice(0, 1)
}

const specPath = (kind: string) => (kind === 'Pod' ? ['spec'] : ['spec', 'template', 'spec'])
const patchPath = ({ kind }: Manifest, key: string) => [...specPath(kind), 'nodeSelector', key]

const selectorOf = ({ value, kind }: Manifest) =>
  valueAt(value, [...specPath(kind), 'nodeSelector'])

/** A pod for Windows with process isolation that nothing sends to certain nodes. */
function isForAnyWindows(manifest: Manifest): boolean {
  const { value, pod } = manifest
  if (!pod || pod.isHostProcess || systemOfPod(manifest) !== 'windows') return false
  const at = (...path: readonly string[]) => valueAt(value, [...pod.path, ...path])
  const selector = at('spec', 'nodeSelector')
  return (
    ['nodeName', 'affinity', 'runtimeClassName'].every((key) => at('spec', key) === undefined) &&
    at('metadata', 'annotations', isolation.hyperv.annotation.key) === undefined &&
    typeof selector === 'object' &&
    selector !== null &&
    Object.keys(selector).every((key) => anyNode.has(key))
  )
}
