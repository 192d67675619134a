import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { headCommentIn } from './head-comment.ts'

const read = (text: string) =>
  headCommentIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line, column }) => [name, value, line, column],
  )

test.each([
  ['# kubelet v1.22.4 on Windows Server 2019\nversion = 2', 1, 12],
  ['@echo off\nrem node win-3: kubelet 1.22.4\nset A=1', 2, 25],
  ['// Kubelet: 1.22.4\n{}', 1, 13],
  ['# our nodes on Azure, Windows Server 2022, binaries v1.22.4\n$a = 1', 1, 54],
  ['Windows Registry Editor Version 5.00\n\n; kubelet v1.22.4\n[HKEY_A]', 3, 12],
  ['# cluster v1.22.4, Windows Server 2022\nkind: Pod', 1, 12],
  ['# our cluster is 1.22.4\nkind: Pod', 1, 18],
  [
    'Param(\n  $NetworkName = "l2bridge"\n)\n# node: Kubernetes v1.22.4, Windows Server 2019\n$a = 1',
    4,
    21,
  ],
  ['# config.yaml on the Windows agent, RKE2 v1.22.4+rke2r1\nserver: https://a:9345', 1, 43],
  ['---\n# config of win-3\n# kubelet 1.22.4, containerd 1.5.8\nkind: Pod', 3, 11],
])('%j tells the release of the node', (text, line, column) =>
  expect(read(text)).toContainEqual(['kubernetesRelease', '1.22.4', line, column]),
)

test.each([
  '# Kubernetes 1.22\nkind: Pod',
  '# cluster 1.22, windows nodes 1903\nkind: Pod',
  '# our exporters on AKS 1.22; two windows2022 pools\na: 1',
  '# k8s 1.22, Windows Server 2019\nkind: Pod',
])('%j tells the version of the cluster', (text) =>
  expect(read(text).map(([name, value]) => [name, value])).toContainEqual([
    'kubernetesVersion',
    '1.22',
  ]),
)

test.each([
  ['kind: Pod\n# kubelet 1.22.4', '1.22'],
  ['kind: Pod\nspec: {}\n# on v1.22.4', '1.22'],
  ['kind: Pod\nspec:\n  containers:\n  - name: a\n\n# 1.22, Windows Server 2019\n', '1.22'],
  ['kind: Pod\n# server v1.22.4', '1.22'],
  ['kind: Pod\n# kubectl get nodes shows v1.22.4 on all nodes', '1.22'],
  ['# 1.22\nkind: Pod', '1.22'],
  ['# AKS 1.22.4, containerd\nkind: Pod', '1.22'],
])('%j tells the version at its edge', (text, minor) =>
  expect(read(text).map(([name, value]) => [name, value])).toContainEqual([
    'kubernetesVersion',
    minor,
  ]),
)

test('tells the runtime and the build too', () => {
  const found = read('# containerd 1.6.24, Windows Server 2022 (20348.2031)\nversion = 2')
  expect(found).toContainEqual(['runtime', 'containerd 1.6.24', 1, 3])
  expect(found).toContainEqual(['host.build', '10.0.20348.2031', 1, 43])
})

test('a comment tells the version of the server, with Windows beside it', () =>
  expect(
    read('kind: Pod\nspec: {}\n# server is 1.22.4, win nodes 1809').map(([name, value]) => [
      name,
      value,
    ]),
  ).toContainEqual(['controlPlaneVersion', '1.22']))

test.each([
  ['# nodes: Windows Server 2019\nkind: Pod', 'ltsc2019'],
  ['kind: Pod\nspec: {}\n# 3x Windows Server 2022, flannel host-gw', 'ltsc2022'],
  ['kind: Pod\nspec: {}\n# WMCO 10.17.0, Windows Server 2022 machines', 'ltsc2022'],
  ['# Windows workers on Server 2019\nkind: Pod', 'ltsc2019'],
  ['kind: Pod\nspec: {}\n# Windows Server 2019, k8s 1.28', 'ltsc2019'],
])('%j tells the system of the nodes', (text, release) =>
  expect(read(text).map(([name, value]) => [name, value])).toContainEqual([
    'windowsRelease',
    release,
  ]),
)

test('tells the network beside it', () =>
  expect(read('kind: Pod\nspec: {}\n# nodes: Windows Server 2022, flannel host-gw')).toContainEqual(
    ['cni', 'flannel', 3, 31],
  ))

test.each([
  '# Windows Server 2019 nodes must use images of 2019\nkind: Pod',
  '# for Windows Server 2019 nodes\nkind: Pod',
  '# Windows Server 2019 nodes only\nkind: Pod',
  '# Windows Server 2019 is supported\nkind: Pod',
  '# Windows Server 2019 nodes\nkind: RuntimeClass\n',
  '# nodes: Windows Server 2019 or newer\nkind: Pod',
  '# plan: nodes on Windows Server 2025\nkind: Pod',
  '# nodes on Windows Server 2016 crash with this\nkind: Pod',
  '# nodes: Windows Server 2022 (formerly Windows Server 2019)\nkind: Pod',
  '# nodes: Windows Server 2022, docs of flannel host-gw\nkind: Pod',
])('%j tells no system', (text) => expect(read(text)).toEqual([]))

test.each([
  '# kubelet v1.22.4 or later\nversion = 2',
  '# needs kubelet v1.22.4\nversion = 2',
  '# Tested with Kubernetes 1.22.4\nkind: Pod',
  '# Example: kubelet 1.22.4\nkind: Pod',
  '# template of a cluster, which is 1.22.4\nkind: Pod',
  '# when the cluster is 1.22.4 or later\nkind: Pod',
  '# Go binaries 1.22.4, Windows Server 2022\n$a = 1',
  '# cluster 1.22 on premises (retired)\nversion = 2',
  '# 1.22.4 had other flags\n$a = 1',
  '# works on Kubernetes 1.22\nkind: Pod',
  '# RuntimeClass of Kubernetes 1.22\nkind: Pod',
  '# Kubernetes 1.22+\nkind: Pod',
  '# Kubernetes 1.22 and later\nkind: Pod',
  'kind: Pod\n# kubelet 1.22.4\nspec: {}',
  'kind: Pod\n# tested with 1.22.4',
  'kind: Pod\n# Istio 1.22.4',
  'kind: Pod\n# 1.22+',
  'kind: Pod\n# containerd 1.6.24 on our staging only',
  'kind: Pod\n# kubelet 1.22.4 worked',
  'echo done\n# kubelet 1.22.4',
  '#!/bin/sh\necho kubelet 1.22.4',
])('%j tells nothing', (text) => expect(read(text)).toEqual([]))
