import { expect, test } from 'vitest'
import { resolve } from '../engine/resolve.ts'
import { initialChoices } from '../model/presets/define.ts'
import { isNodeFile, nodeMaker } from './node-maker.ts'

test.each([
  [{}, 'scripts'],
  [{ platform: 'aks' }, 'pool'],
  [{ platform: 'eks', cni: 'ovn-kubernetes' }, 'pool'],
  [{ platform: 'aks', joinMethod: 'kubeconfig' }, 'scripts'],
  [{ cni: 'ovn-kubernetes' }, 'operator'],
  [{ platform: 'aws', cni: 'vpc-bridge' }, 'eks'],
  [{ platform: 'eks', cni: 'vpc-bridge', joinMethod: 'kubeconfig' }, 'scripts'],
] as const)('%j: %s', (given, maker) =>
  expect(nodeMaker(resolve({ ...initialChoices, ...given }))).toBe(maker),
)

test('files of a node are those of its directories, and the scripts that run on it', () =>
  expect(
    ['node/a.ps1', 'cni/b.conf', 'verify/verify.ps1', 'verify/verify.sh', 'cluster/c.yaml'].filter(
      isNodeFile,
    ),
  ).toEqual(['node/a.ps1', 'cni/b.conf', 'verify/verify.ps1']))
