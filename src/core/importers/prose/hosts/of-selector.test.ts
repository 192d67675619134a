import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const releasesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'windowsRelease' ? [value] : [],
  )

test.each([
  'Our pod has nodeSelector node.kubernetes.io/windows-build: 10.0.20348 and stays Pending.',
  'We select node.kubernetes.io/windows-build=10.0.26100 in the deployment for Windows nodes.',
  'The affinity of the pods on Windows asks for windows-build 10.0.26100.',
])('a build that a pod asks for is none of a host: %s', (text) =>
  expect(releasesIn(text)).toEqual([]),
)

test.each([
  ['The node has the label node.kubernetes.io/windows-build=10.0.17763.', ['ltsc2019']],
  ['Our nodes run build 10.0.20348.2700, and the nodeSelector is right.', ['ltsc2022']],
])('a build that a node has is its own: %s', (text, expected) =>
  expect(releasesIn(text)).toEqual(expected),
)
