import { partOf, type Document } from '../model/document.ts'
import { isFile } from '../text/embedded.ts'
import { filledIn, type Known } from './filled-in.ts'

const opens = /@(["'])\s*$/
const path =
  /["']?((?:[A-Za-z]:|\$[Ee]nv:\w{1,40})?[\w.:\\/${}()-]{0,200}(?: [\w.\\/-]{1,80}){0,3}\.(?:conflist|conf|json|toml|ya?ml))\b/

/** The files that a script of PowerShell writes from a text of its own, each to be read by itself. */
export function hereStringsIn(doc: Document, known: Known): readonly Document[] {
  if (!/@["']\s*\n/.test(doc.text)) return []
  const lines = doc.text.split('\n')
  const found: Document[] = []
  let offset = 0
  let open: { readonly quote: string; readonly line: number; readonly at: number } | undefined
  for (const [i, line] of lines.entries()) {
    if (!open) {
      const quote = opens.exec(line)?.[1]
      if (quote !== undefined) open = { quote, line: i, at: offset + line.length + 1 }
    } else if (line.startsWith(`${open.quote}@`)) {
      const body = lines.slice(open.line + 1, i)
      const text = body.join('\n')
      const own = open.quote === '"' ? body.map(unescaped).join('\n') : text
      const title = titleIn(line) ?? titleIn(lines[open.line] ?? '') ?? 'here-string'
      if (isFile(own) || areSettings(own) || isStarter(line, own)) {
        const below = lines.slice(i + 1).join('\n')
        found.push(partOf(doc, filledIn(own, doc.text, below, known), open.at, title, text))
      }
      open = undefined
    }
    offset += line.length + 1
  }
  return found
}

/** The variables that a script of its own sets, as the one of Calico does. */
const areSettings = (text: string) =>
  (text.slice(0, 20_000).match(/^[ \t]*\$env:\w{1,60}[ \t]*=/gim)?.length ?? 0) > 2

/** Another script, which starts a component. */
const isStarter = (line: string, text: string) =>
  /\.(?:ps1|psm1)\b/i.test(line.slice(0, 400)) &&
  /\b(?:kubelet|kube-proxy|flanneld|containerd)\.exe\b/i.test(text)

/** A backtick before a quotation mark, `$` or another backtick is not written; blanks keep the length. */
function unescaped(line: string): string {
  const text = line.replaceAll(/`(["'$`])/g, '$1')
  return text + ' '.repeat(line.length - text.length)
}

/** Where it is written; of a path that a variable begins its name alone. */
function titleIn(line: string): string | undefined {
  const raw = path.exec(line)?.[1]?.replace(/^\$env:ProgramFiles\b/i, String.raw`C:\Program Files`)
  return raw?.includes('$') ? raw.split(/[\\/]/).at(-1) : raw?.trim()
}
