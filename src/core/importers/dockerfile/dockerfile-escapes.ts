import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { instructions } from '../../text/formats/dockerfile.ts'
import { isBacktickIn } from './dockerfile-steps.ts'

const toBacktick = /^#[ \t]*escape[ \t]*=[ \t]*`$/i
const step = new RegExp(String.raw`^(${instructions})[ \t]+\S`)
/** A path that ends in one backslash. */
const folder = /(?:[A-Za-z]:|[\w.%$)-])\\(?:[^\s\\"'`]{1,100}\\){0,20}$/
/** Items in quotes; PowerShell has types in such brackets. */
const list = /^(?:RUN|CMD|ENTRYPOINT|SHELL)[ \t]+\[[ \t]*".{1,400}\]$/i
/** A backslash in a list that JSON has no letter for, or that makes another of one in a path: `C:\tools`. */
const single =
  /(?<!\\)(?:\\\\){0,20}\\(?:[^\\"/bfnrtu]|[bfnrtu][^\s"]{0,80}\.(?:exe|cmd|bat|ps1|dll)\b)|\b[A-Za-z]:(?:[^\s"\\]|\\\\){0,200}\\[bfnrtu]/i

/** Steps of a Dockerfile that its escape character makes others: joined with the next, torn, or no list. */
export function misreadStepsIn(doc: Document): readonly Observation[] {
  const raw = doc.text.split('\n')
  const lines = raw.map((line) => line.slice(0, 1000).trim())
  const isBacktick = isBacktickIn(lines)
  // Below the first line that is no directive it is a comment.
  const isLate = !isBacktick && lines.some((line) => toBacktick.test(line))
  const found: Observation[] = []
  let offset = 0
  let isGoingOn = false
  for (const [i, line] of lines.entries()) {
    const place = offset + (raw[i] ?? '').search(/\S|$/)
    offset += (raw[i] ?? '').length + 1
    if (line === '' || line.startsWith('#')) continue
    const report = (name: string, value: string) => {
      const subject = isLate ? { subject: 'late directive' } : {}
      found.push(stated(name, value, line, doc.placeAt(place), subject))
    }
    const follower = lines.slice(i + 1, i + 40).find((one) => one !== '' && !one.startsWith('#'))
    const next = step.exec((follower ?? '').slice(0, 400))?.[1]
    const isStep = isGoingOn || step.test(line)
    if (isStep && !isBacktick && next !== undefined && folder.test(line))
      report('image.joinedStep', next)
    if (
      isStep &&
      isBacktick &&
      follower !== undefined &&
      next === undefined &&
      line.endsWith(' \\')
    )
      report('image.tornStep', follower.slice(0, 80))
    if (!isGoingOn && list.test(line) && single.test(line))
      report('image.unescapedList', line.split(/[ \t]/, 1)[0] ?? '')
    isGoingOn = isBacktick ? line.endsWith('`') : line.endsWith('\\')
  }
  return found.slice(0, 20)
}
