import { testLint } from '../../../testing/test-lint.ts'
import { hostGwPublicAddress } from './host-gw-public-address.ts'

const backend = (type: string) =>
  `=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "${type}", "VNI": 4096, "Port": 4789}}\n`
const line = (flags: string) =>
  `=== start.cmd ===\nC:\\k\\flanneld.exe --kubeconfig-file=C:\\k\\config --kube-subnet-mgr=1 ${flags}\n`

testLint(hostGwPublicAddress, {
  valid: [
    { name: 'no public address', text: backend('host-gw') + line('--iface=10.1.0.4') },
    { name: 'the same', text: backend('host-gw') + line('--iface=10.1.0.4 --public-ip=10.1.0.4') },
    { name: 'VXLAN', text: backend('vxlan') + line('--iface=10.1.0.4 --public-ip=52.1.2.3') },
    { name: 'a name', text: backend('host-gw') + line('--iface=Ethernet --public-ip=52.1.2.3') },
  ],
  invalid: [
    {
      name: 'another one',
      text: backend('host-gw') + line('--iface=10.1.0.4 --public-ip=52.1.2.3'),
      messages: [/--public-ip 52\.1\.2\.3 is not the address 10\.1\.0\.4/],
      severity: 'error',
    },
  ],
})
