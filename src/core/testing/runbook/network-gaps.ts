import { agentObjects } from '../../artifacts/root/runbook/agent-objects.ts'
import { inUse } from '../../artifacts/root/runbook/thing.ts'
import type { Gap } from './gap.ts'
import {
  overlay,
  isFlannel,
  isCalico,
  network,
  cniFile,
  waitStep,
  networkStep,
  waitsForCalico,
} from './where.ts'

/** Known faults of the plugins and their agents. */
export const networkGaps: readonly Gap[] = [
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
    row: 'A6: nothing writes the CNI file',
    when: ({ cni }) => cni === 'vpc-bridge',
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
