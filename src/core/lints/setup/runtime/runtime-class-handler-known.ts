import { isolation } from '../../../catalog/isolation.ts'
import {
  containerd,
  containerdHandlers,
  noDockerHandler,
} from '../../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { dockerHandler } from '../../../catalog/runtimes/docker.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { systemOfRuntimeClass } from '../../of-runtime-class.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { nearest } from '../../../values/nearest.ts'
import { compareVersions, isAtLeast, isVersion } from '../../../values/version.ts'

export const runtimeClassHandlerKnown = defineLint({
  id: 'runtime-class-handler-known',
  on: 'setup',
  summary: 'The runtime has every handler that a RuntimeClass names',
  remediation: 'Name a handler of the runtime, or add one to its configuration.',
  decisions: [],

  check({ observations, parsed }) {
    const lists = named(observations, 'containerd.runtimes')
    const [list] = lists
    if (lists.length === 0)
      return [
        ...withoutConfiguration(observations),
        ...ofDockershim(observations, parsed),
        ...misspelt(observations),
      ]
    if (!list || lists.length !== 1 || !Array.isArray(list.value)) return []
    if (hasLinuxContainerd(parsed)) return []
    const known = [...list.value.map(String), ...builtInBeside(observations, parsed)]
    const isForWindows = placesForWindows(parsed)
    return observations.flatMap(({ name, value, file, line, column }) => {
      if (name !== 'runtimeClass.handler' || known.includes(String(value))) return []
      // Those of Linux nodes stand in the same cluster.
      if (!ofWindows.test(String(value)) && !isForWindows.has(`${file}:${line}`)) return []
      return [
        {
          path: [],
          place: { file, line, column },
          also: [{ file: list.file, line: list.line, column: list.column }],
          basis: 'refused',
          message: `The RuntimeClass names the handler ${String(value)}; containerd has ${[...new Set(known)].join(', ')}.`,
          facts: [containerdHandlers],
        },
      ]
    })
  },
})

/** Handlers that containerd has besides those of its file, where all that was told is a release that keeps them. */
function builtInBeside(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly string[] {
  const { runtimesMerged, new: tables } = containerdTables
  const configs = ofKind(parsed, 'containerd-config')
  const ofNew = containerd.lines.filter(({ first }) => isAtLeast(first, runtimesMerged.value.from))
  const told = deciding(observations, 'runtimeVersion').map(({ value }) => String(value))
  // Older releases do not read these tables.
  const isNew = configs.some(({ value }) =>
    tables.value.some((table) => valueAt(value.value, ['plugins', table]) !== undefined),
  )
  const isMerged = told.every((one) => isVersion(one) && isAtLeast(one, runtimesMerged.value.from))
  return isMerged && (isNew || told.length > 0)
    ? ofNew.flatMap(({ handlers }) => handlers.value)
    : []
}

/** Where a RuntimeClass that sends its pods to Windows nodes names its handler. */
const placesForWindows = (parsed: readonly AnyParsed[]): ReadonlySet<string> =>
  new Set(
    ofKind(parsed, 'manifest').flatMap(({ value, placeOf: at }) => {
      if (value.kind !== 'RuntimeClass' || systemOfRuntimeClass(value, parsed) !== 'windows')
        return []
      const { file, line } = at(['handler'])
      return [`${file}:${line}`]
    }),
  )

/** How handlers of Windows are called, by containerd or by whoever adds one. */
const ofWindows = /runhcs|hcs|wcow|win|hyper-?v|process/i

/** Before its floor containerd has the handler for Hyper-V only where somebody added it. */
function withoutConfiguration(observations: readonly Observation[]): readonly LintViolation[] {
  const { handler, floor, needsFloor } = isolation.hyperv.runtimeClass
  const versions = named(observations, 'runtime').flatMap(
    ({ value }) => /^containerd (\d+\.\d+\.\d+)/.exec(String(value))?.[1] ?? [],
  )
  if (versions.length === 0 || versions.some((one) => compareVersions(one, floor.value) >= 0)) {
    return []
  }
  return named(observations, 'runtimeClass.handler')
    .filter(({ value }) => value === handler)
    .map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The RuntimeClass names the handler ${handler}; containerd has it by itself from ${floor.value} on, and the node has ${versions[0] ?? ''}.`,
      remediation: `Use containerd ${floor.value} or later.`,
      facts: [floor, needsFloor],
    }))
}

/** A RuntimeClass for Windows that kept the handler of dockershim, where every node has containerd. */
function ofDockershim(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const runtimes = named(observations, 'runtime')
  const [runtime] = runtimes
  if (!runtime || runtimes.some(({ value }) => !String(value).startsWith('containerd'))) return []
  return ofKind(parsed, 'manifest').flatMap(({ value: object, placeOf: at }) =>
    object.kind === 'RuntimeClass' &&
    valueAt(object.value, ['handler']) === dockerHandler.value.name &&
    systemOfRuntimeClass(object, parsed) === 'windows'
      ? [
          {
            path: [],
            place: at(['handler']),
            also: [placeOf(runtime)],
            basis: 'fails' as const,
            message: `The RuntimeClass names the handler ${dockerHandler.value.name}, which is dockershim’s; containerd refuses pods whose handler its configuration does not name.`,
            remediation: `Name ${isolation.process.handler}.`,
            facts: [dockerHandler, noDockerHandler],
          },
        ]
      : [],
  )
}

/** A name like containerd's own, with letters too few or too many; builds may follow a name of its own. */
function misspelt(observations: readonly Observation[]): readonly LintViolation[] {
  const own = [isolation.process.handler, isolation.hyperv.runtimeClass.handler]
  return named(observations, 'runtimeClass.handler').flatMap((one) => {
    const handler = String(one.value)
    const isKnown = own.some((name) => handler === name || handler.startsWith(`${name}-`))
    if (!handler.startsWith('runhcs-') || isKnown) return []
    const meant = nearest(handler, own) ?? own.find((name) => name.startsWith(handler))
    return meant === undefined || !/^runhcs-wcow-./.test(handler)
      ? []
      : [
          {
            path: [],
            place: placeOf(one),
            basis: 'unsupported' as const,
            message: `The RuntimeClass names the handler ${handler}; containerd’s own is called ${meant}. Pods are refused unless the configuration of containerd adds ${handler}.`,
            remediation: `Name ${meant}.`,
            facts: [containerdHandlers],
          },
        ]
  })
}
