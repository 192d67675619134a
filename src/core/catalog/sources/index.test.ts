import { describe, expect, test } from 'vitest'
import { resolveSource, sourceAreas } from './index.ts'

describe('resolveSource', () => {
  test('a whole page', () =>
    expect(resolveSource('doc004')).toEqual({
      title: 'Kubernetes v1.20: Intro to Windows support',
      url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
    }))

  test('lines of a file', () =>
    expect(resolveSource('rn-1.24#L88-L90')?.url).toMatch(/\/release-1\.24\/.*\?plain=1#L88-L90$/))

  test('lines of Markdown whose address does not ask for the plain view', () =>
    expect(resolveSource('pause-cl#L3')?.url).toMatch(/CHANGELOG\.md\?plain=1#L3$/))

  test('a path below its base', () =>
    expect(resolveSource('ca-1.26 cmd/kubelet/app/server.go#L12')?.url).toBe(
      'https://github.com/kubernetes/autoscaler/blob/77fbb3bcfe35/cluster-autoscaler/vendor/k8s.io/kubernetes/cmd/kubelet/app/server.go#L12',
    ))

  test('an id with a number sign', () =>
    expect(resolveSource('ctrd#6901')?.url).toBe(
      'https://github.com/containerd/containerd/pull/6901',
    ))

  test('an unknown id, or a path without a base', () => {
    expect(resolveSource('nowhere')).toBeUndefined()
    expect(resolveSource('doc004 some/path')).toBeUndefined()
  })
})

test('every id is declared once, with a title and an address', () => {
  const declared = Object.values(sourceAreas).flatMap((area) => Object.keys(area))
  expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([])
  for (const area of Object.values(sourceAreas)) {
    for (const [id, { title, url, base }] of Object.entries(area)) {
      expect(id).toMatch(/^\S+$/)
      expect(title).not.toBe('')
      expect(url).toMatch(/^https?:\/\//)
      if (base !== undefined) expect(base).toMatch(/^https:\/\/.*\/$/)
    }
  }
})
