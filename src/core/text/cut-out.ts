import type { Line } from './lines.ts'

const ofPod =
  'metadata|spec|template|containers|initContainers|nodeSelector|tolerations|affinity|volumes|hostNetwork|securityContext|runtimeClassName|restartPolicy|serviceAccountName|imagePullSecrets|dnsPolicy|dnsConfig|os|hostname|nodeName|priorityClassName|terminationGracePeriodSeconds|automountServiceAccountToken'
const start = new RegExp(
  String.raw`^( {0,24})(?:(?:${ofPod})\s*:(?:\s|$)|- (?:name|image)\s*:\s*\S)`,
)
const own = new RegExp(String.raw`^(?:(?:${ofPod})\s*:(?:\s|$)|- |#)`)
const container = /^ *(?:- )?image\s*:\s*\S/
const lists = /^ *(?:- )?(?:containers|initContainers|windowsOptions)\s*:|^ *- (?:name|image)\s*:/

/** Nobody cuts out more. */
const most = 300

/** The line behind a part of a pod that stands in other text without its head; undefined where none begins. */
export function endOfCutOut(lines: readonly Line[], from: number): number | undefined {
  const [whole, indent] = start.exec(lines[from]?.text.slice(0, 200) ?? '') ?? []
  if (whole === undefined || indent === undefined || !isApart(lines, from)) return undefined
  let end = from + 1
  for (let i = from + 1; i < Math.min(lines.length, from + most); i++) {
    const text = lines[i]?.text ?? ''
    if (text.trim() === '') continue
    const isBelow = text.startsWith(`${indent} `)
    if (!isBelow && !(text.startsWith(indent) && own.test(text.slice(indent.length)))) break
    end = i + 1
  }
  const block = lines.slice(from, end)
  const isPod =
    block.some(({ text }) => container.test(text)) && block.some(({ text }) => lists.test(text))
  return isPod && block.length > 2 ? end : undefined
}

/** Behind an empty line, or a sentence that announces it. */
const isApart = (lines: readonly Line[], at: number) => {
  const above = lines[at - 1]?.text ?? ''
  return above.trim() === '' || /^\S[^\n]*\s\S[^\n]*:\s*$/.test(above)
}
