import { bracketsIn } from '../formats/brackets.ts'
import {
  endOfCutOut,
  endOfListedObjects,
  endOfPodFields,
  underContainers,
} from '../cut-out/cut-out.ts'
import { cniPart } from '../cut-out/cut-out-cni.ts'
import { endOfConfigPart } from '../cut-out/cut-out-config.ts'
import { imageFirstPart } from '../cut-out/cut-out-image.ts'
import { netConfPart } from '../cut-out/cut-out-net-conf.ts'
import { endOfObjectPart } from '../cut-out/cut-out-object.ts'
import { withLabelsApart } from './labelled-json.ts'
import type { Line } from '../lines.ts'
import { endOfMixedFields, straightened } from '../cut-out/mixed-fields.ts'
import { keysAbove } from '../cut-out/keys-above.ts'
import { isTableHead } from './table-head.ts'
import { isSaidBehind } from './said-behind.ts'
import { beginsOutput, beginsOutsideScript } from './outputs.ts'
import { isOfScript } from '../powershell/script-start.ts'

const objectStart = /^(?:apiVersion|kind):\s*\S/
const openingBrace = /^\s{0,12}\{\s*(?:$|")/
const telling = /"(?:apiVersion|cniVersion|Network|kubernetesVersion|exec-opts|delegate)"\s*:/
const inObject = /^(?:\s|$|[\w"'./-]{1,120}:(?:\s|$)|- |#|---(?:\s|$)|\.\.\.|[}\]]|\{[{%])/

/** The name of a file with a colon behind it is no key. */
const fileName =
  /^[\w.\\/~-]{1,160}\.(?:ps1|cmd|bat|sh|json|conf|conflist|toml|ya?ml|log|txt):\s*$/i
const isBelow = (text: string) => inObject.test(text) && !fileName.test(text)

export const isObjectStart = ({ text }: Line) => objectStart.test(text)

/** Takes YAML objects and JSON out of the prose around them; a text that is one object stays whole. */
export function blocksIn(whole: readonly Line[]): readonly (readonly Line[])[] {
  const lines = withLabelsApart(whole)
  const parts: Line[][] = []
  let prose: Line[] = []
  let i = 0
  while (i < lines.length) {
    const end = endOfBlock(lines, i)
    const line = lines[i]
    if (end === undefined) {
      // A table begins a text of its own; what stands below it may be about it.
      if (isTableHead(line?.text ?? '') && prose.at(-1)?.text.trim() === '' && isText(prose)) {
        parts.push(prose)
        prose = []
      }
      if (line) prose.push(line)
      i += 1
      continue
    }
    const keys = objectStart.test(line?.text ?? '') ? keysAbove(prose, lines.slice(i, end)) : []
    prose = prose.slice(0, prose.length - keys.length)
    if (isText(prose)) {
      parts.push(prose)
      prose = []
    }
    prose.push(...keys)
    const block = partAt(lines, i) ?? lines.slice(i, end)
    const isMixed = endOfMixedFields(lines, i) === end
    parts.push([...prose, ...(isMixed ? straightened(block) : underContainers(block))])
    prose = []
    i = end
  }
  if (isText(prose) || isRemark(prose) || parts.length === 0) parts.push(prose)
  return parts
}

/** A comment behind a part that tells a version. */
const isRemark = (lines: readonly Line[]) =>
  lines.some(({ text }) => /^\s*#[^\n]{0,80}\bv?1\.(?:1[4-9]|[23]\d)\b/.test(text))

/** Comments and document marks belong to what follows them. */
const isText = (lines: readonly Line[]) =>
  lines.some(({ text }) => text.trim() !== '' && !/^\s*(?:#|\/\/|---(?:\s|$))/.test(text))

const partAt = (lines: readonly Line[], at: number) =>
  cniPart(lines, at) ?? netConfPart(lines, at) ?? imageFirstPart(lines, at)

function endOfBlock(lines: readonly Line[], start: number): number | undefined {
  const text = lines[start]?.text ?? ''
  if (objectStart.test(text)) {
    const heads = new Set([headOf(text)])
    let end = start + 1
    for (; end < lines.length; end++) {
      const next = lines[end]?.text ?? ''
      const head = headOf(next)
      if (!isBelow(next) || (head !== undefined && heads.has(head))) break
      if (beginsOutput(lines, end) || isSaidBehind(lines, end)) break
      if (head !== undefined) heads.add(head)
    }
    return end
  }
  if (tomlStart.test(text)) return endOfToml(lines, start)
  const part = partAt(lines, start)
  if (part) return start + part.length
  const cutOut =
    endOfListedObjects(lines, start) ??
    endOfMixedFields(lines, start) ??
    endOfCutOut(lines, start) ??
    endOfPodFields(lines, start) ??
    endOfConfigPart(lines, start) ??
    endOfObjectPart(lines, start)
  if (cutOut !== undefined) return cutOut
  const isList = text.trim() === '[' && openingBrace.test(lines[start + 1]?.text ?? '')
  return isList || (openingBrace.test(text) && !ofTerraform.test(lines[start + 1]?.text ?? ''))
    ? endOfJson(lines, start)
    : undefined
}

/** `name = "a"`: an object in a list of Terraform belongs to the block around it. */
const ofTerraform = /^\s*\w{1,60}\s*=\s*\S/

/** An object has each of these once; the second one begins another, whatever stands between. */
const headOf = (text: string) => (objectStart.test(text) ? text.slice(0, 4) : undefined)

const tomlStart =
  /^(?:version\s*=\s*(?:\d|["'][1-4]["'])\s*(?:#|$)|\[plugins[.\]]|(?:root|state|oom_score|(?:disabled|required)_plugins|imports)\s*=)/
const inToml = /^(?!\{\s*$|["']@|FLANNEL_|\[SC\]|\[\d{1,2}:\d)\s*(?:$|#|[[\]{}"']|[\w.-]{1,80}\s*=)/
const tomlTable = /^\s*\[[\w.]{1,40}|^\s*(?:disabled|required)_plugins\s*=/

/** Nobody writes more above the first table. */
const mostAbove = 60

/** The line after the settings of containerd that begin here; undefined where there are none. */
function endOfToml(lines: readonly Line[], start: number): number | undefined {
  let end = start
  let isToml = false
  for (; end < lines.length && inToml.test(lines[end]?.text ?? ''); end++) {
    isToml ||= tomlTable.test(lines[end]?.text ?? '')
    if (!isToml && end - start > mostAbove) return undefined
  }
  return isToml ? end : undefined
}

/** The line after the brace that closes the first one; undefined where none does. */
function endOfJson(lines: readonly Line[], start: number): number | undefined {
  let depth = 0
  for (let i = start; i < lines.length; i++) {
    const text = lines[i]?.text ?? ''
    depth = bracketsIn(text, depth).open
    if (depth > 0) continue
    // A line of a log may be an object too; one of these is a document.
    return i > start || telling.test(text) ? i + 1 : undefined
  }
  // Broken off: all that is left belongs to it.
  return start === 0 || lines.length - start > 2 ? lines.length : undefined
}

const hereOpens = /@["']\s*$|<<-?\s?["']?\w{2,20}["']?\s*$/
const hereCloses = /^\s*["']@|^\s*(?:EOF|EOT|END)\s*$/

/**
 * Takes YAML objects and tables of kubectl away from a script that somebody pasted behind or before
 * them; what stands in a text of the script itself stays there.
 */
export function scriptParts(lines: readonly Line[]): readonly (readonly Line[])[] {
  const parts: (readonly Line[])[] = []
  let own: Line[] = []
  let isInText = false
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const text = line?.text ?? ''
    const end = isInText ? undefined : endOfForeign(lines, i)
    if (end !== undefined) {
      if (isText(own)) parts.push(own)
      own = []
      parts.push(lines.slice(i, end))
      i = end - 1
      continue
    }
    if (line) own.push(line)
    isInText = isInText ? !hereCloses.test(text) : hereOpens.test(text)
  }
  if (isText(own) || parts.length === 0) parts.push(own)
  return parts
}

/** The line after something that is no part of a script and begins here. */
function endOfForeign(lines: readonly Line[], start: number): number | undefined {
  const text = lines[start]?.text ?? ''
  if (objectStart.test(text)) return endOfBlock(lines, start)
  if (/^version\s*=\s*(?:\d|["'][1-4]["']\s*$)|^\[plugins[.\]]/.test(text))
    return endOfToml(lines, start)
  const isJson = /^\{\s*$/.test(text) && /^\s*"[\w-]{1,60}"\s*:/.test(lines[start + 1]?.text ?? '')
  if (isJson) return endOfJson(lines, start)
  if (!isTableHead(text)) {
    if (!beginsOutsideScript(lines, start)) return undefined
    const rest = lines.findIndex(({ text: one }, i) => i > start && isOfScript.test(one))
    return rest < 0 ? lines.length : rest
  }
  let end = start + 1
  while (end < lines.length && /^(?:\s{0,4}\S+\s{2,}|\s{4,80})\S/.test(lines[end]?.text ?? ''))
    end += 1
  return end
}
