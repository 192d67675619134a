import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { clusterVersionIn } from './cluster-version.ts'

const read = (text: string) =>
  clusterVersionIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false }))
    .filter(({ name }) => name === 'kubernetes.serverVersion')
    .map(({ value }) => value)

test.each([
  ['Cluster version: 1.21.3', '1.21.3'],
  ['Our cluster is on v1.27.4 and the Windows node is new.', '1.27.4'],
  ['The cluster is still running 1.11.3', '1.11.3'],
  ['We run 1.13.1 on Windows Server 2019.', '1.13.1'],
  ["we're on 1.30.2, with containerd", '1.30.2'],
  ['Server version: 1.10.2\nHost: Windows Server 2016', '1.10.2'],
  ['- API server version: v1.28.2', '1.28.2'],
])('%s', (text, version) => expect(read(text)).toEqual([version]))

test.each([
  'We run 1.7.2 of containerd.',
  'Storage Driver: windowsfilter\nServer Version: 1.13.1',
  'The Istio cluster runs 1.20.1',
  'The other cluster is on 1.21.3.',
  'It does not happen on cluster version 1.21.3.',
])('nothing from %s', (text) => expect(read(text)).toEqual([]))
