import { kubeletLogFlags } from '../../catalog/flags/klog.ts'
import type { FoundLine } from './parse.ts'
import { acrossLines } from '../../values/across-lines.ts'

/**
 * Distributions log the command lines that they run, some of them in brackets. In the midst of a
 * sentence only with a capital: “we start kubelet with …” is what people say.
 */
export const running = new RegExp(
  acrossLines`
    \b(?:
      (?:(?:R|(?<![A-Za-z'’,]\s)r)unning|(?:S|(?<![A-Za-z'’,]\s)s)tart(?:ing| to run)?) (?:\S{1,20} )?
        (?:[^\s"']{0,120}[\\/])?([Kk]ubelet|[Kk]ube-proxy|[Ff]lanneld)(?:\.exe)?(?: with)?:? \[?
      |INFO: Args: 
    )(?=--)
  `,
)

/** Where the list of a log ends, which a mail may have broken behind its start. */
const listEnd = /\]["}]{1,2}\s*$/
export const closesList = (text = '') => listEnd.test(text.slice(-80))

/** What a log prints behind the bracket is no part of the command line. */
export function upToBracket<T extends { readonly text: string }>(
  group: readonly T[],
): readonly T[] {
  const end = group.findIndex(({ text }) => /\]["}]{0,2}\s*$/.test(text.slice(-80)))
  return end < 0 ? group : group.slice(0, end + 1)
}

/** The end of a list, or of a text in quotes, that begins on another line. */
export function withoutBracket(text: string): string {
  if (text.includes('[')) return text
  const isOdd = text.endsWith('"') && text.split('"').length === 2
  return text.replace(isOdd ? /\]?"$/ : listEnd, ' ')
}

/** A distribution takes the flags for logs away, which it has printed, before the component sees them. */
export function withoutLogFlags(line: FoundLine): FoundLine {
  const isKept = (i: number) => !kubeletLogFlags.has(line.flags[i]?.name ?? '')
  return {
    ...line,
    flags: line.flags.filter((_, i) => isKept(i)),
    // What is mended stands elsewhere.
    places: line.places.flatMap(({ at, valueAt, rawValue }, i) =>
      isKept(i) ? [{ at, valueAt, rawValue }] : [],
    ),
    strays: [],
  }
}
