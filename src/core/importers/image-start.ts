import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const steps = /^[ \t]*(FROM|CMD|ENTRYPOINT)[ \t]+([^\s[][^\n]{0,300}|\[)/gim

/** What the last stage of a Dockerfile starts in the form of a shell: an entry point, or the command where there is none. */
export function shellFormIn(doc: Document): readonly Observation[] {
  const all = matchesOf(doc, steps)
  const from = all.findLastIndex(({ groups: [step = ''] }) => /^from$/i.test(step))
  const own = (name: RegExp) =>
    all.slice(from + 1).findLast(({ groups: [step = ''] }) => name.test(step))
  const start = own(/^entrypoint$/i) ?? own(/^cmd$/i)
  const [, told = '['] = start?.groups ?? []
  return start === undefined || told === '['
    ? []
    : [stated('image.shellForm', told.trim(), start.raw.trim(), start.place)]
}
