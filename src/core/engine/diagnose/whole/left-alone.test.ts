import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const faults = (text: string, name = 'a.yaml') =>
  diagnose([{ name, text }]).findings.flatMap(({ id, severity, message }) =>
    severity === 'error' || severity === 'warning' ? [`${id}: ${message}`] : [],
  )

const pool = (name: string, cidr: string) => `---
apiVersion: projectcalico.org/v3
kind: IPPool
metadata: {name: ${name}}
spec: {cidr: ${cidr}, vxlanMode: Always}
`

const deployment = (name: string, image: string, more = '') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  selector: {matchLabels: {app: a}}
  template:
    metadata: {labels: {app: a}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
${more}      containers: [{name: a, image: "${image}", resources: {limits: {memory: 1Gi}}}]
`

const nanoserver = 'mcr.microsoft.com/windows/nanoserver:ltsc2022'

test.each([
  [
    'values of a chart, whose template adds the rest of the pod',
    `image:
  repository: a/agent
  tag: v1
podSecurityContext:
  windowsOptions:
    hostProcess: true
`,
  ],
  ['several pools of addresses', pool('a', '10.1.0.0/16') + pool('b', '10.2.0.0/16')],
  ['a name with dots', deployment('web-1.2.3', nanoserver)],
  ['an image that a pipeline fills in', deployment('web', '__registry__/web:__tag__')],
  ['an image of an official name for Windows', deployment('a', 'redis:3.0-nanoserver')],
  [
    'a selector of a platform',
    deployment(
      'a',
      nanoserver,
      '      securityContext: {windowsOptions: {runAsUserName: ContainerUser}}\n',
    ).replace('kubernetes.io/os: windows', 'kubernetes.azure.com/os-sku: Windows2022'),
  ],
  [
    'examples in the comments of a script',
    `function Get-Release {
  # containerd github.com/containerd/containerd v1.6.21+azure 3dce8eb055cbb6872793272b4f20ed16117344f8
  # containerd github.com/containerd/containerd v1.7.9+azure 4f03e100cb967922bec7459a78d16ccbac9bb81d
  $text = (.\\containerd.exe -v)
}
`,
  ],
  [
    'the cases of a script',
    `$ServiceCIDR = "10.100.0.0/16"
$DNSClusterIP = "10.100.0.10"
if ($TenRange -ne $null) {
  $ServiceCIDR = "172.20.0.0/16"
  $DNSClusterIP = "172.20.0.10"
}
`,
  ],
  [
    'the file of the daemon of Multus',
    `{"chrootDir": "/hostroot", "cniVersion": "0.3.1", "multusConfigFile": "auto", "logLevel": "verbose"}`,
  ],
  [
    'what a CNI plugin answers, as its log has it',
    `{"cniVersion": "0.3.0", "interfaces": [{"name": "eth0"}]}
{"cniVersion": "0.3.0", "code": 100, "details": "no pool"}`,
  ],
  [
    'a word between brackets in front of a prefix',
    `{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.96.0.0/12"]}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "<MgmtIP>/32", "NeedEncap": true}}}]}`,
  ],
  [
    'a key that stands twice in a file that Go reads',
    `{"cniVersion": "0.3.1", "name": "azure", "plugins": [{"type": "azure-vnet", "log_level": "debug", "log_level": "info", "ipam": {"type": "azure-vnet-ipam"}, "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.240.0.0/16"]}}]}]}`,
  ],
])('%s', (_, text) => {
  expect(faults(text).filter((one) => !one.includes('The file is a template'))).toEqual([])
})
