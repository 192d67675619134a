import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { flanneldArgs } from './flanneld-args.ts'

test('the adapter is the one with the address of the node', () =>
  expect(contentOf(flanneldArgs, { nodeIP: '10.1.2.3' }).content?.text).toContain(
    '--iface=10.1.2.3\n',
  ))

test('other plugins have no such file', () =>
  expect(contentOf(flanneldArgs, { cni: 'calico' }).content).toBeUndefined())
