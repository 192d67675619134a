import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { serverVersionAt } from '../../model/observe.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { joinedName } from './joined-name.ts'
import type { Cell } from './pool-text.ts'
import { profilesIn } from './profiles-in.ts'
import { readPool } from './read-pool.ts'
import { withClusterVersion } from './with-cluster-version.ts'
import { acrossLines } from '../../values/across-lines.ts'

const kinds = '(AgentPool|ManagedCluster|KubernetesClusterNodePool|KubernetesCluster)'
/** `new containerservice.AgentPool(…`, `&containerservice.AgentPoolArgs{…`, `type: azure-native:containerservice:AgentPool`, `azure_rm_aksagentpool:` of Ansible. */
const starts = new RegExp(
  [
    String.raw`\bnew[ \t]+(?:\w{1,60}\.){0,4}${kinds}\(`,
    String.raw`(?:\bcontainerservice\.(?:\w{1,40}\.)?)${kinds}(?:Args)?[({]`,
    String.raw`^[ \t]*type:[ \t]*["']?azure(?:-native)?:containerservice[\w/]{0,40}:${kinds}\b`,
    String.raw`^[ \t]*(?:-[ \t]+)?(?:azure\.azcollection\.)?azure_rm_(aksagentpool|aks):[ \t]*$`,
  ].join('|'),
  'gm',
)
const needles = ['AgentPool', 'ManagedCluster', 'KubernetesCluster', 'azure_rm_aks']

/** Go wraps each value. */
const wrapped = /(\bpulumi\.\w{1,20}\()([^()\n]{0,120})\)/g
/** The values of enumerations are named behind their type, with a dot or without. */
const setting = new RegExp(
  acrossLines`
    (?<![\w.])["']?(\w{2,60})["']?[ \t]*[:=][ \t]*(?:
      ["'\x60]([^"'\x60$\n]{1,120})["'\x60]
      |(\d{1,9}|true|false|True|False)\b
      |(?:\w{1,60}\.){0,4}(?:
        O[Ss]Type|OSSKU|OsSku|AgentPoolMode|AgentPoolType|NetworkPlugin(?:Mode)?|NetworkPolicy
        |NetworkDataplane
      )\.?(\w{2,40})\b
      |([\w./-]{2,60})[ \t]*$
    )
  `,
  'gm',
)

/** What programs call a setting, beside what others call it. */
const others: ReadonlyMap<string, string> = new Map([['agentpoolname', 'name']])

/** Clusters and pools of AKS in a program of Pulumi or CDK for Terraform, or a task of Ansible. */
export function programPoolsIn(doc: Document): readonly Observation[] {
  if (!needles.some((one) => mentions(doc, one))) return []
  const text = doc.text.replaceAll(
    wrapped,
    (_, call: string, value: string) => `${' '.repeat(call.length)}${value} `,
  )
  const found = [...text.matchAll(starts)]
    .slice(0, most)
    .flatMap(({ index, 0: head, ...groups }) => {
      const kind = groups[1] ?? groups[2] ?? groups[3] ?? groups[4] ?? ''
      const end = endOf(text, index + head.length, head)
      return {
        at: index,
        end,
        isYaml: (groups[3] ?? groups[4]) !== undefined,
        isCluster: !/pool$/i.test(kind),
      }
    })
  if (found.length === 0) return []
  return withClusterVersion(
    found.flatMap(({ at, end, isYaml, isCluster }) => {
      const part = text.slice(at, end)
      const cuts = isCluster ? profilesIn(part) : []
      return [0, ...cuts].flatMap((cut, i, all) => {
        const own = part.slice(cut, all[i + 1])
        const cells = cellsIn(own, isYaml, (offset) => doc.placeAt(at + cut + offset))
        const cell = (names: string) =>
          names
            .split('|')
            .map((one) => cells.get(joinedName(one)))
            .find((one) => one !== undefined)
        const version = isCluster && cut === 0 ? cell('kubernetes-version') : undefined
        return [
          ...(version ? serverVersionAt(version.raw, version.place) : []),
          ...readPool({
            platform: 'aks',
            text: own,
            placeAt: (offset) => doc.placeAt(at + cut + offset),
            key: at + cut,
            cell,
          }),
        ]
      })
    }),
  )
}

/** Nobody makes more. */
const most = 50
const longest = 8_000

/** The end of a call or of a literal, or of the properties of an object in YAML. */
function endOf(text: string, from: number, head: string): number {
  const last = Math.min(from + longest, text.length)
  if (!/[({]$/.test(head)) {
    const next = /\n(?:\s{0,6}[\w-]{1,60}:[ \t]*\n[ \t]+type:|[ \t]{0,8}- name:|\S)/.exec(
      text.slice(from, last),
    )
    return next ? from + next.index : last
  }
  let depth = 1
  for (let at = from; at < last; at += 1) {
    const one = text[at] ?? ''
    if ('([{'.includes(one)) depth += 1
    if (')]}'.includes(one)) depth -= 1
    if (depth === 0) return at
  }
  return last
}

function cellsIn(
  text: string,
  isYaml: boolean,
  placeAt: (offset: number) => Exclude<Cell, undefined>['place'],
): ReadonlyMap<string, Exclude<Cell, undefined>> {
  const cells = new Map<string, Exclude<Cell, undefined>>()
  for (const { index, 0: pair, 1: name = '', ...values } of text.matchAll(setting)) {
    // A bare word is a value in YAML and a variable elsewhere.
    const raw = values[2] ?? values[3] ?? values[4] ?? (isYaml ? values[5] : undefined)
    const key = joinedName(name)
    const known = others.get(key) ?? key
    if (raw === undefined || cells.has(known)) continue
    cells.set(known, { raw, place: placeAt(index + pair.lastIndexOf(raw)) })
  }
  return cells
}
