import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { indexInLine, lineOf, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const tunnel = '(?:vxlan|overlay)'
const bridge = '(?:host-?gw|host[- ]gateway|l2bridge|bgp)'
const joint = acrossLines`
  (?:\s(?:mode|backend|network))?
  (?:\s?/\s?|,?\s(?:or|oder|ou|o|vs\.?|versus|as well as)\s(?:(?:in|with|the|a)\s){0,2})
`
const either = new RegExp(
  String.raw`\b(?:${tunnel}${joint}${bridge}|${bridge}${joint}${tunnel})\b`,
  'gi',
)

/** “With flannel in host-gw/vxlan mode”: of two modes that are named as one or the other, neither is told. */
export const isEitherMode = (doc: Document, one: Observation): boolean => {
  if (one.decision !== 'networkMode') return false
  const line = lineOf(doc, one)
  const at = indexInLine(doc, one, one.raw)
  return [...line.matchAll(either)].some(
    ({ index, 0: both }) => at < index + both.length && at + one.raw.length > index,
  )
}

const off = new RegExp(
  acrossLines`
    ^["'\x60)]?\s{0,2}(?:(?:is|was|ist|est|está)\s|[:=]\s?)?(?:
      disabled|turned off|off|aus|deaktiviert|ausgeschaltet|désactivée?
      |des(?:activad|habilitad)[oa]|关闭|禁用|未启用|不启用|停用|無効|オフ
    )(?![\w-])
  `,
  'i',
)

/** “BGP disabled, VXLAN mode”: of a mode that is off the words tell nothing. */
export const isModeOff = (doc: Document, one: Observation): boolean =>
  one.decision === 'networkMode' && off.test(wordsAround(doc, one, one.raw).behind)
