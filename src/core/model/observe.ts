import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { images, windows, windowsReleases } from '../catalog/windows/index.ts'
import { releaseToldBy } from '../catalog/windows/image-words.ts'
import { minorOf } from '../values/version.ts'
import type { Place } from './finding.ts'
import type { Observation } from './observation.ts'
import type { DecisionId } from './scenario.ts'

type More = Pick<Observation, 'subject' | 'inferred' | 'absent' | 'weight'>

/** Where an observation stands, and nothing else of it. */
export const placeOf = ({ file, line, column }: Place): Place => ({ file, line, column })

/** A value of a decision. */
export const decided = (
  decision: DecisionId,
  value: unknown,
  raw: string,
  place: Place,
  more: More = {},
): Observation => ({ ...more, ...place, decision, name: decision, value, raw })

/** A fact that is no decision, under a dotted name. */
export const stated = (
  name: string,
  value: unknown,
  raw: string,
  place: Place,
  more: More = {},
): Observation => ({ ...more, ...place, decision: null, name, value, raw })

/**
 * The name of the machine. A kubelet takes it in lower case where nothing names the node; what
 * Windows prints may be cut where it is long.
 */
export const computerNameAt = (raw: string, place: Place): readonly Observation[] => [
  stated('host.name', raw, raw, place),
  ...(/^[a-z\d][a-z\d-]*$/i.test(raw) && raw.length < nodeSettings.computerName.value.longest
    ? [
        decided('nodeName', raw.toLowerCase(), raw, place, {
          inferred: true,
          weight: 'default',
        }),
      ]
    : []),
]

/** A release of Kubernetes such as `v1.20.15`, or a minor alone, as the version of the node. */
export function kubernetesVersionAt(raw: string, place: Place, more: More = {}) {
  const version = /^v?(\d{1,2}\.\d{1,3}(?:\.\d{1,3})?\S{0,60})$/.exec(raw)?.[1]
  if (version === undefined) return []
  const minor = minorOf(version.split(/[-+]/, 1)[0] ?? version)
  // Nobody releases `1.30-alpha` or `1.36-build1`; people and tags call what belongs to a minor so.
  const isMinor = version === minor || /^\d+\.\d+-[a-z]/i.test(version)
  const release = version.replace(ofVendor, '')
  return [
    ...(isMinor ? [] : [decided('kubernetesRelease', release, raw, place, more)]),
    decided('kubernetesVersion', minor, raw, place, {
      ...more,
      ...(isMinor ? {} : { inferred: true }),
    }),
  ]
}

/** What a distribution or its packages add to a release: `+rke2r1`, `-eks-a737599`, `-gke.900`, `-1.1` of Debian. */
const ofVendor = /(?:\+|-\d|-(?:eks|gke|aks|tke|aliyun|hotfix)\b).*$/

/** The version of the API server. */
export function serverVersionAt(
  raw: string,
  place: Place,
  more: More = {},
): readonly Observation[] {
  const version = /^v?(\d{1,2}\.\d{1,3}(?:\.\d{1,3})?\S{0,60})$/.exec(raw)?.[1]
  if (version === undefined) return []
  return [
    stated('kubernetes.serverVersion', version, raw, place, more),
    decided('controlPlaneVersion', minorOf(version), raw, place, more),
  ]
}

const releaseOfBuild = new Map<string, string>(
  windowsReleases.map((id) => [windows[id].build.value, id]),
)

/** `10.0.17763` or `10.0.17763.504`, as the build of a Windows host. */
export function hostBuildAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  const [, build = '', revision] = /^(10\.0\.\d{5})(?:\.(\d{1,6}))?$/.exec(raw) ?? []
  if (build === '') return []
  const release = releaseOfBuild.get(build)
  return [
    stated('host.build', raw, raw, place, more),
    ...(release === undefined ? [] : [decided('windowsRelease', release, raw, place, more)]),
    // Where a tool prints 0, it does not know the revision: no update is 1 or more.
    ...(revision === undefined || Number(revision) === 0 || release === undefined
      ? []
      : [
          decided(
            'windowsRevision',
            Number(revision),
            revision,
            { ...place, column: place.column + build.length + 1 },
            more,
          ),
        ]),
  ]
}

/** By its name, and by the version number that its images are tagged with. */
const releaseNames = windowsReleases.map((id) => {
  const short = windows[id].name.replace(/^Windows Server,? (?:version )?/, '')
  const tags: readonly string[] = Object.values(images).find((image) => image.id === id)?.tags ?? []
  const names = [short, ...tags.filter((tag) => /^\d/.test(tag))].join('|')
  return [id, new RegExp(`Windows Server,? (?:version )?(?:${names})\\b`, 'i')] as const
})

/** `Windows Server 2019 Datacenter` and the like. */
export function hostNameAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  const release = releaseNames.find(([, name]) => name.test(raw))?.[0]
  return release === undefined
    ? [stated('host.os', raw, raw, place, more)]
    : [
        stated('host.os', raw, raw, place, more),
        decided('windowsRelease', release, raw, place, { ...more, inferred: true }),
      ]
}

const runtimes = { docker: 'docker', containerd: 'containerd' } as const

/** `containerd://1.7.16`, as a node reports it. */
export function runtimeAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  const [, name = '', version = ''] = /^(docker|containerd):\/\/(\S{0,60})$/.exec(raw) ?? []
  if (name !== 'docker' && name !== 'containerd') return []
  const at = { ...place, column: place.column + name.length + 3 }
  return [
    stated('runtime', `${name} ${version}`.trim(), raw, place, more),
    decided('containerRuntime', runtimes[name], name, place, more),
    ...(version === '' ? [] : [decided('runtimeVersion', version, version, at, more)]),
  ]
}

/** The image of a container, and the Windows release in its tag. */
export function imageAt(raw: string, place: Place, more: More = {}): readonly Observation[] {
  // What fills it in, a shell or a chart, is not told.
  if (/\$[\w{(]|\{\{/.test(raw)) return [stated('image', raw, raw, place, more)]
  // No image has such a name: a guide has a word there for whoever follows it.
  const word = /<[A-Za-z][\w .-]{0,60}>/.exec(raw.slice(0, 400))?.[0]
  if (word !== undefined) {
    return [stated('image', raw, raw, place, more), stated('placeholder', word, word, place, more)]
  }
  const release = releaseToldBy(raw)
  return [
    decided('image', raw, raw, place, more),
    ...(release === undefined
      ? []
      : [decided('imageRelease', release, raw, place, { ...more, inferred: true })]),
  ]
}
