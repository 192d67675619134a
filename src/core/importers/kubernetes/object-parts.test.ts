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
