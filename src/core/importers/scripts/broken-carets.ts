import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'

const component = /\b(?:kubelet|kube-?proxy|flanneld|kubeadm)(?:\.exe)?["']?\s/i
const flagLine = /^[ \t]{0,80}--[a-z]/
const goesOn = /\^[ \t]{0,40}\r?$/
const isBroken = /\^[ \t]{1,40}\r?$/

/** Lines of a command in a batch file that have a blank behind their caret, so that the command ends there. */
export function brokenCaretsIn(doc: Document): readonly Observation[] {
  const found: Observation[] = []
  let run: { readonly line: string; readonly at: number }[] = []
  let at = 0
  for (const line of doc.text.split('\n')) {
    const isFlags = flagLine.test(line)
    // What begins anew is no part of the run above it.
    if (!isFlags) run = []
    const above = run.at(-1)
    if (isFlags && above && isBroken.test(above.line) && isMeant([...run, { line, at }])) {
      const raw = above.line.trim()
      found.push(
        stated(
          'script.brokenLine',
          'caret',
          raw.slice(-60),
          doc.placeAt(above.at + above.line.indexOf(raw)),
        ),
      )
      // What follows is no part of any command.
      run = []
    } else if (goesOn.test(line) && run.length < longest && line.length < 2_000) {
      run.push({ line, at })
    } else {
      run = []
    }
    at += line.length + 1
  }
  return found
}

/** Commands have no more lines. */
const longest = 60

/** Blanks behind all of them are of whoever pasted it. */
const isMeant = (run: readonly { readonly line: string }[]) =>
  component.test(run[0]?.line ?? '') && run.some(({ line }) => /\^\r?$/.test(line))
