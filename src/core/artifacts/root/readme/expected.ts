import type { Scenario } from '../../../model/scenario.ts'
import { startedServices } from '../../node/services/names.ts'
import type { StepId } from '../runbook/index.ts'

/** What one should see after each block of commands of a step, in their order. */
export const expected: Readonly<
  Partial<Record<StepId, (scenario: Scenario) => readonly string[]>>
> = {
  'copy-files': () => ['nothing; a warning names each file that is not as it was made.'],
  'check-node': () => ['a line for each check and no FAIL. Nothing on the computer has changed.'],
  'cluster-network': () => ['the network of the cluster, with the values of the files in cni/.'],
  'open-ports': () => [],
  'virtual-machine': () => ['the new address configuration.'],
  'prepare-host': () => [
    'a warning to restart at the first run, and “The host is prepared” at the end of the last.',
  ],
  'install-runtime': () => ['the versions of client and server, then “runs. Next: …”.'],
  'images-and-network': () => ['“Images and network are ready.”'],
  identities: () => [
    '“created” or “configured” for each object; then the name of each file that was written.',
  ],
  gmsa: () => ['the CRD and the object, then “created” or “configured” for the role.'],
  'signed-driver': () => ['“The operation completed successfully.”, then a restart.'],
  'cloud-settings': () => ['nothing; the file is in its place.'],
  'cloud-provider': () => ['no taint of that name, and the id of the machine.'],
  identity: () => ['“The node has its identity.”'],
  'register-services': (scenario) => [
    scenario.joinMethod === 'kubeadm'
      ? '“The services are registered. Next: …”'
      : `a table in which ${startedServices(scenario).join(', ')} are Running, unless a later step starts them.`,
  ],
  'kubeadm-join': (scenario) => [
    'a line “kubeadm join …” with the token and the hash.',
    `“The node has its identity.”, then a table in which ${startedServices(scenario).join(', ')} are Running, unless a later step starts them.`,
  ],
  'create-network': () => [
    'the range that the cluster gave to the node.',
    '“The HNS network is ready.” or “The HNS network is there.”; then, where kube-proxy waited, its service Running.',
  ],
  'antrea-agent': () => ['“created” or “configured” for each object.'],
  'calico-agent': () => ['“configured” for each object, or the end of the installer.'],
  'protect-secrets': () => ['“Keys and kubeconfigs are readable by administrators alone.”'],
  'node-ready': ({ nodeName }) => [`${nodeName} with the status Ready.`],
  'runtime-class': () => ['“created” or “configured”.'],
  'deploy-workload': () => ['“successfully rolled out”, and each pod Running on the node.'],
  verify: () => ['ok for each check.', '“All checks passed.”'],
  troubleshoot: () => ['the name of the archive.'],
  remove: ({ nodeName }) => [
    `“drained” and “deleted” for ${nodeName}.`,
    'a question for each step, then “Done.”',
  ],
}
