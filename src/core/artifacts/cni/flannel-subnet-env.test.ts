import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { flannelSubnetEnv } from './flannel-subnet-env.ts'

test('the file as flanneld writes it', () =>
  expect(generateOne(flannelSubnetEnv, { podCIDR: '10.244.3.0/24' }).text).toBe(
    'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nFLANNEL_MTU=1450\nFLANNEL_IPMASQ=true\n',
  ))

test('host-gw takes the whole frame', () =>
  expect(generateOne(flannelSubnetEnv, {}, 'docs-1.20-flannel').text).toContain('FLANNEL_MTU=1500'))
