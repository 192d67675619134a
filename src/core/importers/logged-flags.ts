import type { Document } from '../model/document.ts'
import type { FlagUse } from '../model/parsed.ts'
import type { Observation } from '../model/observation.ts'
import { readLine } from './command-line/observe.ts'
import type { FoundLine } from './command-line/parse.ts'

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
  'kube-proxy': ['enable-dsr', 'source-vip', 'network-name', 'proxy-mode', 'cluster-cidr'],
}

/** The same of others where no file of settings is named. */
const withoutFile: readonly string[] = ['max-pods', 'kube-reserved', 'system-reserved']

const logged = /\bFLAG: --([\w-]{1,80})="([^"\n]{1,400})"/g

/** What a component logs of its flags at its start, as far as they were given. */
export function loggedFlagsIn(doc: Document): readonly Observation[] {
  if (!doc.text.includes('FLAG: --')) return []
  const all = [...doc.text.matchAll(logged)]
  const isWithoutFile = doc.text.includes('FLAG: --config=""')
  return (['kubelet', 'kube-proxy'] as const).flatMap((program) => {
    const flags: FlagUse[] = []
    const places: FoundLine['places'][number][] = []
    const names = [...telling[program], ...(isWithoutFile ? withoutFile : [])]
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
