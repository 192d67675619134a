import type { Line } from '../lines.ts'
import { saysWindowsPod } from './of-windows-pod.ts'
import { podSpec } from './pod-fields.ts'
import { acrossLines } from '../../values/across-lines.ts'

const ofPod = `metadata|spec|template|${podSpec}`
const start = new RegExp(
  String.raw`^( {0,24})(?:(?:${ofPod})\s*:(?:\s|$)|- (?:name|image)\s*:\s*\S)`,
)
const own = new RegExp(String.raw`^(?:(?:${ofPod})\s*:(?:\s|$)|- |#)`)
const container =
  /^ *(?:- )?image\s*:\s*\S|^ *(?:- |(?:initContainers|containers)\s*:\s*\[ ?)\{[^\n]{0,200}\bimage\s*:\s*\S/
const lists = /^ *(?:- )?(?:containers|initContainers|windowsOptions)\s*:|^ *- (?:name|image)\s*:/

/** Where a pod may run. */
const scheduling = /^ *(?:- )?(?:nodeSelector|tolerations|annotations)\s*:\s*(?:$|[{[])/
const system =
  /(?:^ *|[{,] ?)["']?(?:beta\.)?kubernetes\.io\/os["']?\s*:\s*["']?(?:windows|linux)\b|^ *experimental\.windows\.kubernetes\.io\//i
const tolerated =
  /^ *(?:- )?["']?(?:operator|effect)["']?\s*:\s*["']?(?:Exists|Equal|No(?:Schedule|Execute))\b/

/** Nobody cuts out more. */
const most = 300

/** The line behind a part of a pod that stands in other text without its head; undefined where none begins. */
export function endOfCutOut(lines: readonly Line[], from: number): number | undefined {
  const [whole, indent] = start.exec(lines[from]?.text.slice(0, 200) ?? '') ?? []
  if (whole === undefined || indent === undefined || !isApart(lines, from, indent)) return undefined
  let end = from + 1
  for (let i = from + 1; i < Math.min(lines.length, from + most); i++) {
    const text = lines[i]?.text ?? ''
    if (text.trim() === '') continue
    const isBelow = text.startsWith(`${indent} `)
    if (isEvent(text)) break
    if (!isBelow && !(text.startsWith(indent) && own.test(text.slice(indent.length)))) break
    end = i + 1
  }
  const block = lines.slice(from, end)
  const has = (pattern: RegExp) => block.some(({ text }) => pattern.test(text))
  const isPod =
    (has(container) && has(lists) && block.length > 2) ||
    (has(scheduling) && (has(system) || has(tolerated)) && !isInYaml(lines, from))
  return isPod ? end : undefined
}

/** What kubectl prints below a pod, as deep as its fields. */
export const isEvent = (text: string) => /^ {1,24}(?:Warning|Normal)\s{1,12}[A-Z]/.test(text)

/** The line behind objects of a list that stand in other text without its head. */
export function endOfListedObjects(lines: readonly Line[], from: number): number | undefined {
  const text = lines[from]?.text.slice(0, 80) ?? ''
  const [, indent] = /^( {0,8})- (?:apiVersion|kind):\s*\S/.exec(text) ?? []
  if (indent === undefined || isInYaml(lines, from)) return undefined
  const end = lines.findIndex(
    (line, i) =>
      i > from &&
      line.text.trim() !== '' &&
      !line.text.startsWith(`${indent}  `) &&
      !line.text.startsWith(`${indent}- `),
  )
  return end < 0 ? lines.length : end
}

/** Containers with fields of their pod below them: the line that names the list was left out. */
export function underContainers(block: readonly Line[]): readonly Line[] {
  const [first] = block
  const [, indent] = /^( {0,24})- (?:name|image)\s*:/.exec(first?.text.slice(0, 80) ?? '') ?? []
  if (!first || indent === undefined) return block
  const isField = ({ text }: Line) =>
    text.startsWith(indent) && fieldOfPod.test(text.slice(indent.length))
  return block.some(isField) ? [{ ...first, text: `${indent}containers:` }, ...block] : block
}

const fieldOfPod = new RegExp(String.raw`^(?:${podSpec})\s*:(?:\s|$)`)

const field = new RegExp(
  acrossLines`
    ^( {0,24})(?:
      volumes|volumeMounts|volumeDevices|securityContext|resources|ports|hostNetwork|hostPID
      |hostIPC|hostname|dnsPolicy|dnsConfig|hostAliases|shareProcessNamespace
      |terminationGracePeriodSeconds
      |lifecycle|livenessProbe|readinessProbe|startupProbe|command|args|env|envFrom
    ):(?:\s|$)
  `,
)
const mapping = /^ *- ["']?[A-Za-z][\w.-]{0,60}["']?:(?:\s|$)/
const listed = /^ {0,24}(?:volumes|volumeMounts|volumeDevices|ports|env|envFrom|hostAliases):\s*$/

/** What no pod of Linux has. */
const ofWindows =
  /^ {2,30}(?:windowsOptions:\s*$|(?:- )?mountPath:[ \t]{1,4}["']?[A-Za-z]:(?:[\\/]|["']?\s*$))/

/** Words above that count. */
const mostAbove = 8

/** The line behind fields of a pod or a container for Windows, as the words above them say. */
export function endOfPodFields(lines: readonly Line[], from: number): number | undefined {
  const [whole, indent] = field.exec(lines[from]?.text.slice(0, 80) ?? '') ?? []
  if (whole === undefined || indent === undefined || !isApart(lines, from, indent)) return undefined
  const above = lines.slice(0, from).filter(({ text }) => text.trim() !== '')
  const words = above.slice(-mostAbove).map(({ text }) => text)
  const isSaid = saysWindowsPod(words.join('\n'))
  let end = from
  let isInList = false
  for (let i = from; i < Math.min(lines.length, from + most); i++) {
    const text = lines[i]?.text ?? ''
    const isItem = text.startsWith(`${indent}- `)
    // Volumes of other programs are texts.
    if (isInList && isItem && !mapping.test(text)) return undefined
    const isOwn = field.exec(text)?.[1] === indent
    if (isOwn) isInList = listed.test(text)
    if (!isOwn && !isItem && !text.startsWith(`${indent} `) && !text.startsWith(`${indent}#`)) break
    end = i + 1
  }
  const block = lines.slice(from, end)
  if (!isSaid && (isInYaml(lines, from) || !block.some(({ text }) => ofWindows.test(text))))
    return undefined
  const isFilledIn = block.length > 1 || /:\s*\S/.test(block[0]?.text ?? '')
  return isFilledIn ? end : undefined
}

/** A part of the file that it stands in, such as the values of a chart. */
export const isInYaml = (lines: readonly Line[], at: number) => {
  const above = lines.slice(0, at).findLast(({ text }) => text.trim() !== '')?.text ?? ''
  // What kubectl describes has its values in a column.
  return /^(?![A-Z][\w ]{1,40}:\s{3,})(?: *(?:- )?["']?[\w./-]{1,80}["']?:(?:\s|$)| *- \S+$)/.test(
    above,
  )
}

/** Behind an empty line, or a sentence that announces it. */
export const isApart = (lines: readonly Line[], at: number, indent = '') => {
  const above = lines[at - 1]?.text ?? ''
  return (
    above.trim() === '' ||
    /^\S[^\n]*\s\S[^\n]*:\s*$/.test(above) ||
    (indent.length > 1 && isWords.test(above.slice(0, 300))) ||
    ofSetup.test(above.slice(0, 300))
  )
}

/** `v1.28.3`, “1.27, containerd 1.6.21, Server 2022”: what people put right above a manifest. */
const ofSetup = new RegExp(
  acrossLines`
    ^(?:(?:kubernetes|k8s|kubelet|cluster|server version:|aks|eks|gke|rke2|on)\s)?v?1\.
    (?:1[4-9]|[2-4]\d)(?![\w:/])[^\n:={}[\]<>"$#]{0,200}$
  `,
  'i',
)

/** A sentence with blanks between its words, and nothing of a program. */
const isWords = /^[A-Za-z][^\n:=|{}[\]<>"$#]{0,200}\s[^\n:=|{}[\]<>"$#]{0,98}$/
