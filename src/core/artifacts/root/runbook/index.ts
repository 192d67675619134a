import { nodeMaker } from '../../../derived/node-maker.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { afterRestart } from './after-restart.ts'
import { antreaAgent } from './antrea-agent.ts'
import { calicoAgent } from './calico-agent.ts'
import { checkNodeStep } from './check-node.ts'
import { cloudProvider } from './cloud-provider.ts'
import { cloudSettings } from './cloud-settings.ts'
import { clusterNetwork } from './cluster-network.ts'
import { copyFiles } from './copy-files.ts'
import { createNetworkStep } from './create-network.ts'
import { deployWorkload } from './deploy-workload.ts'
import { gmsa } from './gmsa.ts'
import { identitiesStep } from './identities.ts'
import { identity } from './identity.ts'
import { imagesAndNetwork } from './images-and-network.ts'
import { installRuntime } from './install-runtime.ts'
import { kubeadmJoin } from './kubeadm-join.ts'
import { eksNode, operatorNode } from './managed-operator.ts'
import {
  nodesReady,
  poolPorts,
  poolCare,
  poolSteps,
  verifyFromOutside,
  type PoolStepId,
} from './managed-pool.ts'
import { nodeReady } from './node-ready.ts'
import { openPorts } from './open-ports.ts'
import { prepareHost } from './prepare-host.ts'
import { protectSecretsStep } from './protect-secrets.ts'
import { registerServicesStep } from './register-services.ts'
import { remove } from './remove.ts'
import { runtimeClassStep } from './runtime-class.ts'
import { signedDriver } from './signed-driver.ts'
import type { Step, StepContext } from './step.ts'
import { troubleshoot } from './troubleshoot.ts'
import { verify } from './verify.ts'
import { virtualMachine } from './virtual-machine.ts'

/**
 * Everything in its order: the cluster, the host, the runtime, identity and services, the workload.
 * A kubelet that kubeadm configures is registered before it joins; any other has its identity first.
 */
export const runbook = [
  copyFiles,
  checkNodeStep,
  clusterNetwork,
  openPorts,
  virtualMachine,
  signedDriver,
  prepareHost,
  installRuntime,
  imagesAndNetwork,
  cloudSettings,
  identitiesStep,
  identity,
  registerServicesStep,
  kubeadmJoin,
  createNetworkStep,
  antreaAgent,
  calicoAgent,
  protectSecretsStep,
  nodeReady,
  cloudProvider,
  runtimeClassStep,
  gmsa,
  deployWorkload,
  verify,
  afterRestart,
  troubleshoot,
  remove,
] as const satisfies readonly Step[]

const around = [runtimeClassStep, gmsa, deployWorkload, verifyFromOutside] as const

/** The steps of a node that our scripts do not make. */
function stepsElsewhere(scenario: Scenario): readonly Step<StepId>[] {
  const { platform } = scenario
  if (nodeMaker(scenario) === 'operator') return [poolPorts, operatorNode, nodesReady, ...around]
  if (nodeMaker(scenario) === 'eks') return [poolPorts, eksNode, nodesReady, ...around]
  if (platform !== 'aks' && platform !== 'eks' && platform !== 'gke')
    return [poolPorts, nodesReady, ...around]
  return [...poolSteps(platform), ...around, poolCare(platform)]
}

export type StepId =
  | (typeof runbook)[number]['id']
  | (typeof around)[number]['id']
  | PoolStepId
  | 'managed-operator'
  | 'managed-eks-node'

/** The steps of a plan, in their order. */
export function stepsFor(scenario: Scenario, context: StepContext): readonly Step<StepId>[] {
  const steps: readonly Step<StepId>[] =
    nodeMaker(scenario) === 'scripts' ? runbook : stepsElsewhere(scenario)
  return steps.filter(({ when }) => when?.(scenario, context) ?? true)
}
