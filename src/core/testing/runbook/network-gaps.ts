import { agentObjects } from '../../artifacts/root/runbook/agent-objects.ts'
import { cluster, inUse } from '../../artifacts/root/runbook/thing.ts'
import type { Gap } from './gap.ts'
import {
  overlay,
  isFlannel,
  isCalico,
  byToken,
  hidesNodes,
  kubeconfigFile,
  listsNodes,
  network,
  cniFile,
  startStep,
  waitStep,
  networkStep,
  waitsForCalico,
} from './where.ts'

/** Known faults of the plugins and their agents. */
export const networkGaps: readonly Gap[] = [
  {
    row: 'A1: a kubeconfig of the kubelet shows flanneld no other nodes',
    when: (scenario) => isFlannel(scenario) && hidesNodes(scenario),
    step: startStep,
    needs: listsNodes,
  },
  {
    row: 'A2: flanneld starts before the kubelet, whose kubeconfig exists only after the request is approved',
    when: (scenario) => isFlannel(scenario) && byToken(scenario),
    step: 'register-services',
    needs: kubeconfigFile,
    isLate: true,
  },
  {
    row: 'A2: the same kubeconfig, as flanneld’s right to list Nodes',
    when: (scenario) => isFlannel(scenario) && byToken(scenario) && !hidesNodes(scenario),
    step: 'register-services',
    needs: listsNodes,
    isLate: true,
  },
  {
    row: 'A2: flanneld starts before the kubelet has registered the Node, so there is no pod range',
    when: (scenario) => isFlannel(scenario) && scenario.joinMethod !== 'kubeadm',
    step: 'register-services',
    needs: cluster.podRange,
    isLate: true,
  },
  {
    row: 'A3: kube-proxy is waited for before Calico is on the node',
    when: waitsForCalico,
    step: (scenario) => waitStep(scenario) ?? 'register-services',
    needs: network,
    isLate: true,
  },
  {
    row: 'A3: the same wait, for the endpoint of Calico',
    when: waitsForCalico,
    step: (scenario) => waitStep(scenario) ?? 'register-services',
    needs: agentObjects.calicoHostEndpoint,
    isLate: true,
  },
  {
    row: 'A3: no step makes the ConfigMap that the operator of Calico reads',
    when: (scenario) => isCalico(scenario) && scenario.containerRuntime === 'containerd',
    step: (scenario) => waitStep(scenario) ?? 'node-ready',
    needs: agentObjects.calicoEndpoint,
  },
  {
    row: 'A3: BGP stays on beside VXLAN',
    when: (scenario) =>
      isCalico(scenario) && overlay(scenario) && scenario.containerRuntime === 'containerd',
    step: (scenario) => waitStep(scenario) ?? 'node-ready',
    needs: agentObjects.calicoVxlan,
  },
  {
    row: 'A4: BGP needs the feature RemoteAccess',
    when: (scenario) => isCalico(scenario) && !overlay(scenario),
    step: 'node-ready',
    needs: inUse('RemoteAccess'),
  },
  {
    row: 'A5: nothing runs the hybrid overlay',
    when: (scenario) => scenario.cni === 'ovn-kubernetes' && networkStep(scenario) !== undefined,
    step: (scenario) => networkStep(scenario) ?? 'verify',
    needs: network,
  },
  {
    row: 'A5, A6: nothing writes the CNI file',
    when: ({ cni }) => cni === 'ovn-kubernetes' || cni === 'vpc-bridge',
    step: 'node-ready',
    needs: cniFile,
  },
  {
    row: 'D2: the ConfigMap of Flannel is looked at and not changed',
    when: (scenario) => isFlannel(scenario) && networkStep(scenario) !== undefined,
    step: (scenario) => networkStep(scenario) ?? 'verify',
    needs: agentObjects.flannel,
  },
]
