import { catalog } from '../../../catalog/catalog.ts'
import { calicoInstaller } from '../../../catalog/cni/calico.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell.ts'
import { sh } from '../../../text/shell.ts'
import { nodePaths } from '../../node/node-paths.ts'
import { defineStep, type Command } from './step.ts'
import { agentObjects } from './agent-objects.ts'
import { cluster, file, machine, session } from './thing.ts'

export const calicoAgent = defineStep({
  id: 'calico-agent',
  title: 'Bring Calico to the node',
  when: ({ cni }) => catalog.cni[cni].agentStep === 'calico-agent',
  body: ({ containerRuntime }) =>
    containerRuntime === 'containerd'
      ? 'Tell the operator that there are Windows nodes: their data plane, the range of Services, and the CNI directories of containerd. Addresses must be kept strictly to their node.'
      : 'Run the installer of Calico that node/prepare-node.ps1 fetched; it asks for the range of Services, the DNS address and the back end.',
  commands: (scenario) =>
    scenario.containerRuntime === 'containerd' ? operator(scenario) : [ps`& ${calicoInstaller}`],
  effects: (scenario) =>
    scenario.containerRuntime === 'containerd'
      ? [
          {
            does: 'the operator of Calico is told of Windows nodes',
            needs: [cluster.administrator],
            makes: [agentObjects.calicoWindows, agentObjects.calicoAffinity],
          },
        ]
      : [
          {
            does: 'the installer of Calico runs',
            needs: [session.administrator, machine.mayRunScripts, file(calicoInstaller)],
            makes: [agentObjects.calicoServices],
          },
        ],
  decisions: ['cni', 'containerRuntime', 'serviceCIDR'],
  sources: ['tigera-api', 'tigera-win', 'capz-calico'],
})

function operator(scenario: Scenario): readonly Command[] {
  const { cniBin, cniConf } = nodePaths(scenario)
  const installation = {
    spec: {
      serviceCIDRs: [scenario.serviceCIDR.text],
      calicoNetwork: { windowsDataplane: 'HNS' },
      windowsNodes: { cniBinDir: posix(cniBin), cniConfigDir: posix(cniConf) },
    },
  }
  const addresses = { spec: { strictAffinity: true } }
  return [
    sh`kubectl patch installation default --type merge --patch ${JSON.stringify(installation)}`,
    sh`kubectl patch ipamconfigs.crd.projectcalico.org default --type merge --patch ${JSON.stringify(addresses)}`,
  ]
}

/** As the operator writes directories of Windows nodes: without drive, with slashes. */
const posix = (path: string) => path.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/')
