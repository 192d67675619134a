import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { kubeProxyConfig } from './kube-proxy-config.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(kubeProxyConfig, given).content?.text

test('a current overlay node', () =>
  expect(textOf()).toMatchInlineSnapshot(`
  "apiVersion: kubeproxy.config.k8s.io/v1alpha1
  kind: KubeProxyConfiguration
  windowsRunAsService: true
  mode: kernelspace
  hostnameOverride: win-node-1
  clientConnection:
    kubeconfig: C:\\k\\kube-proxy.conf
  winkernel:
    networkName: flannel.4096
    enableDSR: false
  clusterCIDR: 10.244.0.0/16
  logging:
    verbosity: 4
  "
`))

test('gates and source VIP stand in the file, because flags beside it are ignored', () =>
  expect(
    load(
      textOf({
        kubernetesVersion: '1.19',
        sourceVip: '10.244.1.2',
        directServerReturn: true,
      }) ?? '',
    ),
  ).toMatchObject({
    winkernel: { sourceVip: '10.244.1.2', enableDSR: true, networkName: 'flannel.4096' },
    featureGates: { WinOverlay: true, WinDSR: true },
  }))

test('Antrea has none', () =>
  expect(textOf({ cni: 'antrea', networkMode: 'transparent' })).toBeUndefined())
