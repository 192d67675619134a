import type { Place } from '../../../model/finding.ts'
import type { Diagnosis } from '../diagnosis.ts'
import type { LogLine } from '../reading/log-lines.ts'
import type { Unpacked } from './carried.ts'

/** What was found in files that others carried, at the places where they stand in those. */
export function placedBack(found: Diagnosis, { sentPlace, carriers }: Unpacked): Diagnosis {
  const names = [...carriers.keys()].toSorted((a, b) => b.length - a.length)
  const inWords = (text: string): string =>
    names.reduce((said, name) => {
      if (!said.includes(name)) return said
      return said
        .split(name)
        .map((part, i) => {
          if (i === 0) return part
          const [whole, between, line] = /^(, line |:)(\d+)/.exec(part) ?? []
          const place = sentPlace({ file: name, line: Number(line ?? 1), column: 1 })
          return whole === undefined
            ? place.file + part
            : `${place.file}${between ?? ''}${place.line}${part.slice(whole.length)}`
        })
        .join('')
    }, text)
  const placed = <T extends Partial<Place>>(one: T): T => {
    const { file, line, column } = one
    return file === undefined || !carriers.has(file)
      ? one
      : { ...one, ...sentPlace({ file, line: line ?? 1, column: column ?? 1 }) }
  }
  const lineSent = (one: LogLine): LogLine => {
    const { file, line } = sentPlace({ ...one, column: 1 })
    return { ...one, file, line }
  }
  return {
    ...found,
    observations: found.observations.map((one) => {
      const here = placed(one)
      return here.subject === undefined ? here : { ...here, subject: inWords(here.subject) }
    }),
    findings: found.findings.map((one) => ({
      ...placed(one),
      message: inWords(one.message),
      remediation: inWords(one.remediation),
      ...(one.also && { also: one.also.map(placed) }),
    })),
    questions: found.questions.map((one) => ({
      ...one,
      ask: inWords(one.ask),
      when: inWords(one.when),
      messages: one.messages.map(inWords),
    })),
    unread: found.unread.map((one) => ({ ...placed(one), reason: inWords(one.reason) })),
    documents: found.documents.map((one) => {
      const [first, last] = one.lines.map((line) => sentPlace({ file: one.file, line, column: 1 }))
      return first && last ? { ...one, file: first.file, lines: [first.line, last.line] } : one
    }),
    logs: found.logs.map(lineSent),
    words: found.words.map(lineSent),
  }
}
