import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const read = (text: string) => {
  const { findings, observations } = diagnose([{ name: 'mail.txt', text }])
  return {
    errors: findings
      .filter(({ severity }) => severity === 'error')
      .map(({ id, line }) => [id, line]),
    facts: observations.map(({ name, raw, line }) => [name, raw, line]),
  }
}

const overlay = (port: number) => `spec:
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridClusterNetwork:
        - cidr: 10.132.0.0/14
          hostPrefix: 23
        hybridOverlayVXLANPort: ${port}
`
const says = (release: string, port: number) =>
  `OpenShift 4.16 on AWS, this is our network:\n\n${overlay(port)}\nThe Windows machines are Server ${release} and stay NotReady.\n`

test('the network of OpenShift between words has its port for Windows Server 2019', () => {
  const { errors, facts } = read(says('2019', 9898))
  expect(errors).toEqual([['distribution-objects', 11]])
  expect(facts).toContainEqual(['network.vxlanPort', '9898', 11])
})

test('the port of its own is right for Windows Server 2022, and the usual one for 2019', () => {
  expect(read(says('2022', 9898)).errors).toEqual([])
  expect(read(says('2019', 4789)).errors).toEqual([])
})

test('the network by itself is read from its first key on', () => {
  expect(read(overlay(9898)).facts).toContainEqual(['clusterCIDR', '10.132.0.0/14', 7])
  const inner = overlay(9898).split('\n').slice(1).join('\n')
  expect(read(inner).facts).toContainEqual(['clusterCIDR', '10.132.0.0/14', 6])
})

const joins = (socket: string) => `      joinConfiguration:
        nodeRegistration:
          criSocket: ${socket}
          kubeletExtraArgs:
            container-runtime: remote
`

test('the join configuration of Windows machines, cut out of its template', () => {
  const text = `Our template with Kubernetes v1.27.3:\n\n${joins('npipe:////./pipe/containerd-containerd')}`
  const { errors, facts } = read(text)
  expect(facts).toContainEqual(['kubelet.flag.container-runtime', 'remote', 7])
  expect(errors.map(([, line]) => line)).toEqual([7])
})

test('the join configuration of Linux machines tells nothing of Windows nodes', () =>
  expect(
    read(`We have v1.27.3:\n\n${joins('/var/run/containerd/containerd.sock')}`).errors,
  ).toEqual([]))

const ofK0s = (more: string) =>
  `The workers are Windows Server 2022.\n\nspec:\n  network:\n    provider: calico\n${more}`
const warnings = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .findings.filter(({ severity }) => severity === 'warning')
    .map(({ id, line }) => [id, line])

test('the network of k0s without its head', () => {
  const balancer = '    nodeLocalLoadBalancing:\n      enabled: true\n      type: EnvoyProxy\n'
  expect(warnings(ofK0s(balancer))).toEqual([['distribution-objects', 8]])
  expect(warnings(ofK0s('    calico:\n      mode: bird\n'))).toEqual([['distribution-objects', 7]])
  expect(warnings(ofK0s('    calico:\n      mode: vxlan\n'))).toEqual([])
  expect(warnings(ofK0s('').replace('calico', 'openstack'))).toEqual([])
})

const ofCalico = (plane: string, words = 'Our network:') =>
  `The workers are Windows Server 2022. ${words}\n\nspec:\n  calicoNetwork:\n    linuxDataplane: ${plane}\n    bgp: Disabled\n\nWhat is wrong?\n`

test('the network of Calico between words', () => {
  expect(warnings(ofCalico('BPF'))).toEqual([['calico-ebpf', 5]])
  expect(warnings('linuxDataplane: BPF\nwindowsDataplane: HNS\nWindows Server 2022\n')).toEqual([
    ['calico-ebpf', 1],
  ])
  expect(warnings(ofCalico('Iptables'))).toEqual([])
  expect(
    diagnose([
      { name: 'a.yaml', text: 'bgp:\n  enabled: false\ntunnel:\n  encapsulation: geneve\n' },
    ]).observations,
  ).toEqual([])
  expect(warnings(ofCalico('BPF', 'Before the migration we had:'))).toEqual([])
  expect(warnings(ofCalico('BPF', 'The documentation has this example:'))).toEqual([])
})

test('both families of the pools of Calico below its kind', () => {
  const text =
    'Installation:\n  calicoNetwork:\n    windowsDataplane: HNS\n    ipPools:\n    - { cidr: 10.48.0.0/16, encapsulation: VXLAN }\n    - { cidr: "fd00:10:48::/64", encapsulation: None }\n  serviceCIDRs: ["10.96.0.0/12","fd00:96::/112"]\nWindows Server 2022 pods have no IPv6.\n'
  expect(read(text).errors).toEqual([['dual-stack-network-mode', 6]])
})

test('mounts on a drive are of a container for Windows, whatever the words above say', () => {
  const mounts = (path: string) =>
    `Kubernetes 1.29, the chart has this:\n\n\`\`\`yaml\nvolumeMounts:\n  - name: a\n    subPath: b.conf\n    mountPath: ${path}\n\`\`\`\n`
  const facts = (text: string) => read(text).facts.map(([name]) => name)
  expect(facts(mounts('C:/data/b.conf'))).toContain('workload.subPath')
  expect(facts(mounts('/data/b.conf'))).not.toContain('workload.subPath')
})
