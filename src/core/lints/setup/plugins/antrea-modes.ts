import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { ownValue } from '../../../values/own.ts'
import { isBefore } from '../../../values/version.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const { windowsConfig } = antreaParts
const { refused, refusedGates, withoutEncapsulation, betweenNodes } = antreaCluster
const settings: Readonly<Record<string, readonly string[]>> = refused.value
const gates: readonly string[] = refusedGates.value
const { modes, before } = withoutEncapsulation.value

export const antreaModes = defineLint({
  id: 'antrea-modes',
  on: 'setup',
  summary: 'The agent of Antrea on Windows is asked for modes that it has there',
  remediation: 'Take the setting out of the file of the Windows agents.',
  decisions: [],

  check({ observations, parsed }) {
    const isOld = deciding(observations, 'cniRelease').some(({ value }) =>
      isBefore(String(value), before),
    )
    const factOf = (key: string, value: string): AnyFact | undefined => {
      if (ownValue(settings, key)?.some((one) => one.toLowerCase() === value.toLowerCase())) {
        return refused
      }
      if (value === 'true' && gates.includes(key)) return refusedGates
      const isPlain = key === 'trafficEncapMode' && modes.some((one) => one === value)
      return isOld && isPlain ? withoutEncapsulation : undefined
    }
    const ofFiles = named(observations, 'antrea.windowsSetting').flatMap((one) => {
      const [setting = '', given = ''] = String(one.value).split(/:\s*/)
      const fact = factOf(setting, given)
      return fact ? [faultAt(placeOf(one), setting, given, fact)] : []
    })
    const ofObjects = ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name = '', value }, placeOf: at }): readonly LintViolation[] => {
        const path = ['data', windowsConfig.value.file]
        const text = valueAt(value, path)
        const isOfWindows = name.includes(windowsConfig.value.part)
        if (kind !== 'ConfigMap' || typeof text !== 'string' || !isOfWindows) return []
        const key = at(path)
        return text.split('\n').flatMap((line, i) => {
          const [, setting = '', given = ''] = line.match(form) ?? []
          const fact = factOf(setting, given)
          if (!fact) return []
          // A block of text begins on the line below its key.
          return [faultAt({ ...key, line: key.line + 1 + i }, setting, given, fact, [key])]
        })
      },
    )
    return [...ofObjects, ...ofFiles, ...sharedTunnel(observations)]
  },
})

/** A tunnel that Windows lacks is one that no agent of the cluster can have, whichever node the file is of. */
function sharedTunnel(observations: readonly Observation[]): readonly LintViolation[] {
  const node = windowsNodeIn(observations)
  const isTold = named(observations, 'antrea.windowsSetting').some(({ value }) =>
    String(value).startsWith('tunnelType:'),
  )
  if (!node || isTold || isWithoutTunnel(observations)) return []
  return named(observations, 'antrea.tunnelType')
    .filter(({ value }) =>
      refused.value.tunnelType.some((one) => one === String(value).toLowerCase()),
    )
    .map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(node)],
      basis: 'fails',
      message: `tunnelType is ${one.raw}, which the agent does not have on Windows: there it ends with "unsupported features on Windows", and to agents of Linux nodes that have it no Windows node can speak.`,
      remediation: `Take ${betweenNodes.value.tunnelType} on all nodes.`,
      facts: [refused, betweenNodes],
    }))
}

const isWithoutTunnel = (observations: readonly Observation[]) =>
  named(observations, 'antrea.trafficEncapMode').some(({ value }) => value !== 'encap')

const faultAt = (
  place: Place,
  setting: string,
  given: string,
  fact: AnyFact,
  also: readonly Place[] = [],
): LintViolation => ({
  path: [],
  place,
  also,
  basis: 'refused',
  message: `${setting} is ${given}, which the agent does not have on Windows: it ends with "unsupported features on Windows".`,
  facts: [fact],
})

const form = /^[ \t]*(\w{4,30}):[ \t]*["']?(\w{1,30})["']?[ \t]*(?:#.*)?$/
