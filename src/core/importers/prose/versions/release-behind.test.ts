import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const releaseIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, value }) =>
    name === 'kubernetesRelease' ? [value] : [],
  )[0]

test.each([
  'After upgrading Kubernetes to 1.34 (v1.34.3+rke2r1, Rancher 2.13.1) our Windows nodes fail.',
  'After upgrading our Windows nodes to 1.34 (v1.34.3+rke2r1, vSphere) they fail.',
  'After upgrading the cluster to 1.34 (Rancher 2.13.1, v1.34.3+rke2r1) our Windows nodes fail.',
  'We run Kubernetes 1.34 (1.34.3), Windows nodes fail.',
])('%s', (text) => expect(releaseIn(text)).toBe('1.34.3'))

test.each([
  'Kubernetes 1.34 (v1.33.2 before), Windows nodes fail.',
  'We run Kubernetes 1.34 (v1.33.2), Windows nodes fail.',
  'Kubernetes 1.34 (1.34.3 comes next week), Windows nodes fail.',
  'Kubernetes 1.34 (kubectl v1.34.3), Windows nodes fail.',
  'We plan to upgrade to Kubernetes 1.34 (v1.34.3+rke2r1).',
])('no release of the nodes: %s', (text) => expect(releaseIn(text)).toBeUndefined())
