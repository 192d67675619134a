import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { lastStageOf } from './dockerfile-steps.ts'

/** What an image starts in the form of a shell, or as the first item of a list: its entry point, or its command where it has none. */
export function startedBy(doc: Document): readonly Observation[] {
  const steps = lastStageOf(doc)
  const start =
    steps.findLast(({ name }) => name === 'ENTRYPOINT') ??
    steps.findLast(({ name }) => name === 'CMD')
  if (start === undefined) return []
  const { name, text, at } = start
  if (!text.startsWith('[')) return [stated('image.shellForm', text, name, doc.placeAt(at))]
  const program = /^\[[ \t]*"((?:[^"\\]|\\.){1,200})"/.exec(text)?.[1]
  return program === undefined
    ? []
    : [stated('image.program', program.replaceAll('\\\\', '\\'), name, doc.placeAt(at))]
}
