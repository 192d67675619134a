import { catalog } from '../catalog/catalog.ts'
import type { CniMode, CniPlugin } from '../catalog/cni/define.ts'
import { criteria } from '../catalog/criteria/index.ts'
import type { Cell, Criterion } from '../catalog/criteria/define.ts'
import type { NetworkMode } from '../catalog/modes/define.ts'
import type { HopPlace, PathFact } from '../catalog/paths/define.ts'
import { nodePort } from '../catalog/paths/node-port.ts'
import { keysOf } from '../values/keys.ts'
import { defineSection, plain, row, slug, type Row } from './entry.ts'

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
        ...criterionRows(({ id, byMode }) => (beside.has(id) ? undefined : byMode?.[mode.id])),
      ],
    })),
    ...keysOf(nodePort).map((policy) => ({
      id: `node-port-${slug(policy)}`,
      title: `Way and source IP at a NodePort, externalTrafficPolicy ${policy}`,
      summary: 'From a client outside to a pod, and which address the pod sees.',
      rows: hopRows(nodePort[policy]),
    })),
    ...keysOf(catalog.cni).map((id) => {
      const plugin: CniPlugin = catalog.cni[id]
      return {
        id: `cni-${id}`,
        title: plugin.name,
        summary: plugin.sentence,
        rows: [...pluginRows(plugin), ...criterionRows(({ byPlugin }) => byPlugin?.[id])],
      }
    }),
  ],
})

function hopRows(path: PathFact): readonly Row[] {
  if (!('hops' in path)) return [row('Way', path.absent)]
  return path.hops.map((hop) =>
    row(hopNames[hop.value.place] ?? 'Network', hop, hop.value.text.replace('{node}', 'the node')),
  )
}

const hopNames: Partial<Record<HopPlace, string>> = {
  outside: 'Client outside',
  wire: 'Network between',
  switch: 'Virtual switch',
  pod: 'Pod',
}

/** What the rows of a mode say already. */
const beside: ReadonlySet<string> = new Set([
  'packet',
  'encapsulation',
  'dsr',
  'speed',
  'separation',
  'node-to-pod',
])

const criterionRows = (cellOf: (criterion: Criterion) => Cell | undefined): readonly Row[] =>
  criteria.flatMap((criterion) => {
    const cell = cellOf(criterion)
    return cell ? [row(criterion.name, cell, cell.value.text)] : []
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
    ...(mode.computed ? [row(`${name}, excepted by the plugin itself`, mode.computed)] : []),
  ]
}
