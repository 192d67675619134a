import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { flannelNetConf } from './flannel-net-conf.ts'

test('vxlan states the VNI and port that Windows needs', () =>
  expect(JSON.parse(generateOne(flannelNetConf).text ?? '')).toEqual({
    Network: '10.244.0.0/16',
    Backend: { Type: 'vxlan', VNI: 4096, Port: 4789 },
  }))

test('host-gw has no overlay settings', () =>
  expect(JSON.parse(generateOne(flannelNetConf, {}, 'docs-1.20-flannel').text ?? '')).toEqual({
    Network: '10.244.0.0/16',
    Backend: { Type: 'host-gw' },
  }))

test('a network name of one’s own is told to flanneld', () =>
  expect(generateOne(flannelNetConf, { hnsNetworkName: 'vxlan0' }).text).toContain(
    '"Name": "vxlan0"',
  ))

test('only for Flannel', () =>
  expect(generateOne(flannelNetConf, { cni: 'calico' }).text).toBeUndefined())

test('what the pod subnet does to address translation is said as each plugin does it', () => {
  const why = (given: Parameters<typeof generateOne>[1]) =>
    [...(contentOf(flannelNetConf, given).content?.explain().values() ?? [])]
      .map(({ text }) => text)
      .join(' ')
  expect(why({ networkMode: 'overlay' })).toMatch(/win-overlay adds .* policy of its own/)
  expect(why({ networkMode: 'l2bridge' })).toMatch(/else win-bridge adds a second policy/)
})
