import { isApart, isInYaml } from './cut-out.ts'
import { isFilled } from '../sections/dedented.ts'
import type { Line } from '../lines.ts'
import { acrossLines } from '../../values/across-lines.ts'

const start = new RegExp(
  acrossLines`
    ^( {0,12})(?:
      spec|metadata|handler|network|defaultNetwork|ovnKubernetesConfig|hybridOverlayConfig
      |calicoNetwork|ipPools|(?:linux|windows)Dataplane|cidr|ipipMode|vxlanMode|natOutgoing
      |blockSize
    )\s*:
  `,
)
/** Of these words each is one of a kind of object alone. */
const signs = [
  /^ {0,16}(?:- )?(?:calicoNetwork|ovnKubernetesConfig|hybridOverlayConfig|nodeLocalLoadBalancing|kuberouter)\s*:\s*$/,
  /^ {0,16}(?:- )?(?:(?:linux|windows)Dataplane\s*:\s*\S|encapsulation\s*:\s*\w|provider\s*:\s*(?:calico|kuberouter)\s*$)/,
  // A pool of Calico.
  /^ {0,14}(?:ipipMode|vxlanMode)\s*:\s*["']?\w/,
  // A Service.
  /^ {2,14}(?:(?:ex|in)ternalTrafficPolicy\s*:\s*\w|type\s*:\s*["']?(?:NodePort|LoadBalancer|ClusterIP)\b)/,
  // A RuntimeClass.
  /^ {0,12}handler\s*:\s*["']?[\w-]{2,60}["']?\s*$/,
]
const key = /^[A-Za-z][A-Za-z\d]{2,40}\s*:(?:\s|$)/
/** `Installation:`, above what is in it. */
const kind = /^[A-Z][A-Za-z]{3,30}:\s*$/

/** Nobody cuts out more. */
const most = 200

/** The line behind a part of an object for the network that stands in other text without its head. */
export function endOfObjectPart(lines: readonly Line[], from: number): number | undefined {
  const [whole, indent] = start.exec(lines[from]?.text.slice(0, 80) ?? '') ?? []
  if (whole === undefined || indent === undefined) return undefined
  const isBelowKind = kind.test(lines[from - 1]?.text.slice(0, 80) ?? '')
  if (!isBelowKind && (!isApart(lines, from, indent) || isInYaml(lines, from))) return undefined
  let end = from
  let hasSign = false
  for (let i = from; i < Math.min(lines.length, from + most); i++) {
    const line = lines[i]
    if (!line || !isFilled(line) || !line.text.startsWith(indent)) break
    const inner = line.text.slice(indent.length)
    if (!/^(?: |- |#)/.test(inner) && !key.test(inner)) break
    hasSign ||= signs.some((sign) => sign.test(line.text))
    // What is said below it may stand behind the mark of a comment.
    if (!inner.startsWith('#')) end = i + 1
  }
  const isWhole =
    lines.slice(0, from).every((line) => !isFilled(line)) &&
    lines.slice(end).every(({ text }) => /^\s*(?:#|$)/.test(text))
  return hasSign && !isWhole ? end : undefined
}
