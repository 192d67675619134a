import { testLint } from '../../../testing/test-lint.ts'
import { openshiftInstall } from './openshift-install.ts'

const install = (type: string, range: string, platform = 'aws') => `$ cat install-config.yaml
apiVersion: v1
baseDomain: example.org
networking:
  networkType: ${type}
  clusterNetwork:
  - cidr: ${range}
    hostPrefix: 23
  serviceNetwork:
  - 172.29.0.0/16
platform:
  ${platform}: {}
`
const hybrid = (range: string, port = '') => `$ cat network.yaml
apiVersion: operator.openshift.io/v1
kind: Network
metadata: {name: cluster}
spec:
  defaultNetwork:
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridClusterNetwork:
        - {cidr: ${range}, hostPrefix: 23}${port}
`
const usualPort = '\n        hybridOverlayVXLANPort: 4789'
const ownPort = '\n        hybridOverlayVXLANPort: 9898'
const infrastructure = (status: string) => `---
apiVersion: config.openshift.io/v1
kind: Infrastructure
metadata: { name: cluster }
status: ${status}
`
const ovn = 'OVNKubernetes'

testLint(openshiftInstall, {
  valid: [
    {
      name: 'an image with the update',
      text: 'OpenShift 4.14, WMCO 9.0.1. Golden image Windows Server 2022 build 20348.681.\n',
    },
    {
      name: 'a build elsewhere',
      text: 'Kubernetes 1.27, Windows Server 2022 build 20348.587.\n',
    },
    {
      name: 'a network that the cluster had',
      text: 'OpenShift 4.16, migrated from OpenShiftSDN to OVN-Kubernetes. The Windows nodes are fine.',
    },
    {
      name: 'a network that a piece of the object before had',
      text: 'Old values:\ndefaultNetwork:\n  type: OpenShiftSDN\n\nNew values:\ndefaultNetwork:\n  type: OVNKubernetes\n  ovnKubernetesConfig:\n    hybridOverlayConfig:\n      hybridClusterNetwork:\n      - cidr: 10.132.0.0/14\n        hostPrefix: 23\n\nWindows nodes on OpenShift 4.14.\n',
    },
    { name: 'ranges apart', text: install(ovn, '10.124.0.0/14') + hybrid('10.132.0.0/14') },
    { name: 'a cluster of Linux', text: install('OpenShiftSDN', '10.124.0.0/14') },
    {
      name: 'a port of its own on vSphere',
      text: install(ovn, '10.124.0.0/14', 'vsphere') + hybrid('10.132.0.0/14', ownPort),
    },
    {
      name: 'a port of its own where the object says that it is vSphere',
      text: hybrid('10.132.0.0/14', ownPort) + infrastructure('{ platform: VSphere }'),
    },
    {
      name: 'the usual port elsewhere',
      text: hybrid('10.132.0.0/14', usualPort) + infrastructure('{ platform: AWS }'),
    },
  ],
  invalid: [
    {
      name: 'an image of 2022 without its update',
      text: 'OpenShift 4.14, WMCO 9.0.1. Golden image Windows Server 2022 build 20348.587.\n',
      messages: [
        /asks for images of Windows Server 2022 with KB5012637, which is 10\.0\.20348\.681/,
      ],
      severity: 'warning',
    },
    {
      name: 'the former network of a cluster with the operator',
      text: '$ oc get network.config cluster -o jsonpath={.spec.networkType}\nOpenShiftSDN\n\nWe installed the Windows Machine Config Operator.\n',
      messages: [/network of the cluster is OpenShiftSDN/],
    },
    {
      name: 'another network in words',
      text: 'OpenShift 4.14 with OpenShiftSDN, WMCO installed. The Windows MachineSet does not get Ready.',
      messages: [/is OpenShiftSDN; Windows nodes need OVNKubernetes/],
    },
    {
      name: 'a range inside that of the pods on Linux',
      text: install(ovn, '10.124.0.0/14') + hybrid('10.126.0.0/16'),
      messages: [/10\.126\.0\.0\/16, which overlaps 10\.124\.0\.0\/14/],
    },
    {
      name: 'a range around that of Services',
      text: install(ovn, '10.124.0.0/14') + hybrid('172.28.0.0/14'),
      messages: [/overlaps 172\.29\.0\.0\/16/],
    },
    {
      name: 'another network',
      text: install('OpenShiftSDN', '10.124.0.0/14') + hybrid('10.132.0.0/14'),
      messages: [/is OpenShiftSDN; Windows nodes need OVNKubernetes/],
    },
    {
      name: 'no port where the cluster prints that it is on vSphere',
      text: `${hybrid('10.132.0.0/14')}\n$ oc get infrastructure cluster -o jsonpath='{.status.platform}{"\\n"}'\nVSphere\n`,
      messages: [/On vSphere .* hybridOverlayVXLANPort is missing/],
    },
    {
      name: 'no port beside machines on vSphere',
      text: `${hybrid('10.132.0.0/14')}
$ cat machines.yaml
apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: { name: winworker, namespace: openshift-machine-api }
spec:
  template:
    metadata: { labels: { machine.openshift.io/os-id: Windows } }
    spec:
      providerSpec:
        value: { kind: VSphereMachineProviderSpec, template: win2022, userDataSecret: { name: windows-user-data } }
`,
      messages: [/On vSphere .* hybridOverlayVXLANPort is missing/],
    },
    {
      name: 'no port on vSphere',
      text: install(ovn, '10.124.0.0/14', 'vsphere') + hybrid('10.132.0.0/14'),
      messages: [/On vSphere .* hybridOverlayVXLANPort is missing/],
    },
    {
      name: 'no port where the object says that it is vSphere',
      text: hybrid('10.132.0.0/14') + infrastructure('{ platformStatus: { type: VSphere } }'),
      messages: [/On vSphere .* hybridOverlayVXLANPort is missing/],
    },
    {
      name: 'the usual port, written out',
      text: hybrid('10.132.0.0/14', usualPort) + infrastructure('{ platform: VSphere }'),
      messages: [/On vSphere .* hybridOverlayVXLANPort is 4789/],
    },
    {
      name: 'the usual port where words say that it is vSphere',
      text: `OpenShift 4.12 on vSphere with Windows Server 2022 nodes. Pods on Windows cannot talk to pods on Linux.\n\n${hybrid('10.132.0.0/14', usualPort)}`,
      messages: [/On vSphere .* hybridOverlayVXLANPort is 4789/],
    },
  ],
})
