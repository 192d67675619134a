import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniAntrea } from './cni-antrea.ts'

test('the file of the DaemonSet', () => {
  const { path, text = '' } = generateOne(cniAntrea, {
    cni: 'antrea',
    networkMode: 'transparent',
    nodeAgents: 'services',
  })
  expect(path).toBe('cni/10-antrea.conflist')
  expect(JSON.parse(text)).toEqual({
    cniVersion: '0.3.0',
    name: 'antrea',
    plugins: [{ type: 'antrea', ipam: { type: 'host-local' }, capabilities: { dns: true } }],
  })
})

test('is left to the DaemonSet where that brings it', () =>
  expect(generateOne(cniAntrea, { cni: 'antrea', networkMode: 'transparent' }).text).toBe(
    undefined,
  ))
