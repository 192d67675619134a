import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const plugins = (ipam: string, name = 'amazon-vpc-cni') =>
  diagnose([
    {
      name: 'cm.yaml',
      text: `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: kube-system\ndata:\n  enable-windows-ipam: "${ipam}"\n`,
    },
  ])
    .observations.filter(({ decision }) => decision === 'cni')
    .map(({ value, inferred, line }) => [value, inferred, line])

test('whoever lets the plugin of EKS give addresses to Windows nodes has it there', () =>
  expect(plugins('true')).toEqual([['vpc-bridge', true, 7]]))

test.each([
  ['where it is off', 'false'],
  ['in another ConfigMap', 'true', 'settings'],
] as const)('none %s', (_, ipam, name?: string) => expect(plugins(ipam, name)).toEqual([]))
