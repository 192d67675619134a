import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, value }) =>
    /^(?:kubernetesVersion|controlPlaneVersion)$/.test(name) ? [`${name}=${String(value)}`] : [],
  )

test('gives the version of kubeadm on a Windows node to that node', () =>
  expect(
    new Set(
      read('The cluster is 1.27.11. On the new windows server we have kubeadm 1.30.2, join stops.'),
    ),
  ).toEqual(new Set(['controlPlaneVersion=1.27', 'kubernetesVersion=1.30'])))

test('leaves kubeadm elsewhere that of the cluster', () =>
  expect(read('We made the cluster with kubeadm 1.30.2, and a windows server.')).toContain(
    'controlPlaneVersion=1.30',
  ))

test('reads the words beside a number where its line has it twice', () =>
  expect(read('kubelet: Kubernetes v1.27.3; the cluster is Kubernetes v1.27.3 as well.')).toContain(
    'controlPlaneVersion=1.27',
  ))

test('gives the release of an upgraded cluster to no nodes that have one of their own', () =>
  expect(
    new Set(
      read('After the upgrade of the cluster to 1.31 our Windows nodes on 1.30 do not join.'),
    ),
  ).toEqual(new Set(['controlPlaneVersion=1.31', 'kubernetesVersion=1.30'])))
