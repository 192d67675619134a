import { imageMatch } from '../../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../../catalog/windows/image-tag.ts'
import { releaseToldBy } from '../../../catalog/windows/image-words.ts'
import {
  windows,
  windowsReleases,
  type ImageRelease,
  type WindowsRelease,
} from '../../../catalog/windows/index.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { inContainersOf } from '../../containers.ts'

export const imageBaseRuns = defineLint({
  id: 'image-base-runs',
  on: 'setup',
  summary: 'The base of an image that is built has the build of a node',
  remediation:
    'Build on the tag of the release that the nodes run, or add nodes with the release of the base.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
    const [node] = told
    const hosts = windowsReleases.filter((id) => told.some(({ value }) => value === id))
    // Hyper-V isolation runs older images too, and a RuntimeClass may be for it.
    const isApart =
      deciding(observations, 'isolation').some(({ value }) => value !== 'process') ||
      deciding(observations, 'useRuntimeClass').length > 0
    const pods = ofKind(parsed, 'manifest').filter(({ value }) => systemOfPod(value) === 'windows')
    const images = pods.flatMap(({ value }) => inContainersOf(value, 'image'))
    // Where each image names its release, what is built here may be another one.
    const isOther =
      images.length > 0 &&
      images.every(({ value }) => typeof value === 'string' && releaseToldBy(value) !== undefined)
    if (!node || isApart) return []
    return [
      ...(isOther ? [] : ofBases(basesOf(observations), hosts, node)),
      ...ofImages(
        named(observations, 'image.os'),
        images.map(({ value }) => String(value)),
        hosts,
        node,
      ),
    ]
  },
})

/** What images are built on; what a command gives an argument counts, and not what the file has for it. */
function basesOf(observations: readonly Observation[]): readonly Observation[] {
  const open = named(observations, 'image.baseArgument')
  const given = named(observations, 'image.buildArgument').filter(({ value }) =>
    open.some((one) => String(value).startsWith(`${String(one.value)}=`)),
  )
  const bases = named(observations, 'image.base')
  if (given.length === 0) return bases
  // Whoever gives several builds for several releases.
  const isOne = new Set(given.map(({ raw }) => raw)).size === 1
  return isOne ? given.slice(0, 1).map((one) => ({ ...one, value: one.raw })) : []
}

function ofBases(
  bases: readonly Observation[],
  hosts: readonly WindowsRelease[],
  node: Observation,
): readonly LintViolation[] {
  // Who builds for several releases has one for the nodes among them.
  const isBuiltFor = bases.some((base) => {
    const release = releaseOfImage(String(base.value))
    return (
      bases.some(({ file }) => file !== base.file) &&
      release !== undefined &&
      hosts.every((host) => imageMatch(host, release, 'process').verdict !== 'fails')
    )
  })
  if (isBuiltFor) return []
  return bases.flatMap((base) =>
    fault(base, releaseOfImage(String(base.value)), hosts, node, `built on ${String(base.value)}`),
  )
}

/** Images that somebody looked at; under one name there may be one for each release. */
function ofImages(
  built: readonly Observation[],
  used: readonly string[],
  hosts: readonly WindowsRelease[],
  node: Observation,
): readonly LintViolation[] {
  const faults = built.map((one) =>
    fault(one, releaseOfImage(`:${String(one.value)}`), hosts, node, `for ${String(one.value)}`),
  )
  return faults.flatMap((found, i) => {
    const { subject } = built[i] ?? {}
    const name = subject?.replace(/^image /, '')
    const isUnused = name !== undefined && used.length > 0 && !used.includes(name)
    const isOffered = faults.some((other, j) => built[j]?.subject === subject && other.length === 0)
    return isUnused || isOffered ? [] : found
  })
}

function fault(
  told: Observation,
  release: ImageRelease | undefined,
  hosts: readonly WindowsRelease[],
  node: Observation,
  words: string,
): readonly LintViolation[] {
  if (release === undefined) return []
  const matches = hosts.map((host) => imageMatch(host, release, 'process'))
  if (!matches.every(({ verdict }) => verdict === 'fails')) return []
  return [
    {
      path: [],
      place: observedAt(told),
      also: [observedAt(node)],
      basis: 'fails',
      message: `The image is ${words}; ${hosts.map((id) => windows[id].name).join(' and ')}, which the nodes have, ${hosts.length > 1 ? 'do' : 'does'} not run it with process isolation.`,
      facts: [
        ...matches.flatMap(({ facts }) => facts),
        // Another build may have given other values.
        ...(told.inferred === true ? [scheduling.unselected] : []),
      ],
    },
  ]
}
