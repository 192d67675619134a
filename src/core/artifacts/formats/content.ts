import { memoize } from '../../values/memoize.ts'
import { locate } from '../../text/formats/locate.ts'
import type { LineSpan } from '../../text/formats/locate.ts'
import { pathKey } from '../../text/path.ts'
import type { PowerShellCode } from '../../text/powershell/powershell.ts'
import type { ShellCode } from '../../text/formats/shell.ts'
import { locateToml, toToml } from '../../text/formats/toml.ts'
import { toYaml } from '../../text/formats/yaml.ts'
import type { Content, Explanation, Language } from '../../model/artifact.ts'
import { reasonsIn } from './explained.ts'

/** A run of lines that share one reason. */
export interface Block {
  readonly text: string
  readonly why?: Explanation
}

/** One process argument: `--name=value`; `true` stands alone as `--name`, an empty value as `--name=`. */
export interface Argument {
  readonly name: string
  readonly value: string | true
  readonly why: Explanation
}

/** `--name=value` as the process receives it. */
const argumentText = ({ name, value }: Pick<Argument, 'name' | 'value'>) =>
  value === true ? `--${name}` : `--${name}=${value}`

/** One argument a line, without quotes or comments; a line break inside a value, which no component takes, becomes a blank. */
export const argumentLines = (args: readonly Argument[]): Content =>
  blocks(
    'text',
    args.map((argument) => ({
      text: argumentText(argument).replace(lineBreaks, ' '),
      why: argument.why,
    })),
  )

const lineBreaks = /[\n\r\u0085\u2028\u2029]+/g

/** A YAML stream of one or more documents whose values may be wrapped by `because`. */
export const yaml = (...documents: readonly unknown[]): Content =>
  structured('yaml', yamlOf(JSON.stringify(documents)), documents, (text) => locate(text, 'many'))

/** Most choices leave most documents as they are, and nothing costs as much as to write them. */
const yamlOf = memoize((json) => {
  const documents: readonly unknown[] = JSON.parse(json)
  return toYaml(documents)
}, 64)

/** Strict JSON, two blanks deep, with a final line feed. */
export const json = (document: unknown): Content =>
  structured('json', `${JSON.stringify(document, null, 2)}\n`, document, (text) => locate(text))

/** TOML of one table. */
export const toml = (document: Record<string, unknown>): Content =>
  structured('toml', tomlOf(JSON.stringify(document)), document, locateToml)

const tomlOf = memoize((json) => {
  const table: Record<string, unknown> = JSON.parse(json)
  return toToml(table)
}, 4)

export interface PowerShellPart {
  readonly code: PowerShellCode
  readonly why?: Explanation
}

/** A PowerShell script of explained blocks, separated by an empty line; those of a list stand together. */
export const powershell = (
  parts: readonly (PowerShellPart | readonly PowerShellPart[])[],
): Content => {
  const all: Block[] = []
  for (const [i, part] of parts.entries()) {
    if (i > 0) all.push(emptyLine)
    for (const { code, why } of 'code' in part ? [part] : part) all.push(block(code.code, why))
  }
  const { text, explain } = blocks('powershell', all)
  return { language: 'powershell', text: withByteOrderMark(text), explain }
}

/** A POSIX shell script of explained blocks, separated by an empty line. */
export const shell = (
  parts: readonly { readonly code: ShellCode; readonly why?: Explanation }[],
): Content => blocks('shell', separated(parts.map(({ code, why }) => block(code.shell, why))))

/** Markdown of explained blocks, separated by an empty line. */
export const markdown = (parts: readonly Block[]): Content => blocks('markdown', separated(parts))

/** Lines of a format without a serialiser of its own. */
export const plain = (language: Language, parts: readonly Block[]): Content =>
  blocks(language, parts)

const emptyLine: Block = { text: '' }

const block = (text: string, why: Explanation | undefined): Block =>
  why ? { text, why } : { text }

const separated = (parts: readonly Block[]): readonly Block[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [emptyLine, part]))

/** Windows PowerShell 5.1 reads a script without a byte order mark as ANSI. */
const withByteOrderMark = (text: string) => (/[^\x00-\x7f]/.test(text) ? `\uFEFF${text}` : text)

function blocks(language: Language, parts: readonly Block[]): Content {
  return {
    language,
    text: [...parts.map(({ text }) => text), ''].join('\n'),
    explain() {
      const lines = new Map<number, Explanation>()
      let line = 1
      for (const { text, why } of parts) {
        const next = line + text.split('\n').length
        if (why) for (let at = line; at < next; at++) lines.set(at, why)
        line = next
      }
      return lines
    },
  }
}

function structured(
  language: Language,
  text: string,
  document: unknown,
  find: (text: string) => ReadonlyMap<string, LineSpan>,
): Content {
  return {
    language,
    text,
    explain() {
      const lines = new Map<number, Explanation>()
      const spans = find(text)
      const reasons = reasonsIn(document)
      for (const { path, why } of reasons.toSorted((a, b) => a.path.length - b.path.length)) {
        const span = spans.get(pathKey(path))
        if (span) for (let at = span.first; at <= span.last; at++) lines.set(at, why)
      }
      return lines
    },
  }
}
