import { isApart, isEvent, isInYaml } from './cut-out.ts'
import type { Line } from '../lines.ts'
import { containerAlone, podAlone } from './pod-fields.ts'

const ofPod = new RegExp(`^(?:${podAlone})$`)
const ofContainer = new RegExp(`^(?:${containerAlone})$`)
const field = new RegExp(
  String.raw`^( {0,24})(${podAlone}|${containerAlone}|securityContext|image|name):(?:\s|$)`,
)
const ofWindows =
  /(?:^ *|[{,] ?)["']?(?:beta\.)?kubernetes\.io\/os["']?\s*:\s*["']?windows\b|^ *windowsOptions:\s*(?:$|\{)/i

/** Nobody cuts out more. */
const most = 120

/**
 * The line behind fields of a container and of its pod for Windows, one below the other without
 * what stands between them; undefined where there are none.
 */
export function endOfMixedFields(lines: readonly Line[], from: number): number | undefined {
  const [, first] = field.exec(lines[from]?.text.slice(0, 80) ?? '') ?? []
  if (first === undefined || !isApart(lines, from, first) || isInYaml(lines, from)) return undefined
  let indent = first
  let end = from
  const names: string[] = []
  for (let i = from; i < Math.min(lines.length, from + most); i++) {
    const text = lines[i]?.text ?? ''
    if (text.trim() === '') continue
    if (isEvent(text)) break
    const [, own, name = ''] = field.exec(text.slice(0, 80)) ?? []
    if (own !== undefined && own.length <= indent.length) {
      if (names.includes(name)) return undefined
      indent = own
      names.push(name)
    } else if (!text.startsWith(`${indent} `) && !text.startsWith(`${indent}- `)) break
    end = i + 1
  }
  const isMixed =
    names.some((name) => ofPod.test(name)) && names.some((name) => ofContainer.test(name))
  return isMixed && lines.slice(from, end).some(({ text }) => ofWindows.test(text))
    ? end
    : undefined
}

/** Such fields, which stand as deep as they did in their file, one below the other. */
export function straightened(lines: readonly Line[]): readonly Line[] {
  const depths = lines.flatMap(({ text }) => field.exec(text)?.[1]?.length ?? [])
  const lowest = Math.min(...depths)
  let indent = Infinity
  return lines.map((line) => {
    const [, own] = field.exec(line.text) ?? []
    if (own !== undefined && own.length < indent) indent = own.length
    const more = line.text.trim() === '' ? 0 : indent - lowest
    return more > 0 ? { ...line, text: line.text.slice(more), indent: line.indent + more } : line
  })
}
