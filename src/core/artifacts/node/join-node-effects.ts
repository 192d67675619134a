import { catalog } from '../../catalog/catalog.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { accountsOf } from '../cluster/identities/accounts.ts'
import {
  accountKubeconfig,
  bootstrapKubeconfig,
  nodeKubeconfig,
} from '../root/runbook/kubeconfigs.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import {
  brought,
  directory,
  file,
  kubeconfigOf,
  machine,
  pipe,
  registered,
} from '../root/runbook/thing.ts'
import { kubeletStarts } from './kubelet/effects.ts'
import { nodePaths } from './node-paths.ts'

/** The identity of the node, and those of the components beside the kubelet. */
export const joinNodeEffects = (scenario: Scenario): readonly Effect[] =>
  callOf('node/join-node.ps1', [
    ...steps[scenario.joinMethod](scenario),
    ...accountsOf(scenario).map(({ component, file: name }) => {
      const path = `${nodePaths(scenario).install}\\${name}`
      return {
        does: `${component} gets its kubeconfig`,
        needs: [kubeconfigOf(component), directory(nodePaths(scenario).install)],
        makes: accountKubeconfig(component, path),
      }
    }),
  ])

const steps: Readonly<Record<Scenario['joinMethod'], (scenario: Scenario) => readonly Effect[]>> = {
  'node-pool': () => [],
  kubeadm(scenario) {
    const {
      kubeadm,
      bootstrapKubeconfig: bootstrap,
      clusterCA,
      kubeletConfig,
    } = nodePaths(scenario)
    return [
      {
        does: 'kubeadm join writes the files of the kubelet',
        needs: [
          file(kubeadm),
          ...(isOnSystemDrive(kubeadm) ? [] : [machine.kubeadmOnSystemDrive]),
          brought.token,
          brought.caHash,
          machine.portsOpen,
          registered('kubelet'),
          pipe(catalog.runtimes[scenario.containerRuntime].criSocket.value),
        ],
        makes: [
          file(clusterCA),
          ...bootstrapKubeconfig(bootstrap),
          file(kubeletConfig),
          file(nodeSettings.kubeadmFlags.value.file),
        ],
      },
      { ...kubeletStarts(scenario), does: 'kubeadm join starts the kubelet' },
    ]
  },
  'bootstrap-token': (scenario) => [
    {
      does: 'the bootstrap kubeconfig is written',
      needs: [brought.token, brought.ca, file(nodePaths(scenario).kubectl)],
      makes: [
        file(nodePaths(scenario).clusterCA),
        ...bootstrapKubeconfig(nodePaths(scenario).bootstrapKubeconfig),
      ],
    },
  ],
  kubeconfig: (scenario) => [
    {
      does: 'the kubeconfig of the node is placed',
      needs: [brought.nodeKubeconfig, directory(nodePaths(scenario).install)],
      makes: nodeKubeconfig(nodePaths(scenario).kubeconfig, scenario),
    },
  ],
}

/** kubeadm writes paths without a drive on the drive that it lies on. */
const isOnSystemDrive = (path: string) => /^c:/i.test(path)
