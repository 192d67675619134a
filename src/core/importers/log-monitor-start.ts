import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'

const step = /^[ \t]*(FROM|SHELL|ENTRYPOINT|CMD)[ \t]+([^\n]{1,400})/i

/** What the last stage of a Dockerfile starts as a list, past LogMonitor, which is its shell alone. */
export function pastLogMonitorIn(doc: Document): readonly Observation[] {
  if (!/logmonitor/i.test(doc.text)) return []
  let isShell = false
  let offset = 0
  const starts = new Map<string, { readonly text: string; readonly at: number }>()
  for (const line of doc.text.split('\n')) {
    const [, word = '', text = ''] = step.exec(line.slice(0, 500)) ?? []
    const name = word.toUpperCase()
    if (name === 'FROM') {
      isShell = false
      starts.clear()
    } else if (name === 'SHELL') isShell = /logmonitor/i.test(text)
    else if (name !== '') starts.set(name, { text, at: offset + line.indexOf(word) })
    offset += line.length + 1
  }
  // Where there is an entry point, CMD has its arguments.
  const start = starts.get('ENTRYPOINT') ?? starts.get('CMD')
  const isThrough = [...starts.values()].some(({ text }) => /logmonitor/i.test(text))
  if (!isShell || !start || isThrough || !start.text.trim().startsWith('[')) return []
  return [
    stated('image.pastLogMonitor', start.text.trim(), start.text.trim(), doc.placeAt(start.at)),
  ]
}
