import { isApart, isEvent, isInYaml } from './cut-out.ts'
import type { Line } from '../lines.ts'
import { saysWindowsPod } from './of-windows-pod.ts'
import { acrossLines } from '../../values/across-lines.ts'

const image = /^( {0,24})image\s*:\s*["']?([\w.:/@-]{3,200})["']?\s*$/
/** What no other file has beside an image. */
const field = new RegExp(
  acrossLines`
    ^( {0,40})(?:
      imagePullPolicy|volumeMounts|securityContext|command|args|env|envFrom|ports|resources
      |lifecycle|livenessProbe|readinessProbe|startupProbe|workingDir|name
    )\s*:(?:\s|$)
  `,
)
const sign =
  /^ {0,40}(?:imagePullPolicy|volumeMounts|securityContext|(?:liveness|readiness)Probe)\s*:/
const ofWindows = /windows|nanoserver|ltsc20(?:19|22|25)/i
const ofPod =
  /\b(?:pods?|containers?|deployments?|daemonsets?|statefulsets?|jobs?|spec|manifests?|yaml)\b/i
const ofOther = /\b(?:compose|values?|helm|chart|workflow|pipeline)\b/i

/** Nobody cuts out more, and announces in more lines. */
const most = 80
const mostAbove = 8

/**
 * A container of a pod for Windows that was cut out from its image on, whose other fields may
 * stand deeper: as an item of its list.
 */
export function imageFirstPart(lines: readonly Line[], from: number): readonly Line[] | undefined {
  const [, own, name = ''] = image.exec(lines[from]?.text.slice(0, 240) ?? '') ?? []
  if (own === undefined || !isApart(lines, from, own) || isInYaml(lines, from)) return undefined
  const above = lines.slice(Math.max(from - 40, 0), from).filter(({ text }) => text.trim() !== '')
  const words = above
    .slice(-mostAbove)
    .map(({ text }) => text)
    .join('\n')
  if (ofOther.test(words) || !ofPod.test(words)) return undefined
  if (!ofWindows.test(name) && !saysWindowsPod(words)) return undefined
  const indent = field.exec(lines[from + 1]?.text.slice(0, 80) ?? '')?.[1]
  if (indent === undefined || indent.length < own.length) return undefined
  let end = from + 1
  for (; end < Math.min(lines.length, from + most); end++) {
    const text = lines[end]?.text ?? ''
    const isBelow = text.startsWith(`${indent} `) || text.startsWith(`${indent}- `)
    if (isEvent(text) || (!isBelow && field.exec(text)?.[1] !== indent)) break
  }
  const block = lines.slice(from, end)
  return block.some(({ text }) => sign.test(text)) ? asItem(block, own, indent) : undefined
}

function asItem(block: readonly Line[], own: string, indent: string): readonly Line[] {
  // The mark of an item takes two columns.
  const more = Math.max(2 - indent.length, 0)
  return block.map((line, i) => {
    const first = `${' '.repeat(indent.length + more - 2)}- ${line.text.slice(own.length)}`
    const text = i === 0 ? first : ' '.repeat(more) + line.text
    return { ...line, text, indent: line.indent + line.text.length - text.length }
  })
}
