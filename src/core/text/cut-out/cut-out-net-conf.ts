import type { Line } from '../lines.ts'
import { closedPart } from './closed-part.ts'

const backend = /^ {0,24}"Backend"\s{0,4}:\s{0,4}\{/i
/** What may stand beside it. */
const beside =
  /^ {0,24}"(?:(?:IPv6)?Network|EnableIPv[46]|EnableNFTables|SubnetLen|SubnetMin|SubnetMax)"\s{0,4}:\s{0,4}["\w][^{[\n]{0,80},?\s*$/i
const sign = /"Type"\s{0,4}:\s{0,4}"(?:vxlan|host-gw|extension|alloc)"/i

/** Nobody cuts out more. */
const most = 40

/** The lines of a part of net-conf.json that stands in other text without its braces. */
export function netConfPart(lines: readonly Line[], from: number): readonly Line[] | undefined {
  const textAt = (at: number) => lines[at]?.text.slice(0, 400) ?? ''
  if (!backend.test(textAt(from)) && !beside.test(textAt(from))) return undefined
  if (/^\s*["}\]]|[,{[(]\s*$/.test(textAt(from - 1))) return undefined
  let start = from
  while (start < from + 8 && beside.test(textAt(start))) start += 1
  if (!backend.test(textAt(start))) return undefined
  const part = closedPart(lines, from, { opens: start, most })
  return part?.some(({ text }) => sign.test(text)) === true ? part : undefined
}
