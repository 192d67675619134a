import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, serverVersionAt, stated } from '../../model/observe.ts'
import { cniAt } from '../names.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import { matchesOf } from '../text-of.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A command and the lines that it goes on in. */
const command = (name: string) =>
  String.raw`\b${name}\b(?:[^\n\\\x60]|[\\\x60](?!\s*\n)|[\\\x60][ \t]*\n){0,1500}?`
const pool = new RegExp(
  acrossLines`
    ${command(String.raw`(?:New-AksHciNodePool|az[ \t]+aksarc[ \t]+nodepool[ \t]+add)`)}
    [ \t]-{1,2}os-?sku[ \t=]+["']?(Windows(20\d\d))\b
  `,
  'gi',
)
const cluster = new RegExp(
  acrossLines`
    ${command(String.raw`(?:New-AksHciCluster|az[ \t]+aksarc[ \t]+create)`)}
    [ \t]-{1,2}kubernetes-?version[ \t=]+["']?(v?1\.\d{2}\.\d{1,2})\b
  `,
  'gi',
)
const plugin = new RegExp(
  acrossLines`
    ${command('New-AksHciCluster')}[ \t]-primaryNetworkPlugin[ \t]+["']?(calico|flannel)\b
  `,
  'gi',
)

const signs = ['AksHci', 'akshci', 'aksarc']

/** Pools of AKS on machines of one’s own (Azure Local), whose limits are not those of AKS in Azure. */
export function azureLocalPoolsIn(doc: Document): readonly Observation[] {
  if (!signs.some((one) => mentions(doc, one))) return []
  return [
    ...matchesOf(doc, cluster).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
    ...matchesOf(doc, plugin).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...matchesOf(doc, pool).flatMap(({ raw, place, groups: [, year = ''] }, i) => {
      const more = { subject: `node pool ${i + 1} of Azure Local`, inferred: true } as const
      const release = windowsReleases.find((id) => id === `ltsc${year}`)
      return [
        decided('joinMethod', 'node-pool', raw, place, more),
        stated('pool.osSku', raw, raw, place, more),
        ...(release === undefined ? [] : [decided('windowsRelease', release, raw, place, more)]),
      ]
    }),
  ]
}
