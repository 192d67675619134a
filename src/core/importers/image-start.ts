import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const steps = /^[ \t]*(FROM|CMD|ENTRYPOINT)[ \t]+([^\s[][^\n]{0,300}|\[[^\n]{0,300})/gim

/** What the last stage of a Dockerfile starts: an entry point, or the command where there is none. */
function startOf(doc: Document) {
  const all = matchesOf(doc, steps)
  const from = all.findLastIndex(({ groups: [step = ''] }) => /^from$/i.test(step))
  const own = (name: RegExp) =>
    all.slice(from + 1).findLast(({ groups: [step = ''] }) => name.test(step))
  return own(/^entrypoint$/i) ?? own(/^cmd$/i)
}

/** What an image starts in the form of a shell, or as the first item of a list. */
export function startedBy(doc: Document): readonly Observation[] {
  const start = startOf(doc)
  if (start === undefined) return []
  const [, told = ''] = start.groups
  const raw = start.raw.trim()
  if (!told.startsWith('[')) return [stated('image.shellForm', told.trim(), raw, start.place)]
  const program = /^\[[ \t]*"((?:[^"\\]|\\.){1,200})"/.exec(told)?.[1]
  return program === undefined
    ? []
    : [stated('image.program', program.replaceAll('\\\\', '\\'), raw, start.place)]
}
