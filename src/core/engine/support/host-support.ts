import { catalog } from '../../catalog/catalog.ts'
import type { Fact } from '../../catalog/fact.ts'
import type { KubernetesMinor } from '../../catalog/kubernetes/define.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import type { WindowsServerRelease } from '../../catalog/windows/define.ts'
import { windowsReleases, type WindowsRelease } from '../../catalog/windows/index.ts'
import { keysOf } from '../../values/keys.ts'
import { evidenceOf, isOver, lastDay } from './ending.ts'
import type { SupportCell, SupportTable } from './model.ts'

/** Which Windows releases each Kubernetes minor lists as a node, on a day such as `2026-09-01`. */
export const hostSupport = (today: string): SupportTable => ({
  rows: windowsReleases.toReversed().map((id) => ({
    id,
    name: catalog.windows[id].name,
    isEnded: isOver(lastDay(catalog.windows[id]), today),
  })),
  columns: keysOf(catalog.kubernetes).map((id) => ({
    id,
    name: id,
    isEnded: isOver(catalog.kubernetes[id].endOfSupport, today),
  })),
  cells: windowsReleases
    .toReversed()
    .flatMap((host) => keysOf(catalog.kubernetes).map((minor) => cellOf(host, minor, today))),
})

function cellOf(hostId: WindowsRelease, minorId: KubernetesVersion, today: string): SupportCell {
  const host: WindowsServerRelease = catalog.windows[hostId]
  const minor: KubernetesMinor = catalog.kubernetes[minorId]
  const { hosts } = minor
  const at = {
    row: hostId,
    column: minorId,
    changes: { kubernetesVersion: minorId, kubernetesRelease: 'auto', windowsRelease: hostId },
  }
  const note = hosts.note === undefined ? '' : ` Note: ${hosts.note}.`
  if (hosts.confidence === 'unknown') {
    return { ...at, state: 'unknown', text: `Nobody says it.${note}`, ...evidenceOf([hosts]) }
  }
  const lists = `Kubernetes ${minorId} ${hosts.value.includes(hostId) ? 'lists' : 'does not list'} ${host.name} as a node.`
  if (!hosts.value.includes(hostId)) {
    return { ...at, state: 'unsupported', text: `${lists}${note}`, ...evidenceOf([hosts]) }
  }
  const ended = endings(host, minor, today)
  return {
    ...at,
    state: ended.length > 0 ? 'ended' : 'supported',
    text: [lists, ...ended.map(({ text }) => text)].join(' ') + note,
    ...evidenceOf([hosts, ...ended.map(({ fact }) => fact)]),
  }
}

interface Ending {
  readonly text: string
  readonly fact: Fact<string | null>
}

const endings = (
  host: WindowsServerRelease,
  { id, endOfSupport }: KubernetesMinor,
  today: string,
): readonly Ending[] =>
  [
    { name: `Kubernetes ${id}`, fact: endOfSupport },
    { name: host.name, fact: lastDay(host) },
  ]
    .filter(({ fact }) => isOver(fact, today))
    .map(({ name, fact }) => ({ text: `Support of ${name} ended on ${fact.value}.`, fact }))
