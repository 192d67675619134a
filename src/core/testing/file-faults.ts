import { load, loadAll, YAML11_SCHEMA } from 'js-yaml'
import { parse } from 'smol-toml'
import { resolveSource } from '../catalog/sources/index.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { decisionIds } from '../model/decisions.ts'
import { scanPowerShell, scanShell } from './script-literals.ts'

const known: ReadonlySet<string> = new Set(decisionIds)
const byteOrderMark = '\uFEFF'

/** What is wrong with the form of one file, whatever it says. */
export function faultsOfFile(file: GeneratedFile): readonly string[] {
  return [...faultsOfText(file), ...faultsOfReasons(file), ...faultsOfFormat(file)].map(
    (fault) => `${file.path}: ${fault}`,
  )
}

function* faultsOfText({ path, text, language }: GeneratedFile): Generator<string> {
  if (!/^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/.test(path) || path.includes('..')) {
    yield 'its path is not plain'
  }
  if (!text.endsWith('\n') || text.includes('\r')) yield 'lines do not end in a line feed'
  if (/\[object |\bundefined\b|\bNaN\b/.test(text)) yield 'a value was not written'
  const isAscii = /^[\p{ASCII}]*$/u.test(text)
  const mark = text.startsWith(byteOrderMark)
  if (mark !== (language === 'powershell' && !isAscii)) yield 'byte order mark'
}

function* faultsOfReasons(file: GeneratedFile): Generator<string> {
  const lines = file.text.split('\n').length - 1
  for (const [line, { decisions = [], sources = [] }] of file.explain()) {
    if (line < 1 || line > lines) yield `explains line ${line} of ${lines}`
    for (const id of decisions) if (!known.has(id)) yield `explains by unknown decision ${id}`
    for (const ref of sources) if (!isResolved(ref)) yield `cites ${ref}, which nothing declares`
  }
}

function* faultsOfFormat({ path, text, language }: GeneratedFile): Generator<string> {
  const body = text.replace(byteOrderMark, '')
  try {
    if (language === 'json') JSON.parse(text)
    if (language === 'toml') parse(body)
    if (language === 'yaml') {
      const [one, two] = [loadAll(body), loadAll(body, { schema: YAML11_SCHEMA })]
      if (JSON.stringify(one) !== JSON.stringify(two)) yield 'YAML 1.1 and 1.2 read it differently'
      if (one.length === 1) load(body)
    }
  } catch (error) {
    yield `a parser refuses it: ${error instanceof Error ? error.message : ''}`
  }
  if (language === 'powershell' || language === 'shell') {
    const { unclosed } = language === 'powershell' ? scanPowerShell(body) : scanShell(body)
    if (unclosed !== undefined) yield `its last ${unclosed} is not closed`
  }
  if (path.endsWith('-args.txt')) yield* faultsOfArguments(text)
}

/** One argument a line, `--name=value` or `--name`, each name once. */
function* faultsOfArguments(text: string): Generator<string> {
  const lines = text.trimEnd().split('\n')
  const names = lines.map((line) => /^--([a-z0-9][a-z0-9-]*)(?:=.*)?$/i.exec(line)?.[1])
  for (const [i, name] of names.entries()) {
    if (name === undefined) yield `line ${i + 1} is no argument: ${lines[i]}`
    else if (names.indexOf(name) !== i) yield `--${name} stands twice`
  }
}

function isResolved(ref: string): boolean {
  const source = resolveSource(ref)
  return source !== undefined && source.title !== '' && /^https?:\/\/\S+$/.test(source.url)
}
