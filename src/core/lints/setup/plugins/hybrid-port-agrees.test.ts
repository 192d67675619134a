import { testLint } from '../../../testing/test-lint.ts'
import { hybridPortAgrees } from './hybrid-port-agrees.ts'

const setup = (port: number) => `apiVersion: operator.openshift.io/v1
kind: Network
metadata: {name: cluster}
spec:
  clusterNetwork: [{cidr: 10.128.0.0/14, hostPrefix: 23}]
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridClusterNetwork: [{cidr: 10.132.0.0/14, hostPrefix: 23}]
        hybridOverlayVXLANPort: 9898
=== service.txt ===
C:\\k\\hybrid-overlay-node.exe --node win-1 --k8s-kubeconfig C:\\k\\kubeconfig --hybrid-overlay-vxlan-port ${port}
`

testLint(hybridPortAgrees, {
  valid: [
    { name: 'one port', text: setup(9898) },
    { name: 'no word of the cluster', text: setup(4789).split('===').slice(1).join('===') },
  ],
  invalid: [
    {
      name: 'another port',
      text: setup(4789),
      messages: [/sends VXLAN to port 4789, and the cluster has 9898/],
      severity: 'error',
    },
  ],
})
