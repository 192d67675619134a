import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const service = '(kubelet|containerd|kube-?proxy|docker)'
const forms = [
  // sc.exe qc
  new RegExp(
    acrossLines`
      ^[ \t]*SERVICE_NAME:[ \t]*${service}[ \t]*\r?\n(?:[^\n]{0,200}\n){0,4}?[ \t]*START_TYPE
      [ \t]*:[ \t]*\d[ \t]+(DEMAND_START|DISABLED)\b
    `,
    'gim',
  ),
  // Format-List
  new RegExp(
    acrossLines`
      ^[ \t]*Name[ \t]*:[ \t]*${service}[ \t]*\r?\n
      (?:[ \t]*\w{1,40}[ \t]*:[^\n]{0,2000}\n){0,12}?[ \t]*Start(?:Type|Mode|upType)[ \t]*:
      [ \t]*(Manual|Disabled)\b
    `,
    'gim',
  ),
  // Format-Table Name, Status, StartType
  new RegExp(
    String.raw`^[ \t]*${service}[ \t]{1,40}(?:Running|Stopped|Paused)[ \t]{1,40}(Manual|Disabled)[ \t]*$`,
    'gim',
  ),
]

const names: Readonly<Record<string, string>> = {
  'kube-proxy': 'kubeProxy',
  kubeproxy: 'kubeProxy',
}

/** Services of the node that Windows does not start by itself. */
export const serviceStartsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /START_TYPE|Manual|Disabled/)
    ? forms.flatMap((form) =>
        matchesOf(doc, form).map(({ groups: [name = '', start = ''], placeOf }) => {
          const own = name.toLowerCase()
          return stated(
            `${names[own] ?? own}.startType`,
            /^dis/i.test(start) ? 'disabled' : 'manual',
            start,
            placeOf(1),
          )
        }),
      )
    : []
