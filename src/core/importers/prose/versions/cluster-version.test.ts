import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { clusterVersionIn } from './cluster-version.ts'

const read = (text: string) =>
  clusterVersionIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false }))
    .filter(({ name }) => name === 'kubernetes.serverVersion')
    .map(({ value }) => value)

test.each([
  ['Cluster version: 1.21.3', '1.21.3'],
  ['Server 2019 and CentOS, kubectl version 1.21.6v on both of them', '1.21.6'],
  ['My cluster version is 1.29.', '1.29'],
  ['Cluster version is still 1.29, RKE2 with Calico', '1.29'],
  ['Our cluster is at 1.27, and a node is new.', '1.27'],
  ['Cluster 1.26.5, one Windows node', '1.26.5'],
  ['- cluster v1.30.2 (kubeadm)', '1.30.2'],
  ['Our cluster is on v1.27.4 and the Windows node is new.', '1.27.4'],
  ['The cluster is still running 1.11.3', '1.11.3'],
  ['We run 1.13.1 on Windows Server 2019.', '1.13.1'],
  ["we're on 1.30.2, with containerd", '1.30.2'],
  ['Server version: 1.10.2\nHost: Windows Server 2016', '1.10.2'],
  ['| Item | Value |\n|---|---|\n| Server version | v1.24.10 |', '1.24.10'],
  ['- API server version: v1.28.2', '1.28.2'],
  ['We run 1.28 (kubeadm), and the pod is refused.', '1.28'],
  ["we're on 1.27 with two Windows nodes", '1.27'],
  ['The node stays NotReady after we went from 1.23 to 1.24.', '1.24'],
  ['After the EKS upgrade to 1.33 the nodes have kubelet 1.29.', '1.33'],
  ['After AKS upgrade 1.32 -> 1.33 a pool fails.', '1.33'],
  ['k8s upgraded 1.28=>1.31 yesterday', '1.31'],
  ['we upgraded the cluster (EKS) from 1.22 to 1.24 and the bootstrap fails', '1.24'],
  ['After upgrading our AKS cluster from 1.27.9 to 1.28.5 pods hang.', '1.28.5'],
  ['The cluster was upgraded from 1.20 to 1.21.', '1.21'],
  ['The log is full of it since we went to 1.21.1 (Windows Server 2019).', '1.21.1'],
  ['Pods are slow after we upgraded all to v1.28.9.', '1.28.9'],
  ['Tenemos un clúster 1.22.5 con un nodo Windows.', '1.22.5'],
  ['Cluster en 1.30.4, nœuds Windows Server 2022.', '1.30.4'],
  ['Der Cluster ist auf 1.27.3, zwei Windows-Knoten.', '1.27.3'],
  ['We add a pool (Windows2022, 1.27.9) to it.', '1.27.9'],
  ['Since the last upgrade from v1.30.4 to v1.31.2 all pods are Pending', '1.31.2'],
])('%s', (text, version) => expect(read(text)).toEqual([version]))

test.each([
  'The docs: the cluster version is 1.23 at least for host process containers.',
  'Cluster version was 1.22 until January.',
])('nothing is so today: %s', (text) =>
  expect(
    readFiles([{ name: 'a.txt', text }]).documents.flatMap(
      ({ reading }) => reading.observations ?? [],
    ),
  ).toEqual([]),
)

test.each([
  'We run 1.7.2 of containerd.',
  'What happens after the EKS upgrade to 1.33?',
  'Before the EKS upgrade to 1.33 we check the nodes.',
  'Storage Driver: windowsfilter\nServer Version: 1.13.1',
  'The Istio cluster runs 1.20.1',
  'The other cluster is on 1.21.3.',
  'The Istio cluster version is 1.20.',
  'Upgrade if your cluster version is 1.20',
  'A Kafka cluster 1.20.3, on Linux.',
  'Cluster 1.20.3.4 of the vendor',
  'It does not happen on cluster version 1.21.3.',
  'We run 1.20 of our service on the site.',
  'We upgraded Istio from 1.20 to 1.21.',
  'The nginx was upgraded from 1.18 to 1.20.',
  'After we went to containerd 1.7.20 it is fine.',
  'Since we switched to 1.22 of Go it builds.',
  'After the nginx upgrade from 1.18 to 1.20 our cluster is slow.',
  'We went from 1.18 to 1.20 of nginx in the cluster.',
  'The support matrix was updated from 1.23 to 1.24.',
  'We upgraded win-node-3 from v1.33.4 to v1.34.1.',
  'We use 1.25 cores per pod in the cluster.',
  'We have 1.25 GB free on the Windows nodes.',
  'We moved the EBS CSI driver from 1.24 to 1.30.',
  'We want to go from 1.27 to 1.28 next week.',
  'containerd went from 1.6 to 1.7',
])('nothing from %s', (text) => expect(read(text)).toEqual([]))
