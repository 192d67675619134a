import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { lastStageOf } from './dockerfile-steps.ts'

/** What the last stage of a Dockerfile starts as a list, past LogMonitor, which is its shell alone. */
export function pastLogMonitorIn(doc: Document): readonly Observation[] {
  if (!/logmonitor/i.test(doc.text)) return []
  const steps = lastStageOf(doc)
  const last = (own: string) => steps.findLast(({ name }) => name === own)
  const [entry, command, shell] = [last('ENTRYPOINT'), last('CMD'), last('SHELL')]
  const isOfMonitor = (step: typeof shell) => step !== undefined && /logmonitor/i.test(step.text)
  // Where there is an entry point, CMD has its arguments.
  const start = entry ?? command
  const isThrough = isOfMonitor(entry) || isOfMonitor(command)
  if (!isOfMonitor(shell) || isThrough || start?.text.startsWith('[') !== true) return []
  return [stated('image.pastLogMonitor', start.text, start.text, doc.placeAt(start.at))]
}
