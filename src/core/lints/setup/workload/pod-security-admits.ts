import { podSecurity } from '../../../catalog/workload/pod-security.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { isBefore, minorOf } from '../../../values/version.ts'
import { containersOf } from '../../containers.ts'

const { labels, from, windowsFrom, nonRoot, hostPath } = podSecurity

export const podSecurityAdmits = defineLint({
  id: 'pod-security-admits',
  on: 'setup',
  summary: 'The namespace of a pod for Windows admits it',
  remediation: `Let the pod fit the level of its namespace, or give the namespace another one with ${labels.level}.`,
  decisions: [],

  check({ observations, parsed }) {
    const manifests = ofKind(parsed, 'manifest')
    const spaces = manifests.filter(({ value }) => value.kind === 'Namespace')
    const servers = serversIn(observations)
    if (spaces.length === 0 || servers.some((minor) => isBefore(minor, from.value))) return []
    return spaces.flatMap((space) =>
      manifests
        .filter((one) => isOrdinary(one.value) && namespaceOf(one.value) === space.value.name)
        .flatMap((pod) => refusals(space, pod, servers)),
    )
  },
})

const serversIn = (observations: readonly Observation[]): readonly string[] =>
  [
    ...deciding(observations, 'controlPlaneVersion'),
    ...deciding(observations, 'kubernetesVersion'),
  ].map(({ value }) => minorOf(String(value)))

/** HostProcess pods are judged by themselves. */
const isOrdinary = (manifest: Manifest) =>
  manifest.pod !== undefined &&
  !manifest.pod.isHostProcess &&
  manifest.isPart !== true &&
  systemOfPod(manifest) === 'windows'

const namespaceOf = ({ value }: Manifest) => valueAt(value, ['metadata', 'namespace'])

function labelOf({ value }: Manifest, label: string): string {
  const own = valueAt(value, ['metadata', 'labels', label])
  return typeof own === 'string' ? own : ''
}

function refusals(
  space: Parsed<'manifest'>,
  pod: Parsed<'manifest'>,
  servers: readonly string[],
): readonly LintViolation[] {
  const level = labelOf(space.value, labels.level)
  if (level !== 'restricted' && level !== 'baseline') return []
  const found = [
    ...ofVolumes(pod, level),
    ...(level === 'restricted' ? [...ofUser(pod), ...ofLinux(space, pod, servers)] : []),
  ]
  const at = space.placeOf(['metadata', 'labels', labels.level])
  return found.map((one) => ({ ...one, path: [], also: [...(one.also ?? []), at] }))
}

const specOf = ({ pod }: Manifest) => [...(pod?.path ?? []), 'spec']
const nameOf = ({ name, kind }: Manifest) => name ?? kind

const ofVolumes = ({ value, placeOf }: Parsed<'manifest'>, level: string) =>
  nodesAt(value.value, specOf(value), ['volumes', '*', hostPath.value]).map(
    ({ path }): LintViolation => ({
      path,
      place: placeOf(path),
      basis: 'refused',
      message: `${nameOf(value)} mounts a folder of the node, and its namespace has the level ${level}, which admits no ${hostPath.value}.`,
      facts: [hostPath],
    }),
  )

function ofUser({ value, placeOf }: Parsed<'manifest'>): readonly LintViolation[] {
  const spec = specOf(value)
  const field = ['securityContext', nonRoot.value]
  const ofPod = valueAt(value.value, [...spec, ...field])
  const isMissing = containersOf(value).some(
    ({ value: container }) => (valueAt(container, field) ?? ofPod) !== true,
  )
  return isMissing
    ? [
        {
          path: spec,
          place: placeOf([...spec, ...(ofPod === undefined ? [] : field)]),
          basis: 'refused',
          message: `${nameOf(value)} is in a namespace of the level restricted, which asks every pod for ${nonRoot.value}: true.`,
          remediation: `Set securityContext.${nonRoot.value}: true, with a user that is none of an administrator.`,
          facts: [nonRoot],
        },
      ]
    : []
}

/** Fields of Linux that the level asks of every pod it does not take for one of Windows. */
function missingIn(manifest: Manifest): readonly string[] {
  const own = (container: unknown, ...path: readonly string[]) =>
    valueAt(container, ['securityContext', ...path])
  const seccomp = ['securityContext', 'seccompProfile', 'type']
  const ofPod = valueAt(manifest.value, [...specOf(manifest), ...seccomp])
  const all = containersOf(manifest).map(({ value }) => value)
  const dropsAll = (container: unknown) => {
    const drop = own(container, 'capabilities', 'drop')
    return Array.isArray(drop) && drop.includes('ALL')
  }
  return [
    ...(all.every((one) => own(one, 'allowPrivilegeEscalation') === false)
      ? []
      : ['allowPrivilegeEscalation']),
    ...(all.every(dropsAll) ? [] : ['capabilities']),
    ...(all.every((one) => (valueAt(one, seccomp) ?? ofPod) !== undefined)
      ? []
      : ['seccompProfile']),
  ]
}

function ofLinux(
  space: Parsed<'manifest'>,
  { value, placeOf }: Parsed<'manifest'>,
  servers: readonly string[],
): readonly LintViolation[] {
  const missing = missingIn(value)
  if (missing.length === 0) return []
  const pinned = /^v?(1\.\d{1,2})$/.exec(labelOf(space.value, labels.version))?.[1]
  const isNamed = valueAt(value.value, [...specOf(value), 'os', 'name']) === 'windows'
  const rules = pinned === undefined ? servers : [pinned]
  const isOld = rules.length > 0 && rules.every((minor) => isBefore(minor, windowsFrom.value))
  if (isNamed && !isOld) return []
  const list = missing.join(', ')
  if (!isOld) {
    return [
      {
        path: specOf(value),
        place: placeOf(specOf(value)),
        basis: 'refused',
        message: `${nameOf(value)} does not say that it is for Windows, and its namespace has the level restricted, which then asks for ${list}.`,
        remediation: `Add spec.os.name: windows; from ${windowsFrom.value} on such pods need no fields of Linux.`,
        facts: [windowsFrom],
      },
    ]
  }
  const label = pinned === undefined ? labels.level : labels.version
  return [
    {
      path: specOf(value),
      place: space.placeOf(['metadata', 'labels', label]),
      also: [placeOf(specOf(value))],
      basis: 'refused',
      message: `The level restricted is taken by the rules of ${rules.join(', ')}, which ask pods for Windows for ${list} as well${isNamed ? '; beside spec.os.name: windows the API server refuses these' : ''}. ${nameOf(value)} is not admitted.`,
      remediation:
        pinned === undefined
          ? `Upgrade to ${windowsFrom.value}, or give the namespace the level baseline.`
          : `Set ${labels.version} to v${windowsFrom.value} or later.`,
      facts: [windowsFrom],
    },
  ]
}
