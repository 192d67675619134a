import { partOf, type Document } from '../../model/document.ts'
import { isFile } from '../../text/sections/embedded.ts'
import { filledIn, type Known } from './filled-in.ts'
import { isCarriedScript } from './written-by-script.ts'
import { fileIn, filesOfVariables } from './written-variables.ts'

const opens = /@(["'])\s*$/
/** `$conf = @"`, whose text is written further down. */
const assigns = /\$(?:global:|script:)?(\w{1,60})[ \t]*=[ \t]*@["']\s*$/i

/** The files that a script of PowerShell writes from a text of its own, each to be read by itself. */
export function hereStringsIn(doc: Document, known: Known): readonly Document[] {
  if (!/@["']\s*\n/.test(doc.text)) return []
  const lines = doc.text.split('\n')
  const fileOf = filesOfVariables(lines, known)
  const isCarried = isCarriedScript(doc.text)
  const found: Document[] = []
  let offset = 0
  let open: { readonly quote: string; readonly line: number; readonly at: number } | undefined
  for (const [i, line] of lines.entries()) {
    if (!open) {
      const quote = opens.exec(line)?.[1]
      if (quote !== undefined) open = { quote, line: i, at: offset + line.length + 1 }
    } else if ((isCarried ? line.trimStart() : line).startsWith(`${open.quote}@`)) {
      // What holds the script indents all of its lines alike.
      const depth = line.search(/\S/)
      const written = lines.slice(open.line + 1, i)
      const cut = written.map((one) => Math.min(depth, one.search(/\S|$/)))
      const body = written.map((one, j) => one.slice(cut[j]))
      const own = (
        open.quote === '"' ? body.map((one) => unescaped(expanded(one, known))) : body
      ).join('\n')
      const first = lines[open.line] ?? ''
      const variable = assigns.exec(first)?.[1]?.toLowerCase() ?? ''
      const file = fileIn(line, known) ?? fileIn(first, known) ?? fileOf.get(variable)
      if (file !== undefined || isFile(own) || areSettings(own) || isStarter(line, own)) {
        const whole = filledIn(own, doc.text, doc.text.slice(offset + line.length), known)
        const title = file ?? 'here-string'
        found.push(partOf(doc, whole, open.at, title, written.join('\n'), cut))
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

/** `$name`, `${name}` and `$($name)` with what the variable always holds; behind a backtick they are letters. */
const expanded = (line: string, known: Known) =>
  line.replaceAll(
    /(?<!`)\$(?:(?:global:|script:)?(\w{1,60})(?![\w:])|\{(\w{1,60})\}|\(\$(\w{1,60})\))/gi,
    (whole, bare?: string, braced?: string, inner?: string) =>
      known.get((bare ?? braced ?? inner ?? '').toLowerCase()) ?? whole,
  )

/** A backtick before a quotation mark, `$` or another backtick is not written; blanks keep the length. */
function unescaped(line: string): string {
  const text = line.replaceAll(/`(["'$`])/g, '$1')
  return text + ' '.repeat(line.length - text.length)
}
