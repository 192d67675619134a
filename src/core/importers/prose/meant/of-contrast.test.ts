import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string, wanted: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, name, value }) =>
      (decision ?? name) === wanted ? [value] : [],
    ),
  ),
]

test.each([
  ['Works: containerd 1.6.26. Broken: containerd 1.7.13.', 'runtimeVersion', '1.7.13'],
  ['Last working: containerd 1.6.26\nFirst broken: containerd 1.7.13', 'runtimeVersion', '1.7.13'],
  [
    'Good: Windows Server 2022 20348.2461\nBad: Windows Server 2022 20348.2527',
    'windowsRevision',
    2527,
  ],
  [
    'We have two clusters: dev (AKS 1.29, works) and prod (AKS 1.27, broken).',
    'controlPlaneVersion',
    '1.27',
  ],
  [
    'Kubernetes 1.30.4. It worked with 1.27.9 and Windows Server 2019, broke with 1.30.4 and Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
])('%s', (text, name, value) => expect(told(text, name)).toEqual([value]))

test('what works is all that there is where nothing is said to be broken', () => {
  expect(told('Works: containerd 1.6.26.', 'runtimeVersion')).toEqual(['1.6.26'])
})

test.each([
  ['@user1 said they use Calico v3.25. In our setup: Calico v3.27.2.', 'calico.version', '3.27.2'],
  [
    'A follow-up to #1234, where the reporter had Flannel 0.21.5. We have Flannel 0.25.1.',
    'flannel.version',
    '0.25.1',
  ],
  [
    'Microsoft says Windows Server 2019 is supported until 2029. We use Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
])('what others have or say: %s', (text, name, value) => expect(told(text, name)).toEqual([value]))

test.each([
  [
    'Current production (stays until March): OpenShift 4.16, Windows Server 2019.\nThe new platform has Windows Server 2022 nodes.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    '测试环境还是 Windows Server 2019，生产环境是 Windows Server 2022。',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'The test environment has Windows Server 2019, production Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
])('what is to go, and what is for tests: %s', (text, name, value) =>
  expect(told(text, name)).toEqual([value]),
)

test('what those who make a program test with is nobody’s node', () => {
  expect(
    told('Our tests run with Kubernetes 1.23 and Windows Server 2019.', 'windowsRelease'),
  ).toEqual([])
})

test('of a test environment that is in trouble, what it has', () => {
  expect(
    told('Our test cluster has Windows Server 2019 and pods fail there.', 'windowsRelease'),
  ).toEqual(['ltsc2019'])
})
