import { catalog } from '../catalog/catalog.ts'
import type { KubernetesMinor, RuntimeSupport } from '../catalog/kubernetes/define.ts'
import { versionSkew } from '../catalog/kubernetes/shared.ts'
import { isBefore } from '../values/version.ts'
import { defineSection, row, type Row } from './entry.ts'

export const kubernetesSection = defineSection({
  id: 'kubernetes',
  title: 'Kubernetes versions',
  about: 'When each minor came and went, and which hosts and runtimes it documents for Windows.',
  entries: () =>
    Object.values(catalog.kubernetes)
      .toReversed()
      .map((minor: KubernetesMinor) => ({
        id: minor.id,
        title: `Kubernetes ${minor.id}`,
        summary: minor.flagsRead
          ? `Hosts: ${hostsOf(minor)}.`
          : `Hosts: ${hostsOf(minor)}. Its flags and gates were not read; verdicts about it are inferred.`,
        minors: { from: minor.id, through: minor.id },
        rows: [
          row('Released', minor.released),
          row('Newest patch release', minor.newestPatch),
          row('End of support', minor.endOfSupport),
          row('Windows hosts', minor.hosts, hostsOf(minor)),
          ...runtimeRows('Docker EE', minor.runtimes.docker),
          ...runtimeRows('Mirantis', minor.runtimes.mirantis),
          ...runtimeRows('containerd', minor.runtimes.containerd),
          row('Pause image', minor.pauseImage),
          skewRow(minor.id),
        ],
      })),
})

const hostsOf = ({ hosts }: KubernetesMinor) =>
  hosts.value.map((id) => catalog.windows[id].name).join(', ')

/** The policy has one more limit for older kubelets. */
function skewRow(minor: string): Row {
  const { older, olderBefore } = versionSkew
  const isOld = isBefore(minor, olderBefore.value.minor)
  const most = isOld ? olderBefore.value.older : older.value
  return row(
    'Version skew of its kubelet',
    isOld ? olderBefore : older,
    `Up to ${most} minors older than the API server, never newer`,
  )
}

function runtimeRows(name: string, support: RuntimeSupport | undefined): readonly Row[] {
  if (!support) return []
  const { state, floor, recommended } = support
  return [
    row(name, state),
    ...(floor.value === null ? [] : [row(`${name}, lowest release`, floor)]),
    ...(recommended ? [row(`${name}, recommended`, recommended)] : []),
  ]
}
