import { expect, test } from 'vitest'
import { kubernetes, kubernetesVersions } from './kubernetes/index.ts'
import { pauseImage, pauseRuns } from './pause.ts'

test.each([
  ['1.14', 'ltsc2019', 'mcr.microsoft.com/k8s/core/pause:1.2.0', 'verified'],
  ['1.17', 'ltsc2019', 'mcr.microsoft.com/k8s/core/pause:1.2.0', 'inferred'],
  ['1.18', '1909', 'mcr.microsoft.com/oss/kubernetes/pause:1.3.0', 'inferred'],
  ['1.19', '2004', 'mcr.microsoft.com/oss/kubernetes/pause:1.4.0', 'inferred'],
  ['1.20', 'ltsc2019', 'mcr.microsoft.com/oss/kubernetes/pause:1.4.1', 'verified'],
  ['1.21', '20H2', 'mcr.microsoft.com/oss/kubernetes/pause:3.4.1', 'inferred'],
  ['1.22', '20H2', 'mcr.microsoft.com/oss/kubernetes/pause:3.5', 'verified'],
  ['1.20', 'ltsc2022', 'mcr.microsoft.com/oss/kubernetes/pause:3.6', 'inferred'],
  ['1.30', 'ltsc2022', 'mcr.microsoft.com/oss/kubernetes/pause:3.6', 'verified'],
  ['1.30', '23H2', 'mcr.microsoft.com/oss/kubernetes/pause:3.6', 'verified'],
  ['1.36', 'ltsc2025', 'registry.k8s.io/pause:3.10.2', 'inferred'],
  ['1.36', 'ltsc2019', 'registry.k8s.io/pause:3.10.2', 'inferred'],
  ['1.36', '2004', 'mcr.microsoft.com/oss/kubernetes/pause:1.4.1', 'inferred'],
  ['1.20', 'ltsc2016', 'mcr.microsoft.com/oss/kubernetes/pause:1.4.1', 'unknown'],
] as const)('%s on %s takes %s (%s)', (minor, host, value, confidence) =>
  expect(pauseImage(minor, host)).toMatchObject({ value, confidence }),
)

test('an older guest under Hyper-V gets an image of its release alone', () => {
  expect(pauseImage('1.36', 'ltsc2025', 'ltsc2019').value).toBe(
    'mcr.microsoft.com/oss/kubernetes/pause:3.6-windows-1809-amd64',
  )
  expect(pauseImage('1.36', 'ltsc2025', 'ltsc2022').value).toBe(
    'mcr.microsoft.com/oss/kubernetes/pause:3.6-windows-ltsc2022-amd64',
  )
  expect(pauseImage('1.36', 'ltsc2025', 'ltsc2025')).toBe(kubernetes['1.36'].pauseImage)
  // The documented image runs on this host through the layer of the release before it.
  expect(pauseImage('1.30', 'ltsc2025', 'ltsc2025').value).toBe(
    'mcr.microsoft.com/oss/v2/kubernetes/pause:3.10.2-windows-ltsc2025-amd64',
  )
  expect(pauseImage('1.30', 'ltsc2022', 'ltsc2022')).toBe(kubernetes['1.30'].pauseImage)
})

test('every host of every minor has an image, and none that it is known not to run', () => {
  for (const minor of kubernetesVersions) {
    for (const host of kubernetes[minor].hosts.value) {
      const image = pauseImage(minor, host)
      expect(image.confidence).not.toBe('unknown')
      expect(pauseRuns(image.value, host)?.value).not.toBe(false)
    }
  }
})

test('an unread list excludes nothing', () => {
  expect(pauseRuns('mcr.microsoft.com/k8s/core/pause:1.2.0', 'ltsc2016')).toBeUndefined()
  const layer = 'mcr.microsoft.com/oss/kubernetes/pause:3.6-windows-1809-amd64'
  expect(pauseRuns(layer, 'ltsc2022')?.value).toBe(false)
  expect(pauseRuns(layer, 'ltsc2019')?.value).toBe(true)
  expect(pauseRuns('mcr.microsoft.com/k8s/core/pause:1.2.0', 'ltsc2019')?.value).toBe(true)
  expect(pauseRuns('mcr.microsoft.com/k8s/core/pause:1.2.0', '1909')?.value).toBe(false)
  expect(pauseRuns('mcr.microsoft.com/k8s/core/pause:1.2.0', 'ltsc2022')?.value).toBe(false)
  expect(pauseRuns('mcr.microsoft.com/k8s/core/pause:1.0.0', '1903')?.value).toBe(false)
  expect(pauseRuns('mcr.microsoft.com/oss/kubernetes/pause:1.3.0', '20H2')?.value).toBe(false)
  expect(pauseRuns('kubletwin/pause', 'ltsc2019')).toBeUndefined()
  expect(pauseRuns('k8s.gcr.io/pause:3.5', '20H2')?.value).toBe(true)
})

test.each(['gcr.io/google_containers/pause-amd64:3.1', 'gcr.io/google-containers/pause:3.2'])(
  'a former name of the registry: %s',
  (image) => expect(pauseRuns(image, 'ltsc2022')?.value).toBe(false),
)
