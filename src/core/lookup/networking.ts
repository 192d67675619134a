import { catalog } from '../catalog/catalog.ts'
import type { CniMode, CniPlugin } from '../catalog/cni/define.ts'
import type { NetworkMode } from '../catalog/modes/define.ts'
import { defineSection, plain, row, type Row } from './entry.ts'

export const networkingSection = defineSection({
  id: 'networking',
  title: 'Network modes and CNI plugins',
  about: 'What each mode does to packets, and what each plugin needs.',
  entries: () => [
    ...Object.values(catalog.modes).map((mode: NetworkMode) => ({
      id: `mode-${mode.id}`,
      title: mode.name,
      summary: mode.sentence,
      rows: [
        row('HNS network', mode.hnsType),
        row('Virtual switch', mode.vSwitch),
        row('Encapsulation', mode.encapsulation, mode.encapsulation.value ?? 'None'),
        row('What happens to a packet', mode.packets),
        row('Used by Kubernetes', mode.kubernetes),
        row('Dual-stack', mode.dualStack),
        row('Direct server return', mode.dsr),
        row('Speed', mode.performance),
        row('Isolation', mode.isolation),
        row('Node to pod', mode.nodeToPod),
        ...(mode.platforms
          ? [row('Platforms', mode.platforms, platformNames(mode.platforms))]
          : []),
        ...mode.requirements.map((fact) => row('Needs', fact)),
      ],
    })),
    ...Object.values(catalog.cni).map((plugin: CniPlugin) => ({
      id: `cni-${plugin.id}`,
      title: plugin.name,
      summary: plugin.sentence,
      rows: pluginRows(plugin),
    })),
  ],
})

const platformNames = (fact: { readonly value: readonly (keyof typeof catalog.platforms)[] }) =>
  fact.value.map((id) => catalog.platforms[id].name).join(', ')

const pluginRows = (plugin: CniPlugin): readonly Row[] => [
  row(
    'Runtimes',
    plugin.runtimes,
    plugin.runtimes.value.map((id) => catalog.runtimes[id].name).join(', '),
  ),
  ...(plugin.platforms
    ? [row('Platforms', plugin.platforms, platformNames(plugin.platforms))]
    : []),
  row(`Newest release of ${plugin.repository}`, plugin.newestRelease),
  row('NetworkPolicy', plugin.networkPolicy),
  ...(plugin.replacesKubeProxy
    ? [
        row(
          'Does the work of kube-proxy',
          plugin.replacesKubeProxy,
          `From release ${plugin.replacesKubeProxy.value.from} on`,
        ),
      ]
    : []),
  ...(plugin.daemonSets
    ? [
        row(
          'Agents as pods',
          plugin.daemonSets,
          `From release ${plugin.daemonSets.value.from}, with Kubernetes ${plugin.daemonSets.value.kubernetes} and containerd`,
        ),
      ]
    : []),
  ...plugin.modes.flatMap(modeRows),
]

function modeRows(mode: CniMode): readonly Row[] {
  const name = catalog.modes[mode.id].name
  return [
    row(name, mode.support, mode.support.value === 'supported' ? 'Works' : 'Not supported'),
    row(`${name}, addresses from`, mode.ipam),
    row(`${name}, HNS network`, mode.hnsNetworkName),
    row(`${name}, dual-stack`, mode.dualStack),
    row(
      `${name}, exception list`,
      mode.exceptions,
      mode.hasExceptionList ? plain(mode.exceptions.value) : 'It knows none',
    ),
  ]
}
