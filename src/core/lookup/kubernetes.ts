import { catalog } from '../catalog/catalog.ts'
import type { KubernetesMinor, RuntimeSupport } from '../catalog/kubernetes/define.ts'
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
        ],
      })),
})

const hostsOf = ({ hosts }: KubernetesMinor) =>
  hosts.value.map((id) => catalog.windows[id].name).join(', ')

function runtimeRows(name: string, support: RuntimeSupport | undefined): readonly Row[] {
  if (!support) return []
  const { state, floor, recommended } = support
  return [
    row(name, state),
    ...(floor.value === null ? [] : [row(`${name}, lowest release`, floor)]),
    ...(recommended ? [row(`${name}, recommended`, recommended)] : []),
  ]
}
