import { grouped } from '../../../values/grouped.ts'
import type { Question } from '../../lint/question.ts'
import { commandFor, type Collectable } from '../collect.ts'

/** What is asked once, and what each answer would mean. */
export interface Asked extends Pick<Question, 'ask' | 'about'> {
  readonly cases: readonly Pick<Question, 'when' | 'messages'>[]
}

/** Questions that ask the same are asked once. */
export const askedOnce = (questions: readonly Question[]): readonly Asked[] =>
  [...grouped(questions, ({ ask }) => ask)].map(([ask, cases]) => ({
    ask,
    about: [...new Set(cases.flatMap(({ about }) => about))],
    cases,
  }))

/** The commands whose output answers a question. */
export const commandsFor = ({ about }: Pick<Question, 'about'>): readonly string[] => [
  ...new Set(about.flatMap((condition) => commandFor(condition) ?? [])),
]

/** What to send to the customer: each question with its command, then what else to collect. */
export function questionsText(
  questions: readonly Question[],
  collect: readonly Collectable[] = [],
): string {
  const asked = askedOnce(questions).map((question, i) => {
    const commands = commandsFor(question)
    return [
      `${i + 1}. ${question.ask}`,
      ...commands.map((command) => `   Please send the output of: ${command}`),
    ].join('\n')
  })
  const known = new Set(questions.flatMap(commandsFor))
  const more = collect.filter(({ command }) => !known.has(command))
  return [
    ...asked,
    ...(more.length === 0
      ? []
      : [
          `${asked.length === 0 ? 'Please' : 'Please also'} send the output of:`,
          ...more.map(({ command }) => `- ${command}`),
        ]),
  ].join('\n')
}
