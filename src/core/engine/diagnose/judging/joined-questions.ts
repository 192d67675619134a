import type { Question } from '../../lint/question.ts'

/** Questions with one answer are one question. */
export function joined(questions: readonly Question[]): readonly Question[] {
  const groups = new Map<string, Question>()
  for (const one of questions) {
    const key = `${one.ask}\n${one.when}`
    const before = groups.get(key)
    groups.set(
      key,
      before
        ? {
            ...before,
            messages: [...new Set([...before.messages, ...one.messages])],
            decides: [...new Set([...before.decides, ...one.decides])],
          }
        : one,
    )
  }
  return [...groups.values()]
}
