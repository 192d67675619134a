import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const groups = ['kube_node', 'kube-node']
/** A host that Ansible reaches by what only Windows has, in an INI file and in YAML. */
const reached = [
  /^[ \t]*([\w.-]{1,100})[ \t][^\n]{0,500}?\bansible_(?:connection=["']?(?:winrm|psrp)|shell_type=["']?(?:powershell|cmd))\b/gm,
  new RegExp(
    acrossLines`
      ^[ \t]{2,20}(?!hosts:|children:|vars:)([\w.-]{1,100}):[ \t]*\n
      (?:[ \t]{4,40}[^\s][^\n]{0,200}\n){0,4}?[ \t]{4,40}ansible_
      (?:connection:[ \t]*["']?(?:winrm|psrp)|shell_type:[ \t]*["']?(?:powershell|cmd))\b
    `,
    'gm',
  ),
]
/** What begins the hosts of a group. */
const heads = [/^[ \t]*\[kube[_-]node\][ \t]*$/, /^[ \t]*kube[_-]node:[ \t]*$/]
const name = /^[ \t]*([\w.-]{1,100})/
const isNamedSo = /^win(?:dows)?[-_]?(?:\d|node|work|srv|20)/i

/** Hosts with Windows that an inventory of kubespray has among the nodes that it sets up. */
export function kubesprayHostsIn(doc: Document): readonly Observation[] {
  const { text } = doc
  if (!groups.some((one) => mentions(doc, one)) || !matches(doc, /\bansible_|\bhosts:/)) return []
  const windows = new Set(
    reached.flatMap((one) => [...text.matchAll(one)].map(([, host = '']) => host)),
  )
  const lines = text.split('\n')
  const from = lines.findIndex((line) => heads.some((one) => one.test(line)))
  if (from < 0) return []
  const indent = (lines[from] ?? '').search(/\S/)
  const isYaml = (lines[from] ?? '').trimEnd().endsWith(':')
  const isEnd = (line: string) =>
    isYaml ? line.trim() !== '' && line.search(/\S/) <= indent : line.trimStart().startsWith('[')
  let at = lines.slice(0, from + 1).reduce((sum, { length }) => sum + length + 1, 0)
  const found: Observation[] = []
  for (const line of lines.slice(from + 1)) {
    if (isEnd(line)) break
    const host = name.exec(line)?.[1] ?? ''
    if (windows.has(host) || isNamedSo.test(host)) {
      const place = doc.placeAt(at + line.indexOf(host))
      found.push(stated('kubespray.windowsHost', host, host, place))
    }
    at += line.length + 1
  }
  return found
}
