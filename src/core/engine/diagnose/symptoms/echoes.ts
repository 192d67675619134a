import { memoize } from '../../../values/memoize.ts'
import type { Match } from './matched.ts'
import { normalizeWords } from './normalize.ts'

/** Without what says a second time, and with less, what another message says in whole. */
export const withoutEchoes = (matches: readonly Match[]): readonly Match[] =>
  withoutTitles(withoutCutOff(matches))

/** Ids of sandboxes and containers. */
const id = /[0-9a-f]{40,64}/g

/** A wrapper whose inner words are cut off says nothing where another message of the same sandbox or error has them. */
function withoutCutOff(matches: readonly Match[]): readonly Match[] {
  const kindOf = ({ of }: Match) => ('symptom' in of ? of.symptom.kind : undefined)
  const isCut = (one: Match) => kindOf(one) === 'wrapper'
  if (!matches.some(isCut)) return matches
  const whole = matches.filter((one) => !isCut(one) && kindOf(one) !== 'noise')
  const explained = new Set(whole.flatMap(({ message }) => message.match(id) ?? []))
  const isSaidInWhole = memoize((words) => whole.some(({ message }) => message.includes(words)))
  return matches.filter((one) => {
    if (!isCut(one)) return true
    const last = normalizeWords(one.words.at(-1) ?? '')
    const isEmpty = one.message.replace(/["'`:]+$/, '').endsWith(last)
    return (
      !(isEmpty && isSaidInWhole(last)) && !one.message.match(id)?.some((of) => explained.has(of))
    )
  })
}

/** The title of a report often is a part of its message: where a row knows more of the whole, the part says nothing. */
function withoutTitles(matches: readonly Match[]): readonly Match[] {
  const rowOf = ({ of }: Match) => ('symptom' in of ? of.symptom : undefined)
  const saidBy = (one: Match) => normalizeWords(one.words.join(''))
  const isTitle = (one: Match) =>
    rowOf(one)?.outerTo !== undefined &&
    one.message.startsWith('#') &&
    one.message.replace(/^#{1,6}/, '').startsWith(saidBy(one))
  if (!matches.some(isTitle)) return matches
  const inner = memoize((id) => matches.filter((one) => rowOf(one)?.id === id))
  const isSaidBy = memoize((idAndWords) => {
    const [of = '', words = ''] = idAndWords.split('\n')
    return inner(of).some(({ message }) => message.includes(words))
  })
  return matches.filter(
    (one) =>
      !isTitle(one) ||
      rowOf(one)?.outerTo?.some((of) => isSaidBy(`${of}\n${saidBy(one)}`)) !== true,
  )
}
