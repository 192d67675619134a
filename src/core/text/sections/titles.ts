import { isFile } from './embedded.ts'
import { acrossLines } from '../../values/across-lines.ts'

const heading = new RegExp(
  acrossLines`
    ^(?:={2,}|-{3,}|#{1,40}|\*{2,40}|==>|\/\/)\s*(?:file(?:name)?:\s*)?["'\x60]?
    (
      [\w.\\/:~-]{1,160}\.[A-Za-z]{1,12}
      |[A-Za-z]:[\\/](?:[\w.()-]{1,40}(?: [\w.()-]{1,40}){0,4}[\\/]){1,8}
        [\w.-]{1,80}\.[A-Za-z]{1,12}
    )["'\x60]?\s*(?:={2,}|-{3,}|#{1,40}|<==|\*{2,40}|:)?\s*$
  `,
  'i',
)
/** The name of a file alone in its line, below an empty one: `StartKubelet.ps1:`. */
const nameAlone =
  /^\s{0,3}(?:\*\*|`)?([\w.\\/:~-]{1,160}\.(?:ps1|psm1|ya?ml|json|conf|conflist|toml|log|txt|cmd|bat|env))(?:\*\*|`)?:(?:\*\*)?\s*$/i
/** The whole path of one, with an empty line above and below it or its file right there. */
const pathAlone = new RegExp(
  acrossLines`
    ^\s{0,3}["'\x60]?(
      (?:[A-Za-z]:|\$env:\w{3,20}|~|%\w{3,20}%)?[\\/](?:[\w.$~-]{1,60}[\\/]){1,10}[\w.-]{1,80}\.
      (?:ps1|ya?ml|json|conf|conflist|toml|log|cmd|bat|env)
    )["'\x60]?\s*$
  `,
  'i',
)
/** A line of dashes or equals signs around a few words; no start of a YAML document. */
const rule =
  /^(?:={3,}|-{3,})\s*((?!BEGIN |END )[A-Za-z][\w.\\/ -]{0,80}?)\s*(?:={3,}|-{3,}|:)?\s*$/
/** What Ansible does next, above what that answers. */
const task = /^(?:TASK|PLAY|RUNNING HANDLER) \[([^\]\n]{1,120})\] ?\*{2,200}\s*$/

/** The name of what stands below a line, where that is a heading; `around` are the lines beside it. */
export function titleIn(
  text: string,
  around: { readonly above?: string | undefined; readonly below?: string | undefined } = {},
): string | undefined {
  const { above = '', below = '' } = around
  const found = heading.exec(text) ?? rule.exec(text) ?? task.exec(text)
  if (found) return found[1]
  if (above.trim() !== '') return undefined
  const alone = nameAlone.exec(text)
  if (alone) return alone[1]
  const path = pathAlone.exec(text)?.[1]
  return path !== undefined && (below.trim() === '' || isFile(below) || fits(path, below))
    ? path
    : undefined
}

/** How a file of a kind begins, as words below a path do not. */
const beginnings: Readonly<Record<string, RegExp>> = {
  yaml: /^(?:- )?[a-z][\w./-]{0,60}:(?:\s+[^\s.]\S{0,80}\s*$|\s*$)|^---\s*$|^#/,
  json: /^[[{]/,
  toml: /^[a-z_]{1,40}\s*=\s*\S|^\[{1,2}[\w"'.-]+\]{1,2}\s*$|^#/,
  env: /^[A-Z][A-Z\d_]{1,60}=/,
  log: /^(?:[IWEF]\d{4} \d\d:|time="|\d{4}[-/]\d\d[-/]\d\d[T ])/,
  ps1: /^(?:[$#]|param\s*\(|[A-Z][a-z]{2,12}-[A-Z][A-Za-z]{2,30} )/,
  cmd: /^(?:@echo|rem |::|set )/i,
}
const kinds: Readonly<Record<string, string>> = { yml: 'yaml', conflist: 'json', bat: 'cmd' }

function fits(path: string, below: string): boolean {
  const end = path.replace(/^.*\./, '').toLowerCase()
  return beginnings[kinds[end] ?? end]?.test(below) === true
}
