import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const cni = (server: string) =>
  JSON.stringify({
    cniVersion: '0.3.0',
    name: 'cbr0',
    type: 'win-bridge',
    dns: { nameservers: [server], search: ['svc.cluster.local'] },
  })
const kubelet = (server: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:\n- "${server}"\n`

const later = [
  'NAME.SERVERS',
  '__DNS_IP__',
  '%DNS_IP%',
  '<cluster dns>',
  '{{ .ClusterDNS }}',
  '<%= dns %>',
  '#{dns}',
  '@@DNS@@',
]

test.each(later)('takes %s for no address, right or wrong', (server) => {
  for (const text of [cni(server), kubelet(server)]) {
    const { findings, observations } = diagnose([{ name: 'file', text }])
    expect(observations.filter(({ name }) => name === 'clusterDNS')).toEqual([])
    expect(findings.filter(({ id }) => id === 'address-syntax')).toEqual([])
  }
})

test('says of a slip that it is no address', () => {
  for (const text of [cni('10.96.0'), kubelet('10.96.0')]) {
    const { findings } = diagnose([{ name: 'file', text }])
    expect(findings.map(({ id }) => id)).toContain('address-syntax')
  }
})

test('takes a variable that the script sets for its value', () => {
  const { findings, observations } = diagnose([
    {
      name: 'start.cmd',
      text: '@echo off\nset NODE_IP=10.140.3.18\nC:\\k\\kubelet.exe --config=C:\\k\\k.yaml --hostname-override=w1 --node-ip=%NODE_IP%\n',
    },
  ])
  expect(observations.filter(({ name }) => name === 'placeholder')).toEqual([])
  expect(observations.filter(({ name }) => name === 'nodeIP').map(({ value }) => value)).toContain(
    '10.140.3.18',
  )
  expect(findings.map(({ id }) => id)).not.toContain('placeholder-left')
})

test.each([
  [
    'start.txt',
    String.raw`.\start.ps1 -ManagementIP xxx.xxx.xxx.xxx -NetworkMode overlay -ClusterCIDR 10.x.0.0/16`,
  ],
  [
    'kubelet.cmd',
    String.raw`C:\k\kubelet.exe --config=C:\k\k.yaml --node-ip=XX.XX.XX.XX --hostname-override=*** --cluster-dns=10.x.x.10`,
  ],
  [
    'kube-proxy.cmd',
    'kube-proxy.exe --proxy-mode=kernelspace --network-name=vxlan0 --source-vip=10.244.x.x',
  ],
  [
    'cni.conf',
    cni('10.x.x.10').replace(
      '"dns"',
      '"policies":[{"name":"EndpointPolicy","value":{"Type":"OutBoundNAT","ExceptionList":["10.x.0.0/16"]}}],"dns"',
    ),
  ],
  [
    'app.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: app\n  namespace: "***"\nspec:\n  nodeSelector:\n    kubernetes.io/os: windows\n  containers:\n  - name: app\n    image: XXXX\n',
  ],
])('what was covered in %s before it was sent is no fault', (name, text) => {
  const { findings, observations } = diagnose([{ name, text }])
  expect(observations.filter((one) => one.name === 'covered')).not.toEqual([])
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  `C:\\k\\kubelet.exe --config=C:\\k\\k.yaml --hostname-override=<%= node_name %> --node-ip=#{ip} --v=2\n`,
  `$kubelet = "C:\\k\\kubelet.exe"\nStart-Process $kubelet -ArgumentList ("--hostname-override=" + $name + " --node-ip=" + (Get-NodeIp))\n`,
  `$n = Get-Name\n& C:\\k\\kube-proxy.exe ("--hostname-override=" + $n) "--proxy-mode=kernelspace" ("--cluster-cidr=" + [Net]::Range())\n`,
  `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nclusterCIDR: "<%= pods %>"\nhostnameOverride: CHANGEME\nwinkernel:\n  networkName: "<the network>"\n  sourceVip: "@@VIP@@"\n`,
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\ncontrolPlaneEndpoint: DONOTCHANGE\nkubernetesVersion: DONOTCHANGE\n`,
  `$tag = Get-Tag\n@"\n{ "cniVersion": "$version", "name": "<name>", "type": "sdnbridge", "ipam": { "subnet": "<subnet>" } }\n"@ | Set-Content C:\\k\\cni.conf\n`,
])('what a template, a script or a person fills in is no value: %#', (text) => {
  const { findings, observations, scenario } = diagnose([{ name: 'file', text }])
  const ids = [
    'apiServerEndpoint',
    'clusterCIDR',
    'hnsNetworkName',
    'nodeIP',
    'nodeName',
    'podCIDR',
  ]
  expect(
    observations.filter(({ name }) => [...ids, 'cni.version', 'cni.networkName'].includes(name)),
  ).toEqual([])
  expect(ids.filter((id) => id in scenario)).toEqual([])
  expect(observations.filter(({ name, value }) => name.includes('.flag.') && value === '')).toEqual(
    [],
  )
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('reads what stands whole beside what is put together', () => {
  const { observations } = diagnose([
    {
      name: 'a.ps1',
      text: `$conf = "C:\\k\\k.yaml"\n& C:\\k\\kubelet.exe ("--config=" + $conf + " --v=" + 4) "--node-ip=10.1.2.3" ("--hostname-override=" + $env:NAME)\n`,
    },
  ])
  const told = observations.map(({ name, value }) => `${name} ${String(value)}`)
  expect(told).toContain('kubelet.flag.config C:\\k\\k.yaml')
  expect(told).toContain('kubelet.flag.v 4')
  expect(told).toContain('nodeIP 10.1.2.3')
})

test('a variable that a script puts into a file of its own is left to nobody', () => {
  const text = `$network = "vxlan0"
$conf = @{
  "cniVersion" = "0.2.0"
  "name" = "$name"
  "type" = "flannel"
  "delegate" = @{ "type" = "win-overlay" }
}
Add-Content C:\\k\\cni.conf (ConvertTo-Json $conf)
`
  const { observations, findings } = diagnose([{ name: 'a.ps1', text }])
  expect(observations.filter(({ value }) => value === '$name')).toEqual([])
  expect(findings.map(({ id }) => id)).not.toContain('placeholder-left')
})

test('says of an image that names a word for its registry or its tag', () => {
  for (const image of ['<REGISTRY>.example.org/web:1', 'example.org/web:<tag>']) {
    const text = `apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  nodeSelector: { kubernetes.io/os: windows }\n  containers: [{ name: web, image: "${image}" }]\n`
    const { findings } = diagnose([{ name: 'pod.yaml', text }])
    expect(findings.map(({ id }) => id)).toContain('placeholder-left')
  }
})
