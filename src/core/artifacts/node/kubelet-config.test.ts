import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { kubeletConfig } from './kubelet-config.ts'

const textOf = (given: Partial<Choices>) => contentOf(kubeletConfig, given).content?.text

test('the newest release', () =>
  expect(textOf({ joinMethod: 'bootstrap-token' })).toMatchInlineSnapshot(`
    "apiVersion: kubelet.config.k8s.io/v1beta1
    kind: KubeletConfiguration
    authentication:
      anonymous:
        enabled: false
      webhook:
        enabled: true
      x509:
        clientCAFile: C:\\k\\ca.crt
    authorization:
      mode: Webhook
    readOnlyPort: 0
    rotateCertificates: true
    containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd
    clusterDNS:
      - 10.96.0.10
    clusterDomain: cluster.local
    resolvConf: Host
    enableDebuggingHandlers: true
    cgroupsPerQOS: false
    enforceNodeAllocatable: []
    logging:
      verbosity: 4
    maxPods: 110
    kubeReserved:
      cpu: 200m
      memory: 1Gi
    systemReserved:
      cpu: 300m
      memory: 2Gi
    registerWithTaints:
      - key: os
        value: windows
        effect: NoSchedule
    "
  `))

test('1.23 has no endpoint in the file, and an empty resolver', () => {
  const file = load(textOf({ joinMethod: 'kubeconfig', kubernetesVersion: '1.23' }) ?? '')
  expect(file).not.toHaveProperty('containerRuntimeEndpoint')
  expect(file).toMatchObject({ resolvConf: '', enforceNodeAllocatable: [], cgroupsPerQOS: false })
})

describe('there is none', () => {
  test('before the file could hold what Windows needs', () =>
    expect(textOf({ joinMethod: 'kubeconfig', kubernetesVersion: '1.22' })).toBeUndefined())
  test('where kubeadm writes it', () => expect(textOf({ joinMethod: 'kubeadm' })).toBeUndefined())
})

test('text that means something to YAML stays text', () => {
  const file = load(
    textOf({
      joinMethod: 'kubeconfig',
      clusterDomain: 'yes: [no]',
      clusterDNS: '10.96.0.10, fd00::a',
      kubeReserved: 'cpu=1,memory=0644',
      nodeTaint: '- x',
      featureGates: ['NodeSwap=true', 'WinDSR=true'],
    }) ?? '',
  )
  expect(file).toMatchObject({
    clusterDomain: 'yes: [no]',
    clusterDNS: ['10.96.0.10', 'fd00::a'],
    kubeReserved: { cpu: '1', memory: '0644' },
    registerWithTaints: [{ key: '- x' }],
    featureGates: { NodeSwap: true },
  })
})
