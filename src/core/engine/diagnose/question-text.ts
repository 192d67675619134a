import type { Question } from '../lint/question.ts'
import { commandFor, type Collectable } from './collect.ts'

/** The commands whose output answers a question. */
export const commandsFor = ({ about }: Question): readonly string[] => [
  ...new Set(about.flatMap((condition) => commandFor(condition) ?? [])),
]

/** What to send to the customer: each question with its command, then what else to collect. */
export function questionsText(
  questions: readonly Question[],
  collect: readonly Collectable[] = [],
): string {
  const asked = questions.map((question, i) => {
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
