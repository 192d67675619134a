import { testLint } from '../../../testing/test-lint.ts'
import { cniSubnetTold } from './cni-subnet-told.ts'

const file =
  '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "win-bridge", "ipam": {"type": "host-local", "subnet": "10.244.5.0/24"}}'

testLint(cniSubnetTold, {
  valid: [
    'The subnet in cni.conf is 10.244.5.0/24 and the node’s podCIDR is 10.244.5.0/24.',
    'The subnet in cni.conf was 10.244.3.0/24; we changed it to 10.244.5.0/24, the podCIDR of the node.',
    'Should the subnet in cni.conf be 10.244.3.0/24? The node’s podCIDR is 10.244.5.0/24.',
    'The subnet in cni.conf is 10.244.3.0/24. Windows Server 2022.',
    `The subnet in cni.conf is 10.244.3.0/24 but the node's podCIDR is 10.244.5.0/24.\n\n${file}`,
  ].map((text) => ({ name: text, text: `${text}\n` })),
  invalid: [
    "The subnet in cni.conf is 10.244.3.0/24 but the node's podCIDR is 10.244.5.0/24.",
    'cni.conf on the Windows node has subnet 10.244.3.0/24, kubectl get node shows podCIDR 10.244.5.0/24',
  ].map((text) => ({
    name: text,
    text: `${text}\n`,
    messages: [/addresses of 10\.244\.3\.0\/24; the subnet of the node is 10\.244\.5\.0\/24/],
    severity: 'warning' as const,
  })),
})
