import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'

const directive = /^#[ \t]*(\w{1,20})[ \t]*=[ \t]*(\S{1,200})$/
const toBacktick = /^#[ \t]*escape[ \t]*=[ \t]*`$/i
const step =
  /^(FROM|RUN|COPY|ADD|WORKDIR|ENTRYPOINT|CMD|SHELL|EXPOSE|ENV|USER|LABEL|VOLUME|ARG|HEALTHCHECK)[ \t]+\S/
/** A path that ends in one backslash. */
const folder = /(?:[A-Za-z]:|[\w.%$)-])\\(?:[^\s\\"'`]{1,100}\\){0,20}$/
const list = /^(?:RUN|CMD|ENTRYPOINT|SHELL)[ \t]+\[.{1,400}\]$/i
/** A backslash in a list that stands for no backslash, quote or slash. */
const single = /(?<!\\)(?:\\\\){0,20}\\(?![\\"/])/

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

/** Directives stand above everything else, blank lines and comments too. */
function isBacktickIn(lines: readonly string[]): boolean {
  for (const line of lines) {
    const [, name, value] = directive.exec(line) ?? []
    if (name === undefined) return false
    if (name.toLowerCase() === 'escape') return value === '`'
  }
  return false
}
