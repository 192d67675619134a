import type { Document } from '../../model/document.ts'
import { parseCommandLine, type FoundLine } from './parse.ts'

/** A component with its flags, as one text. */
const own =
  /^["']?(?:[^\s"']{0,200}[\\/]|[A-Za-z]:(?:(?!\.exe|\s[-/]|\s[A-Za-z]:)[^"'\n]){1,200}[\\/])?(?:kubelet|kube-proxy)(?:\.exe)?["']?\s+--/i

/** Whether a service is made of the component itself, with no wrapper that speaks with Windows for it. */
export const isOwnService = (words: readonly string[]): boolean =>
  words.some((word) => own.test(word.replace(/^binPath=\s*/i, '')))

/** The program of `New-Service @params`, where a hash table holds the parameters. */
const parameter = /^[ \t]*BinaryPathName[ \t]*=[ \t]*(["'])([^\n]{1,2000})\1[ \t]*;?[ \t]*$/gim

export const splattedPrograms = (doc: Document): readonly FoundLine[] =>
  [...doc.text.matchAll(parameter)].slice(0, 20).flatMap(({ index, 0: whole, 2: text = '' }) => {
    const line = parseCommandLine([[{ text, at: index + whole.lastIndexOf(text) }]], doc)
    return line ? [{ ...line, ...(isOwnService([text]) && { isService: true as const }) }] : []
  })
