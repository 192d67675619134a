import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'thread.md', text }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

const thread = (opening: string, ...comments: readonly (readonly [string, string])[]) =>
  [
    `anna-k opened this issue on Mar 3, 2024\n\n${opening}`,
    ...comments.map(([name, text]) => `${name} commented on Mar 4, 2024\n\n${text}`),
  ].join('\n\n')

test('others in a thread have setups of their own', () => {
  const text = thread(
    'Windows pods hang. containerd 1.7.6, Windows Server 2022.',
    ['bob', 'Same here: containerd 1.6.2, Windows Server 2019.'],
    ['anna-k', 'The pod network is 10.244.0.0/16, and we have Calico 3.26.1.'],
    ['carl', 'No trouble with containerd 2.0.1 and Flannel 0.26.1.'],
  )
  expect(valuesOf('runtimeVersion', text)).toEqual(['1.7.6'])
  expect(valuesOf('windowsRelease', text)).toEqual(['ltsc2022'])
  expect(valuesOf('clusterCIDR', text)).toEqual(['10.244.0.0/16'])
  expect(valuesOf('cni', text)).toEqual(['calico'])
})

test('what others tell stays where nobody else tells any of it', () =>
  expect(
    valuesOf('runtimeVersion', thread('Windows pods hang.', ['bob', 'We have containerd 1.6.2.'])),
  ).toEqual(['1.6.2']))

test('without the one who opened it everybody may be in trouble', () =>
  expect(
    valuesOf(
      'runtimeVersion',
      'bob commented on Mar 4\n\nWe have containerd 1.6.2 on Windows.\n\nanna commented on Mar 5\n\nWindows Server 2022 here.',
    ),
  ).toEqual(['1.6.2']))
