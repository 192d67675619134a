import { catalog } from '../catalog/catalog.ts'
import { allFlags, type FlaggedComponent } from '../catalog/flags/accepted.ts'
import { accepts } from '../catalog/flags/acceptance.ts'
import type { KubernetesVersion } from '../catalog/kubernetes/index.ts'
import type { KubernetesMinor } from '../catalog/kubernetes/define.ts'
import { apiVersions, servedVersions } from '../catalog/workload/api-versions.ts'
import { isBefore } from '../values/version.ts'
import { keysOf } from '../values/keys.ts'
import { gatesRefusedBetween } from './gates.ts'
import { gateIn } from '../catalog/flags/gates.ts'
import type { Row } from './entry.ts'

/** What stops working on the way from one minor to a later one, by subject. */
export interface Break {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Whether there is a way up from one minor to another. */
export const isUpgrade = (from: KubernetesVersion, to: KubernetesVersion) => isBefore(from, to)

/** What a node of `to` refuses or lacks that one of `from` took. Nothing where `to` is not later. */
export function breaksBetween(from: KubernetesVersion, to: KubernetesVersion): readonly Break[] {
  return [
    { title: 'Flags of the kubelet', rows: lostFlags('kubelet', from, to) },
    { title: 'Flags of kube-proxy', rows: lostFlags('kube-proxy', from, to) },
    { title: 'Feature gates', rows: lostGates(from, to) },
    { title: 'API versions', rows: lostApis(from, to) },
    { title: 'Windows hosts', rows: lostHosts(from, to) },
    { title: 'Container runtimes', rows: lostRuntimes(from, to) },
  ].filter(({ rows }) => rows.length > 0)
}

const lostFlags = (component: FlaggedComponent, from: string, to: string): readonly Row[] =>
  allFlags(component)
    .filter(({ accepted }) => accepts(accepted, `${from}.99`) && !accepts(accepted, `${to}.99`))
    .map(({ name, accepted, config, confidence, sources }) => ({
      label: `--${name}`,
      text: `Last in ${accepted?.through ?? from}${config ? `; the configuration file has ${config.path}` : ''}`,
      confidence,
      sources,
    }))

const lostGates = (from: string, to: string): readonly Row[] =>
  gatesRefusedBetween(from, to).map(({ name, removed = to }) => {
    const verdict = gateIn(name, `${removed}.99`)
    return {
      label: name,
      text: `Unknown from ${removed} on: a component that is given the name stops`,
      confidence: 'verified',
      sources: verdict.is === 'library' ? [] : verdict.fact.sources,
    }
  })

const lostApis = (from: string, to: string): readonly Row[] =>
  keysOf(apiVersions).flatMap((kind) => {
    const left = new Set(servedVersions(kind, to).map(({ apiVersion }) => apiVersion))
    return servedVersions(kind, from)
      .filter(({ apiVersion }) => !left.has(apiVersion))
      .map(({ apiVersion, fact }) => ({
        label: `${kind} in ${apiVersion}`,
        text: `No longer served by ${to}; it has ${[...left].join(', ') || 'none'}`,
        confidence: fact.confidence,
        sources: fact.sources,
      }))
  })

function lostHosts(from: KubernetesVersion, to: KubernetesVersion): readonly Row[] {
  const before: KubernetesMinor = catalog.kubernetes[from]
  const after: KubernetesMinor = catalog.kubernetes[to]
  return before.hosts.value
    .filter((id) => !after.hosts.value.includes(id))
    .map((id) => ({
      label: catalog.windows[id].name,
      text: `Not among the hosts that ${to} documents`,
      confidence: after.hosts.confidence,
      sources: after.hosts.sources,
    }))
}

function lostRuntimes(from: KubernetesVersion, to: KubernetesVersion): readonly Row[] {
  const before: KubernetesMinor = catalog.kubernetes[from]
  const after: KubernetesMinor = catalog.kubernetes[to]
  return keysOf(before.runtimes).flatMap((id) => {
    const state = after.runtimes[id]?.state
    if (before.runtimes[id]?.state.value === 'removed' || state?.value !== 'removed') return []
    return [
      {
        label: catalog.runtimes[id].name,
        text: `Removed before or with ${to}`,
        confidence: state.confidence,
        sources: state.sources,
      },
    ]
  })
}
