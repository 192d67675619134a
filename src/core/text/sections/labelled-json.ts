import { leadsToOther } from './led-to.ts'
import type { Line } from '../lines.ts'

/** `cni.conf: { "cniVersion": …`, “host-gw. { "name": …”; a line of a log prints what it has read. */
const label =
  /^(?![IWEF]\d{4}\s|\d{4}[-/]\d|\[|time=|level=|[$+>-])([^{}"'`\n$=|@]{2,80}?[:.]\s{1,3})(\{\s*(?:$|"[A-Za-z]{1,20}"\s*:.*))$/
const ofNetwork = /"(?:cniVersion|type|plugins|delegate)"\s*:/i

/** The label of a network’s JSON gets a line of its own, with the number of the one that both stand in. */
export const withLabelsApart = (lines: readonly Line[]): readonly Line[] =>
  lines.some(({ text }) => text.includes('{') && label.test(text.slice(0, 400)))
    ? lines.flatMap((line, i) => {
        const [, before = '', json = ''] = label.exec(line.text) ?? []
        const start = [json, lines[i + 1]?.text, lines[i + 2]?.text].join('\n').slice(0, 400)
        return json !== '' && ofNetwork.test(start) && !leadsToOther(before)
          ? [
              { ...line, text: before },
              { ...line, text: json, indent: line.indent + before.length },
            ]
          : [line]
      })
    : lines
