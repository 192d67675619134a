import type { Document } from '../../model/document.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A component with its flags, as one text. */
const own = new RegExp(
  acrossLines`
    ^["']?(?:[^\s"']{0,200}[\\/]|[A-Za-z]:(?:(?!\.exe|\s[-/]|\s[A-Za-z]:)[^"'\n]){1,200}[\\/])?
    (?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+--
  `,
  'i',
)

/** Whether a service is made of the component itself, with no wrapper that speaks with Windows for it. */
export const isOwnService = (words: readonly string[]): boolean =>
  words.some((word) => own.test(word.replace(/^binPath=\s*/i, '')))

/** The name that a call of New-Service or sc gives to the service. */
export function nameGiven(words: readonly string[]): { readonly serviceName?: string } {
  const at = words.findIndex((word) => /^-Name:?$/i.test(word))
  const name =
    at >= 0
      ? words[at + 1]
      : /(?:^|[\\/])sc(?:\.exe)?$/i.test(words[0] ?? '') &&
          /^(?:create|config)$/i.test(words[1] ?? '')
        ? words[2]
        : undefined
  const [, serviceName] = /^["']?([\w.-]{1,80})["']?$/.exec(name ?? '') ?? []
  return serviceName === undefined ? {} : { serviceName }
}

/** What a hash table for `New-Service @params`, or a resource of DSC, gives a component as its program. */
const parameter =
  /^[ \t]*(BinaryPathName|Path|ImagePath|CommandLine)[ \t]*=[ \t]*(["'])([^\n]{1,2000})\2[ \t]*;?[ \t]*$/gim

export const splattedPrograms = (doc: Document): readonly FoundLine[] =>
  [...foundIn(doc, parameter)]
    .slice(0, 20)
    .flatMap(({ index, 0: whole, 1: key = '', 3: text = '' }) => {
      const isService = isOwnService([text])
      if (!isService && !/^BinaryPathName$/i.test(key)) return besides(doc, text, index, whole)
      const line = parseCommandLine([[{ text, at: index + whole.lastIndexOf(text) }]], doc)
      return line ? [{ ...line, ...(isService && { isService: true as const }) }] : []
    })

/** `Arguments = '--config=…'` beside the path of a component. */
function besides(doc: Document, path: string, at: number, own: string): readonly FoundLine[] {
  const program = programOf(path)
  if (program === undefined) return []
  const behind = at + own.length
  const end = doc.text.indexOf('}', behind)
  const [whole = '', , text = ''] =
    given.exec(
      doc.text.slice(behind, end < 0 ? behind + longest : Math.min(end, behind + longest)),
    ) ?? []
  if (text === '') return []
  const from = doc.text.indexOf(whole, behind) + whole.lastIndexOf(text)
  const line = parseCommandLine([[{ text, at: from }]], doc, program)
  return line ? [line] : []
}

const given =
  /^[ \t]*(?:Arguments|ArgumentList)[ \t]*=[ \t]*(["'])([^\n]{1,2000})\1[ \t]*;?[ \t]*$/im
const longest = 2_000
