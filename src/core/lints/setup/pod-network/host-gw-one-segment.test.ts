import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { hostGwOneSegment } from './host-gw-one-segment.ts'

const setup = (linux: string, backend = 'host-gw') => `=== net-conf.json ===
{"Network": "10.244.0.0/16", "Backend": {"Type": "${backend}", "Name": "cbr0"}}

=== nodes.txt ===
NAME   STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
m1     Ready    control-plane   3d    v1.27.4   ${linux}      <none>        Ubuntu 22.04.3 LTS               5.15.0-78-generic   containerd://1.7.2
win1   Ready    <none>          3d    v1.27.4   10.2.5.7      <none>        Windows Server 2022 Datacenter   10.0.20348.1850     containerd://1.7.2

=== ip.txt ===
C:\\>ipconfig

Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.2.5.7
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.2.5.1
`

testLint(hostGwOneSegment, {
  valid: [
    {
      name: 'ranges of pods',
      text: 'Flannel with host-gw, pod CIDR 10.244.0.0/16. Windows nodes: 10.244.4.0/24, Linux nodes: 10.244.3.0/24.',
    },
    { name: 'one segment', text: setup('10.2.5.4') },
    {
      name: 'a host whose gateway is at another adapter',
      text: setup('192.168.56.10')
        .replace('10.2.5.7      <none>', '192.168.56.11 <none>')
        .replaceAll('10.2.5', '10.0.2'),
    },
    {
      name: 'one range in words',
      text: 'Flannel with host-gw. The Linux nodes are in 10.20.1.0/24, the Windows workers in 10.20.1.0/24 too.',
    },
    {
      name: 'two ranges with vxlan',
      text: 'Flannel with vxlan. The Linux nodes are in 10.20.1.0/24, the Windows workers in 10.20.2.0/24.',
    },
    {
      name: 'a plan',
      text: 'Flannel with host-gw. All nodes are in 10.20.1.0/24. We think about putting new Windows workers in 10.20.2.0/24.',
    },
    { name: 'packets that are wrapped', text: setup('10.1.0.4', 'vxlan') },
  ],
  invalid: [
    {
      name: 'ranges of nodes without a verb',
      text: 'Flannel with host-gw. Windows nodes (2019) 10.1.4.0/24, Linux nodes 10.1.3.0/24.',
      messages: [/nodes are in 10\.1\.4\.0\/24 and 10\.1\.3\.0\/24/],
    },
    {
      name: 'two ranges in words',
      text: 'Kubernetes 1.27, flannel with host-gw. The Linux nodes are in 10.20.1.0/24, the two Windows workers in 10.20.2.0/24 behind a router.',
      messages: [/nodes are in 10\.20\.1\.0\/24 and 10\.20\.2\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'those of machines of Linux',
      text: 'flannel in host-gw mode. The Linux machines are in 10.1.1.0/24, the two new Windows Server 2022 workers are in 10.1.2.0/24, with a router between.',
      messages: [/nodes are in 10\.1\.1\.0\/24 and 10\.1\.2\.0\/24/],
    },
    {
      name: 'those of the masters and of the workers',
      text: 'Plan: 1.29, flannel with host-gw, the Linux masters are in 10.1.0.0/24 and Windows workers in 10.2.0.0/24.',
      messages: [/nodes are in 10\.1\.0\.0\/24 and 10\.2\.0\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'a node elsewhere',
      text: setup('10.1.0.4'),
      messages: [/a node has 10.1.0.4, outside of 10.2.5.0\/24/],
      severity: 'warning',
    },
  ],
})

test('where words and a file say host-gw, the file is the place', () => {
  const found = diagnose([
    { name: 'mail.txt', text: 'Our cluster has Flannel 0.22.3 with host-gw.\n' },
    { name: 'setup.txt', text: setup('10.1.0.4') },
  ]).findings.find(({ id }) => id === 'host-gw-one-segment')
  expect(found?.file).toMatch(/setup\.txt/)
})
