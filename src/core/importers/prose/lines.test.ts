import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { kubernetesIn } from './kubernetes.ts'

const versionsIn = (text: string) =>
  kubernetesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).flatMap(
    ({ name, value }) => (name === 'kubernetesRelease' ? [value] : []),
  )

test('the cluster that Rancher itself runs on is another one', () =>
  expect(
    versionsIn(`   - If Helm Chart, Kubernetes Cluster and version (RKE1, RKE2, k3s, EKS, etc): RKE2 v1.24.8+rke2r1
- Kubernetes version: v1.23.14`),
  ).toEqual(['1.23.14']))

test('a setup in which it works is another one', () =>
  expect(versionsIn('Kubernetes version: v1.23.14. It works on Kubernetes 1.22.3')).toEqual([
    '1.23.14',
  ]))
