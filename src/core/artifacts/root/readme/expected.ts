import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { installedNames, startedServices } from '../../node/services/names.ts'
import { isToldLater } from '../../node/services/source-vip-later.ts'
import { startsProxy } from '../runbook/deploy-workload.ts'
import { isMade } from '../runbook/identity.ts'
import type { StepId } from '../runbook/index.ts'

/** What register-services.ps1 prints at its end; kube-proxy may wait for its network. */
function runningTable(scenario: Scenario): string {
  const [first, ...others] = startedServices(scenario)
  return others.length === 0
    ? `a table in which ${first} is Running.`
    : `a table in which ${[first, ...others].join(', ')} are Running; where a later step makes the network, kube-proxy is still Stopped.`
}

function allRunning(scenario: Scenario): string {
  const names = startedServices(scenario)
  return `a table in which ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} Running`
}

const sharesSettings = ({ cni }: Scenario) => {
  const { clusterSide }: CniPlugin = catalog.cni[cni]
  return clusterSide?.shared !== undefined
}

/** What one should see after each block of commands of a step, in their order. */
export const expected: Readonly<
  Partial<Record<StepId, (scenario: Scenario) => readonly string[]>>
> = {
  'copy-files': () => ['nothing; a warning names each file that is not as it was made.'],
  'check-node': () => ['a line for each check and no FAIL. Nothing on the computer has changed.'],
  'cluster-network': (scenario) => [
    sharesSettings(scenario)
      ? 'the ConfigMap, “patched”, and each pod “deleted”; Flannel makes them anew.'
      : 'a pod of it Running on each Linux node.',
  ],
  'open-ports': () => [],
  'virtual-machine': () => ['each new address configuration.'],
  'prepare-host': () => [
    'a warning to restart at the first run, and “The host is prepared” at the end of the last.',
  ],
  'install-runtime': () => ['the versions of client and server, then “runs. Next: …”.'],
  'images-and-network': () => ['“Images and network are ready.”'],
  identities: ({ joinMethod }) => [
    `“created” or “configured” for each object; then four lines for each kubeconfig, the last “Switched to context "default".”${joinMethod === 'bootstrap-token' ? ', and at the end the bootstrap token.' : ''}`,
  ],
  gmsa: () => ['the CRD and the object, then “created” or “configured” for the role.'],
  'signed-driver': () => ['“The operation completed successfully.”, then a restart.'],
  'cloud-settings': () => ['nothing; the file is in its place.'],
  'cloud-provider': () => ['no taint of that name, and the id of the machine.'],
  identity: (scenario) => [
    ...(isMade(scenario) ? ['“Cluster … set.”, and node.conf in this directory.'] : []),
    '“The node has its identity.”',
  ],
  'register-services': (scenario) => [
    scenario.joinMethod === 'kubeadm'
      ? '“The services are registered. Next: …”'
      : runningTable(scenario),
  ],
  'kubeadm-join': (scenario) => [
    'a line “kubeadm join …” with the token and the hash.',
    `“The node has its identity.”, then ${runningTable(scenario)}`,
  ],
  'create-network': (scenario) => [
    scenario.ipFamily === 'dual-stack'
      ? 'the range of each family that the cluster gave to the node.'
      : 'the range that the cluster gave to the node.',
    `“The HNS network is ready.”${isToldLater(scenario) ? `, then ${startedServices(scenario).join(', ')} as Running` : ''}.`,
  ],
  'antrea-agent': () => [
    'a hash for each file.',
    'the same hashes; leave out what follows if one differs.',
    'no error, and the job in the list of Get-ScheduledJob.',
    'the line with the address of the API server, then “created” or “configured” for each object.',
  ],
  'calico-agent': (scenario) => [
    scenario.nodeAgents === 'daemonsets'
      ? '“patched” or “configured” for each object, “not found” until the operator has made the DaemonSet, then “successfully rolled out” twice.'
      : `the services ${installedNames(scenario).toReversed().join(', ')} Running.`,
  ],
  'protect-secrets': () => ['“Keys and kubeconfigs are readable by administrators alone.”'],
  'node-ready': ({ nodeName }) => [`${nodeName} with the status Ready.`],
  'runtime-class': () => ['“created” or “configured”.'],
  'deploy-workload': (scenario) => [
    '“successfully rolled out”, and each pod Running on the node.',
    ...(startsProxy(scenario) ? [`${allRunning(scenario)}.`] : []),
  ],
  verify: () => ['ok for each check.', '“All checks passed.”'],
  'after-restart': (scenario) => [`${allRunning(scenario)}, then “All checks passed.”`],
  troubleshoot: () => ['the name of the archive.'],
  'managed-cluster': ({ platform }) => [
    platform === 'gke'
      ? 'the versions and channels of the location; the one of this plan is among them.'
      : 'nothing; the role has the policy.',
  ],
  'managed-add-pool': ({ platform }) => [
    platform === 'eks'
      ? '“configured” or “created” for the ConfigMap, then the log of eksctl until the node group is created; that takes some minutes.'
      : 'the new pool, after some minutes, with a state that says Succeeded or RUNNING.',
  ],
  'managed-node-ready': () => ['each Windows node with the status Ready.'],
  'managed-operator': () => [
    '“created” for the secret, then the log of the operator as it configures the node.',
  ],
  'managed-verify': () => ['ok for each check, then “All checks passed.”'],
  remove: ({ nodeName }) => [
    `“drained” and “deleted” for ${nodeName}.`,
    'a question for each step, then “Done.”',
  ],
}
