import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { cluster, machine, rightWith, running } from '../../artifacts/root/runbook/thing.ts'
import { runsKubeProxy } from '../../artifacts/node/node-downloads.ts'
import { nodePaths } from '../../artifacts/node/node-paths.ts'
import { isToldLater } from '../../artifacts/node/services/source-vip-later.ts'
import type { Gap } from './gap.ts'
import {
  isFlannel,
  isCalico,
  isOnHost,
  byToken,
  azureFile,
  startStep,
  waitStep,
  isCloudProvider,
} from './where.ts'
import { networkGaps } from './network-gaps.ts'

/** Every fault that is known, to be emptied by what mends it. */
export const knownGaps: readonly Gap[] = [
  ...networkGaps,
  {
    row: 'A8: the kubeconfig of a node does not serve kube-proxy',
    when: (scenario) => scenario.joinMethod === 'kubeconfig' && runsKubeProxy(scenario),
    step: (scenario) => (isToldLater(scenario) ? 'create-network' : 'register-services'),
    needs: (scenario) =>
      rightWith('list Services and EndpointSlices', nodePaths(scenario).kubeconfig),
  },
  {
    row: 'A9: nothing takes the taint of the cloud provider from the Node',
    when: (scenario) => isCloudProvider(scenario, nodeSettings.cloudProvider.value.external),
    step: (scenario) => (isCalico(scenario) ? waitStep(scenario) : undefined) ?? 'deploy-workload',
    needs: cluster.initialized,
  },
  {
    row: 'A9: nothing writes the settings of the cloud provider',
    when: (scenario) => isCloudProvider(scenario, 'azure'),
    step: startStep,
    needs: azureFile,
  },
  {
    row: 'A9: nothing gives the network interface an address for every pod',
    when: (scenario) => scenario.ipam === 'azure-vnet-ipam' && !isOnHost(scenario),
    step: 'deploy-workload',
    needs: machine.secondaryAddresses,
  },
  {
    row: 'A10: the feature Hyper-V is refused without virtualization extensions',
    when: ({ cni, isolation }) => cni === 'antrea' && isolation !== 'hyperv',
    step: 'prepare-host',
    needs: machine.extensions,
  },
  {
    row: 'A10: the driver of Open vSwitch is signed for tests only',
    when: ({ cni }) => cni === 'antrea',
    step: 'node-ready',
    needs: machine.signedDriver,
  },
  {
    row: 'A-AN-01: the agent of Antrea is a HostProcess pod, which only containerd runs',
    when: ({ cni, containerRuntime }) => cni === 'antrea' && containerRuntime !== 'containerd',
    step: 'node-ready',
    needs: running('containerd'),
  },
  {
    row: 'D1: without kubeadm nothing lets a bootstrap token ask for a certificate',
    when: byToken,
    step: (scenario) => (isFlannel(scenario) ? 'register-services' : 'approve-certificate'),
    needs: cluster.bootstrapBindings,
  },
  {
    row: 'D3: no step makes what a gMSA needs in the cluster',
    when: ({ gmsaCredentialSpec }) => gmsaCredentialSpec !== '',
    step: 'deploy-workload',
    needs: cluster.credentialSpec,
  },
]
