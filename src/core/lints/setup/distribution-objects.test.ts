import { testLint } from '../../testing/test-lint.ts'
import { distributionObjects } from './distribution-objects.ts'

const k0s = (network: object) => ({
  apiVersion: 'k0s.k0sproject.io/v1beta1',
  kind: 'ClusterConfig',
  spec: { network },
})
const overlay = (port: number, build: string) => `apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec:
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridOverlayVXLANPort: ${port}
---
apiVersion: v1
kind: Node
metadata: { name: win1 }
status:
  nodeInfo: { osImage: Windows Server Datacenter, kernelVersion: ${build}, operatingSystem: windows }
`
const plain = `apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec: { defaultNetwork: { type: OVNKubernetes } }
`
const instances = `---
apiVersion: v1
kind: ConfigMap
metadata: { name: windows-instances }
data: { 10.1.42.1: username=Administrator }
`
const machines = (name: string, kind = 'AzureMachineProviderSpec') => ({
  apiVersion: 'machine.openshift.io/v1beta1',
  kind: 'MachineSet',
  metadata: { name },
  spec: {
    template: {
      metadata: { labels: { 'machine.openshift.io/os-id': 'Windows' } },
      spec: { providerSpec: { value: { kind } } },
    },
  },
})
const config = (system: string) => ({
  apiVersion: 'apps.openshift.io/v1',
  kind: 'DeploymentConfig',
  metadata: { name: 'a' },
  spec: {
    template: {
      spec: {
        nodeSelector: { 'kubernetes.io/os': system },
        containers: [{ name: 'a', image: 'b' }],
      },
    },
  },
})
const nodes = (version: string, system: string) =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
a      Ready    <none>   9d    ${version}   10.1.0.5   <none>   ${system}   containerd://1.7.20
`

testLint(distributionObjects, {
  valid: [
    { name: 'a MachineSet that is still to be named', document: machines('<name-of-the-set>') },
    { name: 'Calico on k0s', document: k0s({ provider: 'calico' }) },
    {
      name: 'a balancer that is off',
      document: k0s({ nodeLocalLoadBalancing: { enabled: false, type: 'EnvoyProxy' } }),
    },
    { name: 'a port of its own on a newer host', text: overlay(9898, '10.0.20348.4052') },
    {
      name: 'a network without Windows machines',
      text: plain,
    },
    { name: 'a short name', document: machines('win') },
    {
      name: 'machines elsewhere',
      document: machines('windows-2022', 'VSphereMachineProviderSpec'),
    },
    { name: 'pods of Linux', document: config('linux') },
    { name: 'k3s without Windows', text: nodes('v1.30.4+k3s1', 'Debian 12   6.1.0') },
  ],
  invalid: [
    {
      name: 'what k0s has not for Windows',
      document: k0s({
        provider: 'kuberouter',
        nodeLocalLoadBalancing: { enabled: true, type: 'EnvoyProxy' },
      }),
      messages: [/network of k0s is kuberouter/, /by EnvoyProxy/],
      severity: 'warning',
    },
    {
      name: 'another network of OpenShift',
      document: {
        apiVersion: 'config.openshift.io/v1',
        kind: 'Network',
        spec: { networkType: 'OpenShiftSDN' },
      },
      messages: [/is OpenShiftSDN; Windows nodes need OVNKubernetes/],
      severity: 'warning',
    },
    {
      name: 'Windows machines without hybrid networking',
      text: plain + instances,
      messages: [/has no hybridOverlayConfig/],
      severity: 'warning',
    },
    {
      name: 'a port that Windows Server 2019 does not have',
      text: overlay(9898, '10.0.17763.5000'),
      messages: [/has port 9898/],
      severity: 'error',
    },
    {
      name: 'a long name on Azure',
      document: machines('windows-2022'),
      messages: [/called windows-2022; .* at most 9 characters/],
      severity: 'warning',
    },
    {
      name: 'a DeploymentConfig for Windows',
      document: config('windows'),
      messages: [/OpenShift has none for Windows/],
      severity: 'warning',
    },
    {
      name: 'a Windows node of k3s',
      text: nodes('v1.30.4+k3s1', 'Windows Server 2022 Datacenter   10.0.20348.4052'),
      messages: [/one of k3s/],
      severity: 'warning',
    },
  ],
})
