import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.json', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => [id, line])

const bundle = (gates: string) => `{
  "Kubernetes": {
    "Source": { "Release": "1.24.9" },
    "Kubelet": { "ConfigArgs": [ "--cgroups-per-qos=false", "--enforce-node-allocatable=" ] },
    "Kubeproxy": { "FeatureGates": [${gates}],
      "ConfigArgs": [ "--enable-dsr=true" ] }
  }
}`

test('kube-proxy of a node of AKS has the gates of a list of its own', () => {
  expect(found(bundle('"WinDSR=true"'))).toEqual([])
  expect(found(bundle(''))).toEqual([['proxy-dsr-gate', 6]])
})

const model = (gates: string, own = '') => `{
  "properties": {
    "orchestratorProfile": { "orchestratorRelease": "1.21", "kubernetesConfig": { "kubeletConfig": {
      "--feature-gates": "${gates}",
      "--container-runtime": "docker" } } },
    "agentPoolProfiles": [{ "name": "w", "osType": "Windows"${own} }]
  }
}`

test('gates of the kubelet in a model of aks-engine', () => {
  expect(found(model('HyperVContainer=true'))).toEqual([['flag-feature-gates', 4]])
  expect(found(model('NodeSwap=false'))).toEqual([['flag-feature-gates', 4]])
  expect(found(model('RotateKubeletServerCertificate=true'))).toEqual([])
  const own = `, "kubernetesConfig": { "kubeletConfig": {\n"--feature-gates": "HyperVContainer=true" } }`
  expect(found(model('CSIMigration=true', own))).toEqual([['flag-feature-gates', 7]])
})

test('the runtime of an image counts beside flags of dockershim that are left over', () => {
  const flags = (socket: string) => `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
spec:
  template:
    spec:
      joinConfiguration:
        nodeRegistration:
          criSocket: npipe:////./pipe/${socket}
          kubeletExtraArgs:
            network-plugin: cni
`
  const image = (runtime: string) =>
    `{\n"kubernetes_semver": "v1.25.7", "template": "windows-2019",\n"runtime": "${runtime}"\n}`
  const ids = (socket: string, runtime: string) =>
    diagnose([
      { name: 'a.yaml', text: flags(socket) },
      { name: 'b.json', text: image(runtime) },
    ]).findings.flatMap(({ id, severity }) => (severity === 'error' ? [id] : []))
  expect(ids('docker_engine', 'docker-ee').toSorted()).toEqual([
    'flag-known',
    'kubeadm-socket-docker',
    'runtime-supported',
  ])
  expect(ids('containerd-containerd', 'containerd')).toEqual(['flag-known'])
})
