import { isolation } from '../../../catalog/isolation.ts'
import { imageMatch } from '../../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../../catalog/windows/image-tag.ts'
import { windows, windowsReleases, type WindowsRelease } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { inContainersOf } from '../../containers.ts'

export const imageOfItsNode = defineLint({
  id: 'image-of-its-node',
  on: 'setup',
  summary: 'A pod is on a node whose Windows runs its image',
  remediation:
    'Take the tag of the release that the node runs, or give the pod a node with the build of the image.',
  decisions: [],

  check({ observations, parsed }) {
    const nodes = hostsIn(observations)
    // Of one host every other check knows what pods are on.
    if (new Set([...nodes.values()].map((node) => node?.host)).size < 2) return []
    const missed = ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) => {
      const node = nodes.get(nodeOf(manifest) ?? '')
      return node ? imagesMissed(manifest, node).map((one) => ({ ...one, node, placeOf })) : []
    })
    // Pods of one template fail alike on a node.
    return [...grouped(missed, ({ node, release }) => `${node.name} ${release}`).values()].flatMap(
      ([first, ...others]): readonly LintViolation[] => {
        if (!first) return []
        const { node, release, pod, path, placeOf, facts } = first
        const more = new Set(others.map((one) => one.pod)).size
        const who = more === 0 ? `${pod} is` : `${pod} and ${more} more are`
        return [
          {
            path: [],
            place: placeOf(path),
            also: [
              observedAt(node.told),
              ...others.slice(0, most).map((one) => one.placeOf(one.path)),
            ],
            basis: 'fails',
            message: `${who} on ${node.name}, which has ${windows[node.host].name} and does not run an image of ${windows[release].name} with process isolation.`,
            facts,
          },
        ]
      },
    )
  },
})

/** Nobody reads more of them. */
const most = 20

const imagesMissed = (manifest: Manifest, { host }: Host) =>
  inContainersOf(manifest, 'image').flatMap(({ path, value: image }) => {
    const release = typeof image === 'string' ? releaseOfImage(image) : undefined
    if (release === undefined) return []
    const { verdict, facts } = imageMatch(host, release, 'process')
    return verdict === 'fails' ? [{ path, release, facts, pod: manifest.name ?? 'The pod' }] : []
  })

interface Host {
  readonly name: string
  readonly host: WindowsRelease
  readonly told: Observation
}

/** The Windows nodes by name; undefined for one that had several releases, before and after an upgrade. */
function hostsIn(observations: readonly Observation[]): ReadonlyMap<string, Host | undefined> {
  const found = new Map<string, Host | undefined>()
  for (const told of deciding(observations, 'windowsRelease')) {
    const { subject = '', value } = told
    const host = windowsReleases.find((id) => id === value)
    if (host === undefined || !subject.startsWith('node ')) continue
    const name = subject.slice('node '.length)
    const before = found.get(name)
    const isOther = found.has(name) && before?.host !== host
    found.set(name, isOther ? undefined : (before ?? { name, host, told }))
  }
  return found
}

/** Where a pod for Windows with process isolation was sent to; nothing for one that runs there. */
function nodeOf(manifest: Manifest): string | undefined {
  const { kind, value, pod, isDescribed } = manifest
  if (!pod || kind !== 'Pod' || isDescribed || manifest.isIsolationOpen || pod.isHostProcess)
    return undefined
  const isHyperV =
    valueAt(value, ['spec', 'runtimeClassName']) !== undefined ||
    valueAt(value, ['metadata', 'annotations', isolation.hyperv.annotation.key]) !== undefined
  const node = valueAt(value, ['spec', 'nodeName'])
  return isHyperV ||
    typeof node !== 'string' ||
    systemOfPod(manifest) !== 'windows' ||
    valueAt(value, ['status', 'containerStatuses', 0, 'ready']) === true
    ? undefined
    : node
}
