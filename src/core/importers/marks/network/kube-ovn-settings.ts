import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { ownValue } from '../../../values/own.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const value = String.raw`["']?(?:\$\{\w{1,40}:-)?(geneve|vxlan|stt|true|false)\b`
/** In its script, in values of its chart, in `--set networking.TUNNEL_TYPE=vxlan`, and as a variable of a container. */
const settings = new RegExp(
  [
    acrossLines`
      (?:^[ \t]{0,20}(?:export[ \t])?["']?|--set[ \t=]{1,3}(?:\w{1,40}\.)?|,(?:\w{1,40}\.)?)
      (TUNNEL_TYPE|ENABLE_SSL)["']?[ \t]{0,4}[:=][ \t]{0,4}${value}
    `,
    String.raw`^[ \t]{0,40}-[ \t]name:[ \t](TUNNEL_TYPE|ENABLE_SSL)[ \t]{0,9}\r?\n[ \t]{0,40}value:[ \t]${value}`,
  ].join('|'),
  'gm',
)

const names: Readonly<Record<string, string>> = {
  TUNNEL_TYPE: 'network.tunnel',
  ENABLE_SSL: 'kubeOvn.ssl',
}

/** What Kube-OVN was installed with; other programs have the second of its variables too. */
export const kubeOvnSettingsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /TUNNEL_TYPE|ENABLE_SSL/) && matches(doc, /TUNNEL_TYPE|ovn/i)
    ? matchesOf(doc, settings).flatMap(({ groups: [key, set, name, given], placeOf }) => {
        const told = ownValue(names, key ?? name ?? '')
        const text = set ?? given ?? ''
        return told === undefined
          ? []
          : [stated(told, text, text, placeOf(set === undefined ? 3 : 1))]
      })
    : []
