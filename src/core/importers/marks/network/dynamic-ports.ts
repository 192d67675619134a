import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { isLeftBehind } from '../node/left-behind.ts'
import { wordsAround } from '../../prose/lines.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { matchesOf, type Match } from '../../text-of.ts'

/** Between the words of a command: blanks, or the marks of a list of arguments. */
const gap = String.raw`["']?(?:[ \t]+|,[ \t]*)["']?`
const numbers = String.raw`(?:protocol=)?(?:tcp|\$\w{1,30})${gap}(?:start(?:port)?=)?(\d{1,5})${gap}(?:num(?:berofports)?=)?(\d{1,5})\b`
/** As `netsh int ipv4 set dynamicportrange tcp start=1025 num=64510` or without the names. */
const set = new RegExp(String.raw`\bset${gap}dynamicport(?:range)?${gap}${numbers}`, 'gi')
const add = new RegExp(String.raw`\badd${gap}excludedportrange${gap}${numbers}`, 'gi')
const cmdlet =
  /\bSet-NetTCPSetting\b[^\n]{0,120}?-DynamicPortRangeStartPort[ \t]+(\d{1,5})[ \t]+-DynamicPortRangeNumberOfPorts[ \t]+(\d{1,5})\b/gi

/** The dynamic ports that a script gives to Windows, and those that it takes out of them. */
export function dynamicPortsIn(doc: Document): readonly Observation[] {
  if (!matches(doc, /dynamicport|excludedport/i)) return []
  const done = (pattern: RegExp) => matchesOf(doc, pattern).filter((found) => isDone(doc, found))
  return [
    ...[set, cmdlet]
      .flatMap(done)
      .flatMap(({ groups: [start = '', count = ''], placeOf }) => [
        stated('host.dynamicPortRange.start', start, start, placeOf(0)),
        stated('host.dynamicPortRange', count, count, placeOf(1)),
      ]),
    ...done(add).map(({ groups: [start = '', count = ''], placeOf }) => {
      const last = Number(start) + Number(count) - 1
      return stated('host.excludedPorts', `${start} ${last}`, start, placeOf(0))
    }),
  ]
}

/** Neither commented out, advised nor left behind. */
const isDone = (doc: Document, { raw, place }: Match): boolean =>
  !isLeftBehind(wordsAround(doc, place, raw).ahead) && isSaid(doc, raw, place)
