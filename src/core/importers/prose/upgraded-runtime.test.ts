import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const values = (text: string, wanted: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, value }) =>
    decision === wanted ? [value] : [],
  )

test.each([
  ['We moved our Windows Server 2022 nodes (k8s 1.30.4) from containerd 1.7.20 to 2.0.2.', '2.0.2'],
  ['After we upgraded the Windows nodes from containerd 1.7.13 to 2.1.4, no pod starts.', '2.1.4'],
  ['After replacing containerd 1.7.13 with 2.0.5 on the Windows nodes no pod starts.', '2.0.5'],
])('%s', (text, version) => expect(values(text, 'runtimeVersion')).toEqual([version]))

test.each([
  'We plan to move the Windows nodes from containerd 1.7.20 to 2.0.2.',
  'We considered moving the nodes from containerd 1.7.20 to 2.0.2.',
  'We moved the Windows nodes from containerd 1.7.20 to 2.0.2 and back again.',
  'The AKS team is moving from containerd 1.7.20 to 2.0.2 with 1.33.',
  'After replacing containerd 1.6.8 with 2.0.5 in the lab all pods start.',
  'We upgraded our Linux workers from containerd 1.7.20 to 2.0.2.',
])('%s', (text) => expect(values(text, 'runtimeVersion')).toEqual([]))

test.each([
  ['runtimeClassName: windows-2019-hyperv on Windows Server 2022', ['ltsc2022']],
  ['We use the RuntimeClass windows-2019 on Windows Server 2022 nodes.', ['ltsc2022']],
  ['Our windows-2019 nodes do not start pods.', ['ltsc2019']],
])('a class is named for its images: %s', (text, releases) =>
  expect([...new Set(values(text, 'windowsRelease'))]).toEqual(releases),
)
