import { nodeRights } from '../../catalog/node-rights.ts'
import type { StepId } from '../../artifacts/root/runbook/index.ts'
import { file, hnsNetwork, rightWith } from '../../artifacts/root/runbook/thing.ts'
import { dividedSettings } from '../../artifacts/node/kubelet/divided.ts'
import { runsKubeProxy } from '../../artifacts/node/node-downloads.ts'
import { nodePaths } from '../../artifacts/node/node-paths.ts'
import { isMadeByScript } from '../../artifacts/node/prepare/after-runtime.ts'
import { isToldSourceVip } from '../../artifacts/node/services/source-vip-later.ts'
import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../../model/scenario.ts'
import { isAtLeast } from '../../values/version.ts'

export const overlay = ({ networkMode }: Scenario) => networkMode === 'overlay'
export const isFlannel = ({ cni }: Scenario) => cni === 'flannel'
export const isCalico = ({ cni }: Scenario) => cni === 'calico'
export const isOnHost = ({ isolation }: Scenario) => isolation === 'hostprocess'
export const byToken = ({ joinMethod }: Scenario) => joinMethod === 'bootstrap-token'
export const hidesNodes = ({ controlPlaneVersion }: Scenario) =>
  isAtLeast(controlPlaneVersion, nodeRights.listsAllNodes.value.before)
const hasService = ({ serviceType }: Scenario) => serviceType !== 'none'

export const kubeconfigFile = (scenario: Scenario) => file(nodePaths(scenario).kubeconfig)
export const listsNodes = (scenario: Scenario) =>
  rightWith('list all Nodes', nodePaths(scenario).kubeconfig)
export const network = ({ hnsNetworkName }: Scenario) => hnsNetwork(hnsNetworkName)
export const azureFile = (scenario: Scenario) => file(`${nodePaths(scenario).install}\\azure.json`)
export const cniFile = (scenario: Scenario) =>
  file(`${nodePaths(scenario).cniConf}\\${catalog.cni[scenario.cni].file.name.value}`)

/** The step that starts the services. */
export const startStep = ({ joinMethod }: Scenario): StepId =>
  joinMethod === 'kubeadm' ? 'kubeadm-join' : 'register-services'

/** The step in which a script waits for the network on behalf of kube-proxy. */
export function waitStep(scenario: Scenario): StepId | undefined {
  if (!isToldSourceVip(scenario)) return undefined
  if (isMadeByScript(scenario)) return 'create-network'
  return startStep(scenario)
}

/** The first step that needs the HNS network; none where pods and Services leave it alone. */
export function networkStep(scenario: Scenario): StepId | undefined {
  const wait = waitStep(scenario)
  if (wait !== undefined) return wait
  if (!isOnHost(scenario)) return 'deploy-workload'
  return hasService(scenario) && runsKubeProxy(scenario) ? 'verify' : undefined
}

export const isCloudProvider = (scenario: Scenario, value: string) =>
  dividedSettings(scenario).args.some(
    (setting) => setting.name === 'cloud-provider' && setting.value === value,
  )

export const waitsForCalico = (scenario: Scenario) =>
  isCalico(scenario) && waitStep(scenario) !== undefined
