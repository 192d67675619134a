import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { isElsewhere, sentenceBefore, wordsAround } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const pool =
  /^[a-z\d][\w.-]{0,80}[ \t]+((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})[ \t]+(?:true|false)[ \t]+(\w+)[ \t]+(\w+)(?![^\n]{0,200}linux)/gm

/** “The encapsulation of the pool is VXLANCrossSubnet”. */
const told = new RegExp(
  acrossLines`
    \b(?:encapsulation|vxlanMode|ipipMode)["'\x60]?(?:\sof\s(?:the|our|a)\s(?:IP\s?)?pools?)?\s?
    (?:
      is|:|=|of|mode
      |(?:(?:is|was|being|gets)\s)?set(?:\sby\sdefault)?\s(?:to|on)(?:\sby\sdefault)?
      |(?:which\s)?defaults?\sto
    )?\s{0,2}["'\x60]?((?:VXLAN|IPIP)?CrossSubnet)\b
  `,
  'gi',
)

/** “… must not be …”, “… is not supported”: of any pool, or of none. */
const isUnwanted = ({ ahead, behind }: ReturnType<typeof wordsAround>) =>
  /\b(?:must|should|need|never|if|whether|(?:do|does|did|can|could)\snot)\b|n['’]t\b/i.test(
    sentenceBefore(ahead),
  ) || /^["'\x60]?\s(?:(?:is|was|are)\s(?:not|never)|must|should|need)\b/i.test(behind)

/** Pools of Calico: `calicoctl get ippool -o wide`, and what people say of them. */
export const calicoPoolsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /^NAME\s+CIDR\s+NAT\s+IPIPMODE\b/m)
    ? poolsOfTable(doc)
    : matches(doc, /CrossSubnet/i) && !matches(doc, /^\s*(?:apiVersion|kind|ipPools):/m)
      ? matchesOf(doc, told)
          .filter(
            ({ raw, place }) =>
              !isElsewhere(doc, place, raw) && !isUnwanted(wordsAround(doc, place, raw)),
          )
          .slice(0, 1)
          .map(({ raw, place }) =>
            stated('calico.poolEncapsulation', raw, raw, place, { weight: 'statement' }),
          )
      : []

function poolsOfTable(doc: Document): readonly Observation[] {
  const pools = matchesOf(doc, pool)
  const [first, other] = pools
  if (!first) return []
  const more = { inferred: true } as const
  // Of several pools Windows nodes may take one that fits.
  const modes = (other ? [] : [first]).flatMap(({ groups: [, ipip = '', vxlan = ''], placeOf }) => [
    ...(ipip === 'Never' || ipip === ''
      ? []
      : [{ text: `IPIP ${ipip}`, raw: ipip, place: placeOf(1) }]),
    ...(vxlan === 'CrossSubnet' ? [{ text: `VXLAN ${vxlan}`, raw: vxlan, place: placeOf(2) }] : []),
  ])
  return [
    // The range of pods, where all have one pool for IPv4.
    ...(other ? [] : [decided('clusterCIDR', first.raw, first.raw, first.place)]),
    ...(other ? [] : [decided('cni', 'calico', '', first.place, { absent: true, ...more })]),
    ...pools.flatMap(({ groups: [, , vxlan = ''], placeOf }) =>
      other || !/^(?:Always|CrossSubnet)$/.test(vxlan)
        ? []
        : [decided('networkMode', 'overlay', vxlan, placeOf(2), more)],
    ),
    ...modes.map(({ text, raw, place }) => stated('calico.poolEncapsulation', text, raw, place)),
  ]
}
