import type { Document } from '../../model/document.ts'
import { hclBlockAt, type HclValue } from '../../text/formats/hcl.ts'
import type { Line } from '../../text/lines.ts'

export const most = 50

/** Takes lines of a manifest, whose ends stand at offsets of a document. */
export interface Lines {
  readonly locals: Locals
  readonly all: readonly Line[]
  readonly add: (depth: number, text: string, at: number, ahead?: number) => void
}

export function linesAt(doc: Document, locals: Locals): Lines {
  const all: Line[] = []
  return {
    all,
    locals,
    add(depth, text, at, ahead = 0) {
      const own = '  '.repeat(depth) + text
      const { line, column } = doc.placeAt(at)
      all.push({ text: own, raw: own, number: line, indent: column - 1 - depth * 2 - ahead })
    },
  }
}

export function writeMap(out: Lines, { entries }: Extract<HclValue, { is: 'map' }>, depth: number) {
  for (const { key, value, at } of entries) {
    const ahead = `${keyOf(key)}:`
    if (value.is === 'map' && value.entries.length > 0) {
      out.add(depth, ahead, at)
      writeMap(out, value, depth + 1)
    } else if (value.is === 'list' && value.items.some((item) => item.is === 'map')) {
      out.add(depth, ahead, at)
      for (const item of value.items) {
        out.add(depth, item.is === 'map' ? '-' : `- ${flow(item, out.locals)}`, item.at)
        if (item.is === 'map') writeMap(out, item, depth + 1)
      }
    } else if (value.is === 'text' && value.lines) {
      out.add(depth, `${ahead} |`, at)
      for (const line of value.lines) out.add(depth + 1, line.text, line.at)
    } else out.add(depth, `${ahead} ${flow(value, out.locals)}`, value.at, ahead.length + 1)
  }
}

/** Words that are values of their own in YAML stay quoted. */
const keyOf = (key: string) =>
  /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z_][\w.-]*$/i.test(key) ? key : JSON.stringify(key)

/** Texts that the file itself has under `locals`. */
export type Locals = ReadonlyMap<string, HclValue>

export const localsIn = (text: string): Locals =>
  new Map(
    [...text.matchAll(/^locals[ \t]*\{/gm)]
      .slice(0, most)
      .flatMap(({ index, 0: head }) =>
        (hclBlockAt(text, index + head.length - 1) ?? []).flatMap((one) =>
          one.is === 'setting' && one.value.is === 'text'
            ? [[`local.${one.key}`, one.value] as const]
            : [],
        ),
      ),
  )

/** A value in one line; what a variable has is no more than its name. */
export function flow(value: HclValue, locals: Locals): string {
  if (value.is === 'list') return `[${value.items.map((one) => flow(one, locals)).join(', ')}]`
  if (value.is === 'map') {
    const entries = value.entries.map(
      (one) => `${JSON.stringify(one.key)}: ${flow(one.value, locals)}`,
    )
    return `{${entries.join(', ')}}`
  }
  if (value.is === 'text') return JSON.stringify(value.text)
  const known = locals.get(value.text)
  if (known) return flow(known, locals)
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value.text)
    ? value.text
    : JSON.stringify(`\${${value.text}}`)
}
