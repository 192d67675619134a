import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import type { FlagUse } from '../../model/parsed.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { readLine } from '../command-line/observe.ts'
import type { FoundLine } from '../command-line/parse.ts'
import { matchesOf } from '../text-of.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** Flags whose value is that of the node; a file of settings may overrule the others. */
const telling: Readonly<Record<'kubelet' | 'kube-proxy', readonly string[]>> = {
  kubelet: [
    'network-plugin',
    'container-runtime',
    'container-runtime-endpoint',
    'cluster-dns',
    'cluster-domain',
    'hostname-override',
    'node-ip',
    'node-labels',
    'register-with-taints',
    'feature-gates',
    'pod-infra-container-image',
  ],
  'kube-proxy': [
    'enable-dsr',
    'source-vip',
    'network-name',
    'proxy-mode',
    'cluster-cidr',
    'hostname-override',
    'feature-gates',
  ],
}

/** A flag that the component alone has tells whose log it is. */
const own = {
  kubelet: 'FLAG: --container-runtime-endpoint=',
  'kube-proxy': 'FLAG: --proxy-mode=',
} as const

/** What may stop a kubelet on Windows after it has logged its flags. */
const stopping: readonly string[] = [
  'cgroups-per-qos',
  'enforce-node-allocatable',
  'resolv-conf',
  'container-runtime-endpoint',
]

/** The same of others where no file of settings is named. */
const withoutFile: readonly string[] = [
  'max-pods',
  'kube-reserved',
  'system-reserved',
  'cgroups-per-qos',
  'enforce-node-allocatable',
  'resolv-conf',
]

const logged = /\bFLAG: --([\w-]{1,80})="([^"\n]{1,400})"/g

/** What a component logs of its flags at its start, as far as they were given. */
export function loggedFlagsIn(doc: Document): readonly Observation[] {
  if (!doc.text.includes('FLAG: --')) return []
  const all = [...foundIn(doc, logged)]
  const isWithoutFile = doc.text.includes('FLAG: --config=""')
  const programs = (['kubelet', 'kube-proxy'] as const).filter((one) => doc.text.includes(own[one]))
  const read = programs.length === 1 ? programs : (['kubelet', 'kube-proxy'] as const)
  return read.flatMap((program) => {
    const flags: FlagUse[] = []
    const places: FoundLine['places'][number][] = []
    const shared = read.length === 1 || program === 'kubelet' ? [] : telling.kubelet
    const names = [
      ...telling[program].filter((name) => !shared.includes(name)),
      ...(isWithoutFile && program === 'kubelet' ? withoutFile : []),
    ]
    for (const { 0: whole, 1: name = '', 2: quoted = '', index } of all) {
      const value = quoted.replace(/^\[|\]$/g, '')
      if (!names.includes(name) || value === '') continue
      const valueAt = index + whole.length - 1 - quoted.length + (quoted.startsWith('[') ? 1 : 0)
      flags.push({ name, value, isKnown: true, raw: whole })
      places.push({ at: index, valueAt, rawValue: value })
    }
    const line = { program, flags, places, isComplete: false, at: places[0]?.at ?? 0 }
    return readLine(line, doc).observations ?? []
  })
}

const ofWindows = {
  kubelet: /\bFLAG: --(?:windows-service=|[\w-]{1,80}="(?:npipe:|[A-Za-z]:\\))/,
  'kube-proxy': /\bFLAG: --source-vip=/,
} as const

/** What counts in the line; kube-proxy logs all that there is, so that what is empty is missing. */
const judged = { kubelet: stopping, 'kube-proxy': telling['kube-proxy'] } as const

/**
 * The command line of a component on Windows that no file of settings overrules, as its last start
 * logs it, defaults and all.
 */
export function loggedLineIn(doc: Document): Reading {
  const { text } = doc
  if (!text.includes('FLAG: --config=""')) return {}
  const [program, other] = (['kubelet', 'kube-proxy'] as const).filter((one) =>
    text.includes(own[one]),
  )
  if (!program || other || !ofWindows[program].test(text)) return {}
  const all = [...text.matchAll(logged)]
  const uses = all.filter(
    ({ 1: name = '' }, i) =>
      judged[program].includes(name) && all.findLastIndex((one) => one[1] === name) === i,
  )
  const places = uses.map(({ index }) => doc.placeAt(index + 'FLAG: '.length))
  const flags = uses.map(({ 0: raw, 1: name = '', 2: value = '' }): FlagUse => ({
    name,
    value: value.replace(/^\[|\]$/g, ''),
    isKnown: true,
    raw,
  }))
  const start = doc.placeAt(text.indexOf(own[program]))
  const isComplete =
    program === 'kube-proxy' &&
    ['enable-dsr', 'feature-gates', 'network-name'].every((name) =>
      text.includes(`FLAG: --${name}=`),
    )
  return {
    parsed: [
      {
        kind: 'command-line',
        value: { program, flags, isComplete },
        title: `the flags that ${program} logged`,
        placeOf: ([index]) => places[Number(index)] ?? start,
      },
    ],
  }
}

/** `feature gates: &{map[WinDSR:true]}`, as kubelet and kube-proxy print it; the last one has them all. */
export function gatesIn(doc: Document): readonly Observation[] {
  const [found] = matchesOf(
    doc,
    /\bfeature gates: [&{]{0,2}(?:\[\] |\{\} )?(?:map)?\[([A-Z]\w{1,80}:(?:true|false)(?: [A-Z]\w{1,80}:(?:true|false)){0,60})\]/g,
  ).slice(-1)
  if (!found) return []
  const { raw, place } = found
  const list = raw.replaceAll(':', '=').split(' ')
  const isProxy = /\bproxier\b|kube-?proxy/i.test(doc.text)
  const name = isProxy ? 'kubeProxy.featureGates' : 'kubelet.featureGates'
  return [stated(name, list.join(','), raw, place), decided('featureGates', list, raw, place)]
}

/** The flags of flanneld that its first line prints by the names of its own fields. */
const ofFlanneld = {
  kubeSubnetMgr: 'kube-subnet-mgr',
  kubeConfigFile: 'kubeconfig-file',
  iface: 'iface',
  ipMasq: 'ip-masq',
  publicIP: 'public-ip',
  netConfPath: 'net-config-path',
} as const

/** `CLI flags config: {… kubeSubnetMgr:true … iface:[192.168.1.162] …}`. */
export function flanneldFlagsIn(doc: Document): readonly Observation[] {
  const [found] = matchesOf(
    doc,
    /\bCLI flags config: \{((?:[^}\n]|\n(?!\s*[IWEF]\d{4} )){1,3000})\}/g,
  )
  if (!found) return []
  const { raw } = found
  const start = doc.text.indexOf(raw)
  return Object.entries(ofFlanneld).flatMap(([field, flag]) => {
    const at = raw.search(new RegExp(`\\b${field}:\\[?[^\\s[\\]]`))
    // The name of an adapter may have blanks.
    const [, listed, plain] =
      at < 0 ? [] : (/^\w+:(?:\[([^\]\n]{1,200})\]|([^\s\]]{1,200}))/.exec(raw.slice(at)) ?? [])
    const value = listed ?? plain
    if (value === undefined) return []
    const place = doc.placeAt(start + raw.indexOf(value, at))
    const isAddress = flag === 'iface' && /^\d+(?:\.\d+){3}$/.test(value)
    return [
      stated(`flanneld.flag.${flag}`, value, value, place),
      ...(isAddress ? [decided('nodeIP', value, value, place)] : []),
    ]
  })
}
