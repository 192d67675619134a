import { catalog } from '../../../catalog/catalog.ts'
import type { ClusterSide } from '../../../catalog/cni/define.ts'
import type { CniId } from '../../../catalog/cni/index.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { sh, shRaw, type ShellCode } from '../../../text/formats/shell.ts'
import { flannelNetConf } from '../../cni/flannel-net-conf.ts'
import { agentObjects } from './agent-objects.ts'
import { defineStep } from './step.ts'
import { cluster } from './thing.ts'

export const clusterNetwork = defineStep({
  id: 'cluster-network',
  title: 'Prepare the network of the cluster',
  when: ({ cni }) => catalog.cni[cni].clusterSide !== undefined,
  body({ cni, nodeAgents }) {
    const { name, file, clusterSide } = catalog.cni[cni]
    const copy = nodeAgents === 'services' ? '; the copy in cni/ shows what it should hold' : ''
    return (
      clusterSide?.text ??
      `${name} runs on the Linux nodes first, set up for Windows nodes. On this node ${file.installer?.value ?? 'its installer'} writes the CNI file${copy}.`
    )
  },
  commands: (scenario) => [
    ...(catalog.cni[scenario.cni].clusterSide?.commands ?? []).map(shRaw),
    ...sharedSettings(scenario),
  ],
  effects: ({ cni }) => [
    {
      does: 'the network of the cluster is looked at and set',
      needs: [cluster.administrator],
      makes: sharedOf(cni) ? [agentObjects.flannel] : [],
    },
  ],
  files: ['cni/net-conf.json'],
  decisions: ['cni', 'nodeAgents', 'networkMode', 'vni', 'vxlanPort', 'clusterCIDR'],
  sources: ['doc004', 'fl-backends'],
})

function sharedOf(cni: CniId) {
  const { clusterSide }: { clusterSide?: ClusterSide } = catalog.cni[cni]
  return clusterSide?.shared?.value
}

/** Gives the ConfigMap the text of the zip's file, and lets its readers start again. */
function sharedSettings(scenario: Scenario): readonly ShellCode[] {
  const shared = sharedOf(scenario.cni)
  const text = flannelNetConf.generate(scenario)?.text
  if (!shared || text === undefined) return []
  const { configMap, namespace, key, pods } = shared
  return [
    sh`kubectl patch configmap ${configMap} --namespace ${namespace} --type merge --patch ${JSON.stringify({ data: { [key]: text } })}`,
    sh`kubectl delete pods --namespace ${namespace} --selector ${pods}`,
  ]
}
