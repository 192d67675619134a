import { describe, expect, test } from 'vitest'
import { kubernetesVersions } from '../kubernetes/index.ts'
import { apiVersion, apiVersions, servedVersions, type ApiKind } from './api-versions.ts'

describe('apiVersion', () => {
  test.each<readonly [ApiKind, string, string | undefined]>([
    ['Deployment', '1.14', 'apps/v1'],
    ['DaemonSet', '1.37', 'apps/v1'],
    ['RuntimeClass', '1.19', 'node.k8s.io/v1beta1'],
    ['RuntimeClass', '1.20', 'node.k8s.io/v1'],
    ['Ingress', '1.18', 'networking.k8s.io/v1beta1'],
    ['CronJob', '1.20', 'batch/v1beta1'],
    ['EndpointSlice', '1.16', undefined],
    ['CSIDriver', '1.17', 'storage.k8s.io/v1beta1'],
    ['HorizontalPodAutoscaler', '1.23', 'autoscaling/v2'],
  ])('%s in %s is %s', (kind, minor, version) => expect(apiVersion(kind, minor)).toBe(version))
})

test('a version ends in the minor that no longer serves it', () => {
  const served = (minor: string) =>
    servedVersions('RuntimeClass', minor).map((version) => version.apiVersion)
  expect(served('1.24')).toEqual(['node.k8s.io/v1', 'node.k8s.io/v1beta1'])
  expect(served('1.25')).toEqual(['node.k8s.io/v1'])
})

test('what the app writes is served in every minor', () => {
  const kinds: readonly ApiKind[] = [
    'Deployment',
    'DaemonSet',
    'Service',
    'Namespace',
    'RuntimeClass',
  ]
  for (const kind of kinds) {
    for (const minor of kubernetesVersions) {
      expect(apiVersion(kind, minor), `${kind} ${minor}`).toBeDefined()
    }
  }
})

test('nothing is served before it was introduced', () => {
  for (const versions of Object.values(apiVersions)) {
    for (const { value } of Object.values(versions)) {
      if (!('introduced' in value) || !('notServedFrom' in value)) continue
      expect(Number(value.introduced.split('.')[1])).toBeLessThan(
        Number(value.notServedFrom.split('.')[1]),
      )
    }
  }
})
