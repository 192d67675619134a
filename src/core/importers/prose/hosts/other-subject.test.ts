import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const found = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  return {
    releases: [
      ...new Set(
        observations.flatMap(({ decision, value }) =>
          decision === 'windowsRelease' ? [value] : [],
        ),
      ),
    ],
    errors: findings.filter(({ severity }) => severity === 'error').map(({ id }) => id),
  }
}

test.each([
  'Windows Admin Center is on Windows Server 2025, the nodes on 2022. K8s 1.31.1',
  'Our SQL runs on Windows Server 2019, pods on Windows Server 2022 nodes, k8s 1.31.1.',
  'Our SAP gateway runs on Windows Server 2019. The nodes are Windows Server 2022, k8s 1.31.1.',
  'K8s 1.31.1, Windows Server 2022 nodes. The license server is Windows Server 2025.',
])('%s', (text) => expect(found(text)).toEqual({ releases: ['ltsc2022'], errors: [] }))

test('a thing of which nobody tells more than its system may be the node', () => {
  expect(found('The whole thing runs on Windows Server 2022, k8s 1.31.1.').releases).toEqual([
    'ltsc2022',
  ])
  expect(found('SQL runs on Windows Server 2022 nodes, k8s 1.31.1.').releases).toEqual(['ltsc2022'])
})
