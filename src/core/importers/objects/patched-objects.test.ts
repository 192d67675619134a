import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const found = (text: string) =>
  diagnose([
    { name: 'mail.txt', text },
    { name: 'about.txt', text: 'The nodes are Windows Server 2022.' },
  ])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => `${id} ${line}`)

const felix = (value: boolean) =>
  `kubectl patch felixconfiguration default --type='merge' -p '{"spec":{"wireguardEnabled":${value}}}'`
const affinity = `kubectl patch ipamconfigurations default --type merge --patch='{"spec": {"strictAffinity": false}}'`

test.each([
  [`${felix(true)}\nThe pods lost contact since then.\n`, ['calico-wireguard 1']],
  [
    `Hi,\n\n$ ${affinity}\nipamconfiguration.projectcalico.org/default patched\n`,
    ['calico-for-windows 3'],
  ],
  [
    `#!/bin/sh\nset -e\nkubectl patch installation default --type=merge -p '{\n  "spec": {\n    "calicoNetwork": {\n      "linuxDataplane": "BPF"\n    }\n  }\n}'\n`,
    ['calico-ebpf 6'],
  ],
  [
    `kubectl patch installation.operator.tigera.io default --type json -p '[{"op": "replace", "path": "/spec/calicoNetwork/linuxDataplane", "value": "BPF"}]'`,
    ['calico-ebpf 1'],
  ],
  [
    `PS C:\\> kubectl -n calico-system patch felixconfig default --type merge -p '{\\"spec\\":{\\"bpfEnabled\\":true}}'\nfelixconfiguration.projectcalico.org/default patched\n`,
    ['calico-ebpf 1'],
  ],
  [
    `kubectl patch felixconfiguration default --type merge --patch '\nspec:\n  wireguardEnabled: true\n'`,
    ['calico-wireguard 3'],
  ],
  [
    `kubectl patch cm amazon-vpc-cni -n kube-system --type merge -p "{\\"data\\":{\\"enable-windows-ipam\\":\\"false\\"}}"`,
    ['eks-windows-ipam 1'],
  ],
])('what a command writes into an object: %j', (text, expected) =>
  expect(found(text)).toEqual(expected),
)

test.each([
  felix(false),
  `${felix(true)}\n${felix(false)}\n`,
  `${felix(true)} --dry-run=server\n`,
  `Never run ${felix(true)} here.\n`,
  `Should we run\n\n\`\`\`\n${felix(true)}\n\`\`\`\n\nthere?\n`,
  `We have not run\n\n\`\`\`\n${felix(true)}\n\`\`\`\n`,
  `We never ran ${felix(true)} on our cluster.\n`,
  `May we run ${felix(true)} there?\n`,
  `Next week we will run ${felix(true)}\n`,
  `A colleague did not run ${felix(true)} yet.\n`,
  `The guide for Linux has this example:\n${felix(true)}\n`,
  `kubectl patch installation default --type merge --patch='{"spec": {"calicoNetwork": {"windowsDataplane": "HNS"}}}'`,
  `kubectl patch ds kube-proxy -n kube-system -p '{"spec":{"template":{"spec":{"nodeSelector":{"kubernetes.io/os":"linux"}}}}}'`,
  `kubectl patch felixconfiguration default -p '{"spec":`,
])('one that does no harm, or was not run: %j', (text) => expect(found(text)).toEqual([]))
