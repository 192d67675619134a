import { acrossLines } from '../../values/across-lines.ts'

const opens = /^[^\n#@]{0,300}@(["'])[ \t]*$/m

/** A script of PowerShell that writes files from texts of its own, which are read out of it. */
export function isWritingScript(text: string): boolean {
  const found = text.includes("@'") || text.includes('@"') ? opens.exec(text) : null
  return found !== null && text.includes(`\n${found[1] ?? ''}@`, found.index)
}

/** How files of Terraform, Bicep and YAML hold one, beside what they say themselves. */
const carries = new RegExp(
  acrossLines`
    ^[ \t]*(?:resource|module|data|locals|variable|param|var|targetScope|output)\b
      [^\n]{0,200}[{=]
    |^[ \t]*(?:- )?["']?[\w./ -]{1,80}["']?:[ \t]*(?:[|>][+-]?)?[ \t]*$
    |^[ \t]*(?:[{[]|<powershell>)
  `,
  'im',
)

const opensAnywhere = /@["'][ \t]*$/m

/** Whether a file of another kind holds the script, and may hold it with an indent of its own. */
export function isCarriedScript(text: string): boolean {
  const found = opensAnywhere.exec(text)
  return found !== null && carries.test(text.slice(0, found.index))
}

export const isWritingScriptAlone = (text: string): boolean =>
  isWritingScript(text) && !isCarriedScript(text)

/** Whether it holds a text of a script that writes files, whatever stands around the script. */
export const holdsHereString = (text: string): boolean => {
  const at = opensAnywhere.exec(text)?.index
  const mark = at === undefined ? undefined : text[at + 1]
  return mark !== undefined && new RegExp(String.raw`\n[ \t]{0,80}${mark}@`).test(text.slice(at))
}
