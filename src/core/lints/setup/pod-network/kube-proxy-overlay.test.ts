import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyOverlay } from './kube-proxy-overlay.ts'

const network = (type: string) =>
  `=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "${type}", "VNI": 4096, "Port": 4789}}\n`
const proxy = (flags: string) =>
  `=== proxy.txt ===\nPS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --v=4${flags}\n`
const vip = ' --source-vip=10.244.3.9'
const script = (list: string) =>
  `=== start.ps1 ===\n$list = "--proxy-mode=kernelspace", ${list}\n$line = "C:\\k\\kube-proxy.exe " + ($list -join " ")\nInvoke-Expression $line\n`
const old = { kubernetesVersion: '1.18' } as const
const later = { kubernetesVersion: '1.30' } as const

const settings = (name: string, vip = '') =>
  `=== proxy.yaml ===
apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: kernelspace
winkernel:
  networkName: ${name}
  sourceVip: "${vip}"
`
const networks = (...rows: readonly string[]) =>
  `=== hns.txt ===
PS C:\\> Get-HnsNetwork | select Name, Type, ManagementIP

Name         Type    ManagementIP
----         ----    ------------
nat          nat
${rows.map((row) => `${row} 172.16.9.37\n`).join('')}`

const scripts = (plugin: string, gates: string) =>
  JSON.stringify({
    Cri: { Name: 'dockerd' },
    Cni: { Name: 'flannel', Plugin: { Name: plugin } },
    Kubernetes: { ControlPlane: {}, KubeProxy: { Gates: gates } },
  })

const container = (line: string) => `apiVersion: v1
kind: Pod
metadata: {name: proxy}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - name: kube-proxy
    image: example.com/kube-proxy:1
    ${line}
    args: ["--proxy-mode=kernelspace", "--network-name=vxlan0"]
`

testLint(kubeProxyOverlay, {
  valid: [
    {
      name: 'a source VIP alone, which kube-proxy of another network leaves',
      text: proxy(vip),
      known: old,
    },
    {
      name: 'settings of the scripts with the gate',
      text: scripts('vxlan', 'WinOverlay=true'),
      known: { kubernetesVersion: '1.16' },
    },
    {
      name: 'settings of the scripts for a bridge',
      text: scripts('bridge', ''),
      known: { kubernetesVersion: '1.16' },
    },
    {
      name: 'settings of the scripts for each network',
      text: `=== a.json ===\n${scripts('bridge', '')}\n\n=== b.json ===\n${scripts('vxlan', 'WinOverlay=true')}`,
      known: { kubernetesVersion: '1.16' },
    },
    {
      name: 'settings of the scripts where the gate is on by itself',
      text: scripts('vxlan', ''),
      known: { kubernetesVersion: '1.21' },
    },
    {
      name: 'both before the gate was on',
      text: network('vxlan') + proxy(`${vip} --feature-gates=WinOverlay=true`),
      known: old,
    },
    { name: 'the source VIP alone later', text: network('vxlan') + proxy(vip), known: later },
    {
      name: 'arguments behind the entry point of an image, which may add some',
      text: container('imagePullPolicy: Always'),
      known: later,
    },
    {
      name: 'the name of an overlay, where flanneld makes a bridge',
      text: network('host-gw') + proxy(' --network-name=vxlan0'),
      known: later,
    },
    {
      name: 'a kube-proxy before there was a source VIP',
      text: `${network('vxlan')}${proxy('')}=== node.txt ===\nPS C:\\k> .\\kubelet.exe --version\nKubernetes v1.12.3\n`,
    },
    {
      name: 'a script that joins the arguments of a list',
      text: network('vxlan') + script('"--source-vip=10.244.3.9", "--v=4"'),
      known: later,
    },
    { name: 'no overlay', text: network('host-gw') + proxy(''), known: old },
    {
      name: 'a file of settings',
      text: network('vxlan') + proxy(String.raw` --config=C:\k\proxy.yaml`),
      known: old,
    },
    {
      name: 'one line for each mode',
      text: network('vxlan') + proxy(vip) + proxy(''),
      known: later,
    },
    {
      name: 'a file with another network of the node, which is none',
      text: settings('cbr0') + networks('cbr0         L2Bridge', 'flannel.4096 Overlay'),
      known: later,
    },
    {
      name: 'a file for a bridge',
      text: settings('cbr0') + networks('cbr0         L2Bridge'),
      known: later,
    },
    {
      name: 'a file with its source VIP',
      text: settings('cbr0', '10.244.3.9') + networks('flannel.4096 Overlay'),
      known: later,
    },
    {
      name: 'a file in a ConfigMap, which agents fill in',
      text: `apiVersion: v1
kind: ConfigMap
metadata: {name: kube-proxy-windows, namespace: kube-system}
data:
  config.conf: |
${settings('flannel.4096')
  .slice(settings('').indexOf('\n') + 1)
  .replace(/^(?=.)/gm, '    ')}${networks('flannel.4096 Overlay')}`,
      known: later,
    },
    {
      name: 'a part of a file, whose other part may have the source VIP',
      text: `mode: kernelspace\nwinkernel:\n  networkName: flannel.4096\n\n${networks('flannel.4096 Overlay')}`,
      known: later,
    },
    {
      name: 'a part that no other file has, whose other part may have the source VIP',
      text: `mode: kernelspace\nclusterCIDR: 10.244.0.0/16\nwinkernel:\n  networkName: flannel.4096\n\n${networks('flannel.4096 Overlay')}`,
      known: later,
    },
    { name: 'a network that nobody tells', text: proxy(''), known: old },
    {
      name: 'a file of arguments, to which a script adds what it finds',
      text: '--proxy-mode=kernelspace\n--network-name=flannel.4096\n--v=4\n',
      known: later,
    },
  ],
  invalid: [
    {
      name: 'the network by its name, whatever a CNI file says',
      text:
        '=== a.conf ===\n{"cniVersion": "0.2.0", "name": "vxlan0", "type": "flannel", "delegate": {"type": "win-bridge"}}\n' +
        proxy(' --network-name=vxlan0'),
      known: later,
      messages: [/gets no --source-vip/],
    },
    {
      name: 'neither',
      text: network('vxlan') + proxy(''),
      known: old,
      messages: [/gets no --source-vip/, /the gate WinOverlay is off in kube-proxy 1\.18/],
      severity: 'error',
    },
    {
      name: 'settings of the scripts without the gate',
      text: scripts('vxlan', ''),
      known: { kubernetesVersion: '1.16' },
      messages: [
        /the settings do not turn on the gate WinOverlay, which is off in kube-proxy 1\.16/,
      ],
      severity: 'error',
    },
    {
      name: 'settings of the scripts with another gate',
      text: scripts('vxlan', 'WinDSR=true'),
      known: { kubernetesVersion: '1.18' },
      messages: [/do not turn on the gate WinOverlay/],
    },
    {
      name: 'a source VIP without its value',
      text: network('vxlan') + proxy(' --source-vip= --hostname-override=w1'),
      known: later,
      messages: [/gets no --source-vip/],
    },
    {
      name: 'the gate turned off',
      text: network('vxlan') + proxy(`${vip} --feature-gates=WinOverlay=false`),
      known: later,
      messages: [/the gate WinOverlay is turned off/],
      severity: 'error',
    },
    {
      name: 'the gate turned off in a list that a script joins',
      text:
        network('vxlan') +
        script('"--source-vip=10.244.3.9", "--feature-gates=WinOverlay=false,WinDSR=true"'),
      known: later,
      messages: [/the gate WinOverlay is turned off/],
      severity: 'error',
    },
    {
      name: 'no source VIP in a list that a script joins',
      text: network('vxlan') + script('"--v=4"'),
      known: later,
      messages: [/gets no --source-vip/],
      severity: 'error',
    },
    {
      name: 'no source VIP in what a container starts itself',
      text: container('command: [kube-proxy.exe]'),
      known: later,
      messages: [/gets no --source-vip/],
    },
    {
      name: 'no source VIP in the file',
      text: `apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: kernelspace
winkernel: {networkName: vxlan0}
`,
      known: later,
      messages: [/^The network vxlan0 is an overlay, and kube-proxy gets no source VIP: it stops/],
      severity: 'error',
    },
    {
      name: 'an empty source VIP in the file, of a version that nobody tells',
      text: settings('flannel.4096'),
      messages: [
        /^The network flannel\.4096 is an overlay, and kube-proxy gets an empty source VIP/,
      ],
      severity: 'warning',
    },
    {
      name: 'another network in the file than the overlay of the node',
      text: settings('cbr0') + networks('flannel.4096 Overlay'),
      known: { kubernetesVersion: '1.28' },
      messages: [
        /^The network of the node, flannel\.4096, is an overlay, and kube-proxy gets an empty/,
      ],
      severity: 'error',
    },
    {
      name: 'an overlay by another name',
      text: settings('win-net') + networks('win-net      Overlay'),
      known: later,
      messages: [/^The network win-net is an overlay/],
    },
    {
      name: 'no source VIP',
      text: network('vxlan') + proxy(''),
      known: later,
      messages: [/gets no --source-vip/],
      severity: 'error',
    },
  ],
})
