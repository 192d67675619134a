import { chinese } from './glossaries/chinese.ts'
import { french } from './glossaries/french.ts'
import { german } from './glossaries/german.ts'
import { wordSet, type Glossary } from './glossaries/glossary.ts'
import { italian } from './glossaries/italian.ts'
import { japanese } from './glossaries/japanese.ts'
import { portuguese } from './glossaries/portuguese.ts'
import { spanish } from './glossaries/spanish.ts'
import { mayMatch } from './patterns/may-match.ts'

const languages = [german, french, spanish, portuguese, italian, chinese, japanese]
const english = wordSet(
  'the and is of to we not it are with this that from our have has but a in for on at be was by as can',
)

/** So much of a text shows its language. */
const sample = 4000
/** So much somebody writes of a complaint. */
const most = 20_000
const fewest = 3
/** A line or two have fewer. */
const short = 200

/**
 * What somebody wrote in another language, with the words of complaints in English; all else stays. It
 * is no translation: order and grammar stay too. Undefined for English. Each line stays one line.
 */
export function wordsInEnglish(text: string): string | undefined {
  const glossary = languageOf(text.slice(0, sample))
  if (!glossary) return undefined
  const said = patternsOf(glossary).reduce(
    (read, [pattern, meaning]) => read.replace(pattern, meaning),
    text.slice(0, most),
  )
  return said + text.slice(most)
}

function languageOf(text: string): Glossary | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const countOf = (common: ReadonlySet<string>) => words.filter((word) => common.has(word)).length
  const counted = languages.map((glossary) => ({
    glossary,
    times:
      glossary.common instanceof RegExp
        ? (text.match(glossary.common)?.length ?? 0)
        : countOf(glossary.common),
  }))
  const isWritten = ({ glossary, times }: (typeof counted)[number]) =>
    glossary.isUnspaced === true && times >= fewest
  // Japanese has the letters of Chinese as well.
  const [written] = counted.filter(isWritten).toReversed()
  if (written) return written.glossary
  const [first] = counted.toSorted((a, b) => b.times - a.times)
  const inEnglish = countOf(english)
  if (first?.times === 0 && inEnglish === 0 && text.length <= short)
    return languages.find((one) => one.isUnspaced !== true && hasWordOf(one, text))
  if (!first || first.times === 0 || first.times < inEnglish) return undefined
  const isPlain = first.times >= fewest && first.times > inEnglish
  return isPlain || (text.length <= short && hasWordOf(first.glossary, text))
    ? first.glossary
    : undefined
}

/** “Windows-Pod startet nicht”: short words are few in it, and one of the longer ones tells the language. */
function hasWordOf(glossary: Glossary, text: string): boolean {
  const isLong = (found: string) =>
    found.length >= 5 && /[^\x00-\x7f]|\p{L}{5}|\p{L} \p{L}/u.test(found)
  const searched = { text }
  return patternsOf(glossary).some(
    ([pattern, meaning]) =>
      mayMatch(searched, pattern) &&
      text.match(pattern)?.some((found) => isLong(found) && !isEnglish(found, meaning)) === true,
  )
}

/** “Update”, “timeout”, “Restart”: spelt alike. */
const isEnglish = (found: string, meaning: string) =>
  meaning.includes(found.toLowerCase()) ||
  /^(?:reboot|update|services|timeout|nodes?|mount)/i.test(found)

type Pattern = readonly [RegExp, string]
const compiled = new Map<Glossary, readonly Pattern[]>()

function patternsOf(glossary: Glossary): readonly Pattern[] {
  const known = compiled.get(glossary)
  if (known) return known
  const patterns = glossary.words.map(([meaning, said]): Pattern =>
    glossary.isUnspaced
      ? [new RegExp(`(?:${said})`, 'giu'), ` ${meaning} `]
      : [new RegExp(String.raw`(?<![\p{L}\d-])(?:${said})(?![\p{L}\d])`, 'giu'), meaning],
  )
  compiled.set(glossary, patterns)
  return patterns
}
