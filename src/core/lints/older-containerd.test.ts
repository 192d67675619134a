import { expect, test } from 'vitest'
import { decided } from '../model/observe.ts'
import { olderContainerd } from './older-containerd.ts'

const place = { file: 'nodes.txt', line: 1, column: 1 }
const told = (...releases: readonly string[]) =>
  releases.map((release) => decided('runtimeVersion', release, release, place))
const runtime = (id: 'containerd' | 'docker') => decided('containerRuntime', id, id, place)

test.each([
  ['one release', told('1.6.8'), '1.6.8'],
  ['each of several', [...told('1.5.9', '1.6.8'), runtime('containerd')], '1.5.9'],
])('takes %s that comes before', (_, observations, first) =>
  expect(olderContainerd(observations, '1.6.18')?.value).toBe(first),
)

test.each([
  ['none is told', []],
  ['one is the release itself', told('1.6.8', '1.6.18')],
  ['one is no release', told('1.6.8', '1.x')],
  ['another runtime is told as well', [...told('1.6.8'), runtime('docker')]],
])('says nothing where %s', (_, observations) =>
  expect(olderContainerd(observations, '1.6.18')).toBeUndefined(),
)

test('says nothing where one comes before the first that counts', () => {
  expect(olderContainerd(told('1.6.8', '1.4.13'), '1.6.18', '1.5.0')).toBeUndefined()
  expect(olderContainerd(told('1.6.8', '1.5.0'), '1.6.18', '1.5.0')?.value).toBe('1.6.8')
})
