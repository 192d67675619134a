import { grouped } from '../../../values/grouped.ts'
import type { Match } from './matched.ts'
import { normalizeWords } from './normalize.ts'

/**
 * Messages of one row, apart where the words of one rule out what another one means: a text with
 * two of them is about two faults, and together none of their causes would be left.
 */
export function byMessage(matches: readonly Match[]): readonly (readonly Match[])[] {
  const of = matches[0]?.of
  if (!of || !('symptom' in of) || matches.length < 2) return [matches]
  const ruledOut = of.symptom.causes.map(({ excluded = [] }) =>
    excluded.flatMap((one) => ('says' in one ? [normalizeWords(one.says)] : [])),
  )
  if (!ruledOut.some((words) => words.length > 0)) return [matches]
  const leftIn = ({ message }: Match) =>
    ruledOut.flatMap((words, i) => (words.some((one) => message.includes(one)) ? [] : [i]))
  const left = new Map(matches.map((match) => [match, leftIn(match)]))
  const all = [...left.values()]
  const isShared = ruledOut.some((_, i) => all.every((own) => own.includes(i)))
  const isNone = all.every((own) => own.length === 0)
  if (isShared || isNone) return [matches]
  return [...grouped(matches, (match) => (left.get(match) ?? []).join(',')).values()]
}
