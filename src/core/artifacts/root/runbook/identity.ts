import { catalog } from '../../../catalog/catalog.ts'
import { kubeconfigOfUser, kubeconfigOfUserFile } from '../../../catalog/kubeconfig-of-user.ts'
import type { Platform } from '../../../catalog/platforms/define.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { sh, shRaw, type ShellCode } from '../../../text/formats/shell.ts'
import { isBefore } from '../../../values/version.ts'
import { accountsOf } from '../../cluster/identities/accounts.ts'
import { joinParameters } from '../../node/join-node.ts'
import { call, defineStep } from './step.ts'
import { cluster } from './thing.ts'
import { joinNodeEffects } from '../../node/join-node-effects.ts'

export const identity = defineStep({
  id: 'identity',
  title: 'Give the node its identity',
  when: ({ joinMethod }) => joinMethod !== 'kubeadm',
  body(scenario) {
    const others =
      accountsOf(scenario).length === 0
        ? ''
        : ' The other components get the kubeconfigs of the step before.'
    return scenario.joinMethod === 'kubeconfig'
      ? `Puts the kubeconfig that you bring where the kubelet looks for it; it must belong to this node: user system:node:${scenario.nodeName}, group system:nodes.${isMade(scenario) ? ' If you have none and kubeadm made the control plane, the first block makes it: run it there as root, since it needs the key of the CA, copy node.conf to the node over a safe way, and delete it here. Elsewhere whoever holds the CA signs it.' : ''}${others}`
      : `Writes a kubeconfig with the short-lived token, with which the kubelet asks for its own certificate.${others}`
  },
  commands: (scenario) => [
    ...(isMade(scenario) ? makeKubeconfig(scenario) : []),
    call('node\\join-node.ps1', joinParameters(scenario)),
  ],
  effects: (scenario) => [
    ...(isMade(scenario)
      ? [{ does: 'kubeadm makes a kubeconfig of the node', needs: [cluster.administrator] }]
      : []),
    ...joinNodeEffects(scenario),
  ],
  files: ['node/join-node.ps1'],
  decisions: ['joinMethod', 'apiServerEndpoint', 'nodeName', 'controlPlaneVersion', 'platform'],
  sources: [
    'doc004',
    'node-authorizer',
    ...kubeconfigOfUser.sources,
    ...kubeconfigOfUserFile.sources,
  ],
})

type Made = Pick<Scenario, 'platform' | 'controlPlaneVersion' | 'nodeName' | 'apiServerEndpoint'>

/** Whether a block makes the kubeconfig: a platform with pools keeps its control plane closed. */
export function isMade({ joinMethod, platform }: Pick<Scenario, 'joinMethod' | 'platform'>) {
  const { pool }: Platform = catalog.platforms[platform]
  return joinMethod === 'kubeconfig' && pool === undefined
}

/** Its server is the control plane itself until it is told the address of the plan. */
function makeKubeconfig(scenario: Made): readonly ShellCode[] {
  const { controlPlaneVersion, nodeName, apiServerEndpoint } = scenario
  const { command, from, before } = kubeconfigOfUser.value
  const { configMap, key, from: fileFrom } = kubeconfigOfUserFile.value
  const program = shRaw(isBefore(controlPlaneVersion, from) ? before : command)
  const takesFile = !isBefore(controlPlaneVersion, fileFrom)
  return [
    sh`umask 077`,
    ...(takesFile
      ? [
          sh`kubectl get configmap ${shRaw(configMap)} --namespace kube-system --output ${`jsonpath={.data.${key}}`} > kubeadm.yaml`,
        ]
      : []),
    sh`${program} ${shRaw(takesFile ? '--config kubeadm.yaml ' : '')}--org system:nodes --client-name ${`system:node:${nodeName}`} > node.conf`,
    sh`kubectl config set-cluster "$(kubectl config view --kubeconfig=node.conf --output 'jsonpath={.clusters[0].name}')" --kubeconfig=node.conf --server=${`https://${apiServerEndpoint.text}`}`,
  ]
}
