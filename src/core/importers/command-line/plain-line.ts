import { withoutAsked } from './asked-line.ts'
import { binPath } from './made-service.ts'
import { isNotSo } from './not-so.ts'
import { acrossLines } from '../../values/across-lines.ts'

const component = String.raw`(?:kubelet|kube-proxy|flanneld)(?:\.exe)?`
/** `["kubelet.exe", "--v=4"]`, as Dockerfiles and Compose have a command. */
const list = new RegExp(String.raw`\[\s*"[^"\n]{0,200}${component}"\s*,\s*"--?[a-z][^\n]*\]`, 'i')
/** A command line that stands as code in a sentence or an item. */
const code = new RegExp(
  '`((?:[^`\\s]{0,200}' + component + '["\']?\\s+)?--?[a-z][^`\\n]{1,8000})`',
  'i',
)
/** A command that makes a service, or sets its arguments, as code. */
const making = new RegExp(
  '`((?:sc|nssm|schtasks)(?:\\.exe)?\\s[^`\\n]{0,200}\\b(?:kubelet|kube-proxy|flanneld)\\b[^`\\n]{1,8000})`',
  'i',
)
/** The tags of a scheduled task or of a wrapper for services. */
const tag = /<\/?arguments?>/gi
const column = new RegExp(
  String.raw`^(?:.*(?:\t|\s{2})|\s*\d{1,7}\s)(?="?[A-Za-z]:\\[^\t"]{0,200}${component}"?\s+--)`,
  'i',
)

/** The same in the quotes of a member, a cell or an option of another program. */
const quoted = new RegExp(
  acrossLines`
    (["'])( ?[^\s"']{0,200}
      (?:(?:kubelet|kube-proxy|flanneld|kube-log-runner)\.|\$(?:global:)?kube(?:let|proxy))exe
      \s+--?[a-z](?:\\["']|[^"'\n]){1,8000}
    )\1
  `,
  'i',
)
/** The same between brackets, as installers print what they make a service of. */
export const bracketed =
  /\[([A-Za-z]:\\[^\s\]]{0,200}(?:(?:kubelet|kube-proxy|flanneld)\.exe\s+-|kube-log-runner\.exe\s+)-[a-z][^\]\n]{1,8000})\]/i

/** What is read with its quotes. */
const ownQuotes =
  /(?<!\/)\b(?:sc|nssm)(?:\.exe)?\s|PathName|PATH_NAME|ImagePath|AppParameters|Command ?Line/i

/** Who says it, when, or what it is, before a component with its flags; nothing of that ends in an equals sign alone. */
const said = new RegExp(
  acrossLines`
    ^\s*(?:[-*>]\s+)?(?:[^\s"'=\\/|-][^"'=\n|\\]{0,80}(?:[:>\]→.]|=>)\s+)
    (?=
      "?(?:[A-Za-z]:\\[^\s"]{0,200}\\|\.\\)?(?:
        (?:kubelet|kube-proxy|flanneld)\.exe"?\s+--[a-z][\w-]{1,60}(?:[= ][^\s-]\S{0,200})?
          \s+--[a-z]
        |kube-log-runner\.exe"?\s+-[a-z]
      )
    )
  `,
  'i',
)

/** A cell in which PowerShell shows a list, and what stands behind it in the row. */
const inCell = new RegExp(
  String.raw`^(\s*\{)(?=[A-Za-z][^{}\n]{0,200}${component}\s+--[a-z])([^{}\n]{1,8000})(\}[^{}\n]{0,80})$`,
)

/** `"--v=4", "--config=a"` without brackets around it. */
const betweenFlags = /(["']),(?=\s{0,3}["']--[a-z])/g

const blanks = (text: string) => ' '.repeat(text.length)

/** Expressions of a template, which stand for a part of a path or of a value, without their blanks and quotes. */
const inOneWord = (text: string): string =>
  text.includes('{{') && text.includes('--')
    ? text.replaceAll(/\{\{[^{}]{1,200}\}\}/g, (own) => own.replaceAll(/[\s"'`|]/g, '_'))
    : text

/** A command as the value of a key of YAML, in quotes that may hold those of the other kind. */
const member =
  /^(\s*(?:- )?[\w.]{2,60}:\s{1,8}(["']))(?= ?[^\s"']{0,200}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?\s{1,8}--?[a-z])(.{1,8000})\2\s*$/i

/** A program in a folder whose name has blanks, in the quotes that such a path needs or as Windows takes it without them. */
const blankPath = new RegExp(
  acrossLines`
    ("{1,3}|')([A-Za-z]:\\[^"'\n=*?<>|]{0,200}\\${component})("{1,2}|')(?=[\s"]|$)
    |[A-Za-z]:\\Program Files(?: \(x86\))?\\[^\s"'=*?<>|]{0,200}${component}(?=\s+-|\s*$|<)
  `,
  'gi',
)

/** The path of the program in one word: no blank and no quote of it parts the line. */
const programInOneWord = (text: string): string =>
  text.includes(' ') && /[a-z]:\\[^\n]{0,200}(?:kubelet|kube-proxy|flanneld)/i.test(text)
    ? text.replaceAll(blankPath, (all, before?: string, path?: string, after?: string) =>
        before === undefined || path === undefined || after === undefined
          ? all.replaceAll(' ', '_')
          : // In the column of the quote, below which a table goes on.
            path.replaceAll(' ', '_') + blanks(before + after),
      )
    : text

/** What PowerShell takes off before it hands over the rest as it stands. */
const stopParsing = /(?<=\s)--%(?=\s)/

/** A line with blanks in the place of whatever stands around the arguments of a component, so that these keep their columns. */
export const plainLine = (text: string): string =>
  alone(programInOneWord(inOneWord(withoutAsked(text))).replace(stopParsing, '   '))

function alone(text: string): string {
  if (text.length > 20_000 || !/-[a-z]/i.test(text)) return text
  const inList = text.includes('[') ? list.exec(text) : null
  if (inList) {
    const inner = inList[0].replace(/^\[|\]$|"\s*,/g, (mark) =>
      mark.startsWith('"') ? `"${blanks(mark.slice(1))}` : ' ',
    )
    return (
      blanks(text.slice(0, inList.index)) + inner + blanks(text.slice(inList.index + inner.length))
    )
  }
  const [, before, , inMember] = text.includes(':') ? (member.exec(text) ?? []) : []
  if (before !== undefined && inMember !== undefined) {
    return blanks(before) + inMember + blanks(text.slice(before.length + inMember.length))
  }
  const inCode = text.includes('`') ? (making.exec(text) ?? code.exec(text)) : null
  if (inCode?.[1] !== undefined && isAlone(text, inCode)) {
    const at = inCode.index + 1
    return blanks(text.slice(0, at)) + inCode[1] + blanks(text.slice(at + inCode[1].length))
  }
  const [, open, cell, close] = text.includes('}') ? (inCell.exec(text) ?? []) : []
  if (open !== undefined && cell !== undefined && close !== undefined)
    return blanks(open) + cell + blanks(close)
  const inBrackets = text.includes('[') ? bracketed.exec(text) : null
  if (inBrackets?.[1] !== undefined) {
    const at = inBrackets.index + 1
    return blanks(text.slice(0, at)) + inBrackets[1] + blanks(text.slice(at + inBrackets[1].length))
  }
  const inQuotes = ownQuotes.test(text) ? null : quoted.exec(text)
  if (inQuotes?.[2] !== undefined) {
    const at = inQuotes.index + 1
    return blanks(text.slice(0, at)) + inQuotes[2] + blanks(text.slice(at + inQuotes[2].length))
  }
  if (/["'],\s{0,3}["']--[a-z]/.test(text)) return text.replace(betweenFlags, '$1 ')
  const isMember = /^\s*"[\w.-]{1,60}"\s*:/.test(text)
  const [prefix] =
    (isMember ? null : column.exec(text)) ?? (binPath.test(text) ? null : said.exec(text)) ?? []
  if (prefix !== undefined && !isNotSo(prefix)) return blanks(prefix) + text.slice(prefix.length)
  return text.includes('<') ? text.replace(tag, blanks) : text
}

/** A flag alone is code where it is an item of a list; in a sentence it is what somebody speaks of. */
const isAlone = (text: string, { index, 0: whole, 1: inner = '' }: RegExpExecArray) =>
  !/^--?[a-z]/i.test(inner) ||
  (/^\s*[-*+]?\s*$/.test(text.slice(0, index)) && text.slice(index + whole.length).trim() === '')
