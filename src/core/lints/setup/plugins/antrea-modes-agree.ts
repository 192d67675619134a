import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

const { betweenNodes } = antreaCluster
const { part, file } = antreaParts.windowsConfig.value

export const antreaModesAgree = defineLint({
  id: 'antrea-modes-agree',
  on: 'setup',
  summary: 'The agents of Antrea on Windows and Linux send each other the same packets',
  remediation:
    'Give both ConfigMaps the same trafficEncapMode and tunnelType, and restart the agents.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const all = configsIn(parsed)
    const windows = all.find(({ name }) => name.includes(part))
    const linux = all.find(({ name }) => !name.includes(part))
    if (!windows || !linux) return []
    return Object.entries(betweenNodes.value).flatMap(([key, usual]) => {
      const own = settingIn(windows, key)
      const other = settingIn(linux, key)
      const place = own?.place ?? other?.place
      const [given, theirs] = [own?.value ?? usual, other?.value ?? usual]
      if (!place || given.toLowerCase() === theirs.toLowerCase()) return []
      // Without encapsulation there is no tunnel.
      if (key === 'tunnelType' && settingIn(windows, 'trafficEncapMode')?.value === 'noEncap')
        return []
      return [
        faultAt(
          place,
          'fails',
          `The agents on Windows have ${key} ${given}, those on Linux ${theirs}: pods of the one do not reach pods of the other.`,
          betweenNodes,
          { also: own && other ? [other.place] : [] },
        ),
      ]
    })
  },
})

interface Config {
  readonly name: string
  readonly text: string
  readonly at: Place
}

const configsIn = (parsed: readonly AnyParsed[]): readonly Config[] =>
  ofKind(parsed, 'manifest').flatMap(({ value: { kind, name = '', value, isPart }, placeOf }) => {
    const text = valueAt(value, ['data', file])
    return kind === 'ConfigMap' && isPart !== true && typeof text === 'string'
      ? [{ name, text, at: placeOf(['data', file]) }]
      : []
  })

function settingIn({ text, at }: Config, key: string) {
  const lines = text.split('\n')
  const i = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`))
  const value = /:[ \t]*["']?(\w{1,30})/.exec(lines[i] ?? '')?.[1]
  // A block of text begins on the line below its key.
  return value === undefined ? undefined : { value, place: { ...at, line: at.line + 1 + i } }
}
