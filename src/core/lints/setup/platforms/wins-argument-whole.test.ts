import { testLint } from '../../../testing/test-lint.ts'
import { winsArgumentWhole } from './wins-argument-whole.ts'

const script = (line: string) => `$ErrorActionPreference = "Stop"\n${line}\n`
const setup = (args: string) => `wins cli process run --path /k/flannel/setup.exe --args ${args}`
const map = (line: string) =>
  `apiVersion: v1
kind: ConfigMap
metadata: { name: kube-flannel-windows-cfg, namespace: kube-system }
data:
  run.ps1: |
    $ErrorActionPreference = "Stop";
    ${line}
`

testLint(winsArgumentWhole, {
  valid: [
    '"--mode=overlay --interface=Ethernet"',
    '"--mode=overlay --interface=Ethernet0 --verbose"',
    '"--kube-subnet-mgr --kubeconfig-file /k/flannel/kubeconfig.yml"',
    '"--mode=l2bridge --interface=$name $more"',
    '"--mode=overlay /flag"',
    '"--log-level=info start"',
    '"--kubeconfig=C:\\k\\config get nodes"',
  ]
    .flatMap((args) => [script(setup(args)), map(setup(args))])
    .concat([
      script(`# ${setup('"--mode=overlay --interface=Ethernet0 2"')}`),
      script('C:\\k\\setup.exe --mode=overlay "--interface=Ethernet0 2"'),
      `Does "${setup("'--interface=Ethernet 2'")}" work?\n`,
    ])
    .map((text) => ({ name: text, text })),
  invalid: [
    setup('"--mode=overlay --interface=Ethernet0 2"'),
    setup("'--interface=Ethernet 2 --mode=l2bridge'"),
    setup(`'--mode=overlay --interface="vEthernet (Ethernet)"'`),
    `wins.exe cli process run --path c:\\k\\flanneld.exe --args "--iface=Local Area --ip-masq" --envs "A=b"`,
  ].flatMap((line) =>
    [script(line), map(line)].map((text) => ({
      name: text,
      text,
      messages: [/wins cuts --args at each blank/],
      severity: 'error' as const,
    })),
  ),
})
