import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'

const component = /\b(?:kubelet|kube-?proxy|flanneld|kubeadm)(?:\.exe)?["']?\s/i
/** Indented: what a terminal wraps begins at the edge. */
const flagLine = /^[ \t]{1,80}--[a-z]/
/** Texts for the shells of Linux have lines of their own kind. */
const ofLinux = /\bsudo\s|\/(?:usr|etc|var)\/\S{0,200}\s|^\s{0,80}\$\s|<<-?\s?["']?\w/

/** Commands have no more lines. */
const longest = 60

/**
 * Lines of a command in PowerShell that do not go on below although its flags do: without a backtick,
 * with a blank behind it, or with the backslash of other shells.
 */
export function brokenLinesIn(doc: Document): readonly Observation[] {
  if (doc.text.startsWith('#!')) return []
  const lines = doc.text.split('\n')
  const found: Observation[] = []
  let head = -1
  let offset = 0
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1] ?? ''
    if (!flagLine.test(line)) head = i
    else if (head >= 0 && i - head < longest && above.length < 2_000) {
      const how = endOf(above)
      const run = lines.slice(head, i)
      if (how !== undefined && isMeant(run, how, lines[i] ?? '')) {
        const raw = above.trim()
        const at = offset - above.length - 1 + above.indexOf(raw)
        found.push(stated('script.brokenLine', how, raw.slice(-60), doc.placeAt(at)))
        // What follows has the same fault.
        head = -1
      }
    }
    offset += line.length + 1
  }
  return found
}

type End = 'blank' | 'backslash' | 'nothing'

function endOf(line: string): End | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined
  if (/`[ \t]{1,40}$/.test(line)) return 'blank'
  if (/[ \t]\\[ \t]{0,4}$/.test(line)) return 'backslash'
  return /[`,({[|+^&=;@]\s{0,4}$/.test(line) ? undefined : 'nothing'
}

function isMeant(run: readonly string[], how: End, below: string): boolean {
  const [first = ''] = run
  if (!component.test(first) || /^\s*#/.test(first) || run.some((line) => ofLinux.test(line)))
    return false
  // A text in quotes goes on by itself.
  const text = run.join('\n').replaceAll(/\\"|`"|""/g, '')
  if (text.split('"').length % 2 === 0 || text.split("'").length % 2 === 0) return false
  const ends = [...run, below].filter((line) => /`[ \t]{0,40}$/.test(line))
  if (how === 'backslash') return ends.length === 0
  // Blanks behind all of them are of whoever pasted it; without any backtick nobody meant a line to go on.
  if (how === 'blank') return ends.some((line) => line.endsWith('`'))
  return ends.length > 0
}
