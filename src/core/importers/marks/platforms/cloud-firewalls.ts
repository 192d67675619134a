import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { hclBlockAt, type HclItem } from '../../../text/formats/hcl.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Groups of clouds that let in nothing but what their rules name; those of Azure let in their own network. */
const resource = new RegExp(
  acrossLines`
    ^resource[ \t]+"(
      aws_security_group|aws_security_group_rule
      |aws_vpc_security_group_ingress_rule
      |openstack_networking_secgroup_rule_v2
      |google_compute_firewall
    )"[ \t]+"[\w-]{1,80}"[ \t]*\{
  `,
  'gm',
)
const most = 100

interface Rule {
  readonly protocol: string
  readonly ports: string
  readonly at: number
}

/** What rules of Terraform let in. */
export function cloudFirewallsIn(doc: Document): readonly Observation[] {
  if (!matches(doc, /"(?:aws_|openstack_networking_|google_compute_)\w*(?:sec|firewall)/)) return []
  return [...foundIn(doc, resource)].slice(0, most).flatMap((found) => {
    const start = found.index + found[0].length - 1
    const type = found[1] ?? ''
    return rulesOf(type, hclBlockAt(doc.text, start), start).flatMap((rule) => observed(doc, rule))
  })
}

function observed(doc: Document, { protocol, ports, at }: Rule): readonly Observation[] {
  const place = doc.placeAt(at)
  const isAll = /^(?:-1|all)?$/i.test(protocol)
  return [
    ...(isAll || /^(?:udp|17)$/i.test(protocol)
      ? [stated('firewall.udpPorts', isAll ? every : ports, ports, place)]
      : []),
    ...(/^(?:tcp|6)$/i.test(protocol) && ports.split(',').some(holdsKubelet)
      ? [stated('firewall.kubeletPort', kubelet, ports, place)]
      : []),
  ]
}

const every = '0-65535'
const kubelet = 10_250

function holdsKubelet(range: string): boolean {
  const [first = 0, last = first] = range.split('-').map(Number)
  return first <= kubelet && kubelet <= last
}

const textAt = (items: readonly HclItem[], key: string): string | undefined => {
  const found = items.find((one) => one.is === 'setting' && one.key === key)
  return found?.is === 'setting' && (found.value.is === 'text' || found.value.is === 'bare')
    ? found.value.text
    : undefined
}

const numbersAt = (items: readonly HclItem[], first: string, last: string): string => {
  const [from, to] = [textAt(items, first), textAt(items, last)]
  // What a variable has is not known: it may be any port.
  if ([from, to].some((one) => one !== undefined && !/^-?\d{1,5}$/.test(one))) return every
  return from === undefined || from === '-1' || (from === '0' && to === '0')
    ? every
    : `${from}-${to ?? from}`
}

const atKey = (items: readonly HclItem[], key: string, start: number): number =>
  items.find((one) => one.key === key)?.at ?? start

function rulesOf(
  type: string,
  items: readonly HclItem[] | undefined,
  start: number,
): readonly Rule[] {
  const anyPort: Rule = { protocol: 'all', ports: every, at: start }
  // What it repeats, or what cannot be read, may let in anything.
  if (!items || items.some(({ key }) => key === 'dynamic')) return [anyPort]
  const rule = (own: readonly HclItem[], at: number, name = 'protocol'): Rule => ({
    protocol: textAt(own, name) ?? 'all',
    ports: numbersAt(own, 'from_port', 'to_port'),
    at: atKey(own, 'from_port', at),
  })
  switch (type) {
    case 'aws_security_group':
      return items.flatMap((one) => {
        if (one.key !== 'ingress') return []
        return one.is === 'block' ? [rule(one.items, one.at)] : [anyPort]
      })
    case 'aws_security_group_rule':
      return textAt(items, 'type') === 'ingress' ? [rule(items, start)] : []
    case 'aws_vpc_security_group_ingress_rule':
      return [rule(items, start, 'ip_protocol')]
    case 'openstack_networking_secgroup_rule_v2':
      return textAt(items, 'direction') === 'ingress'
        ? [
            {
              protocol: textAt(items, 'protocol') ?? 'all',
              ports: numbersAt(items, 'port_range_min', 'port_range_max'),
              at: atKey(items, 'port_range_min', start),
            },
          ]
        : []
    default:
      return /^egress$/i.test(textAt(items, 'direction') ?? '') ? [] : ofGoogle(items)
  }
}

const ofGoogle = (items: readonly HclItem[]): readonly Rule[] =>
  items.flatMap((one) => {
    if (one.is !== 'block' || one.key !== 'allow') return []
    const ports = one.items.find(({ key }) => key === 'ports')
    const list =
      ports?.is === 'setting' && ports.value.is === 'list'
        ? ports.value.items.map((item) => (item.is === 'text' ? item.text : every)).join(',')
        : every
    return [
      { protocol: textAt(one.items, 'protocol') ?? 'all', ports: list, at: ports?.at ?? one.at },
    ]
  })
