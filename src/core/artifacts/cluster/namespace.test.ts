import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { namespace } from './namespace.ts'

test('a namespace of its own', () =>
  expect(contentOf(namespace, { namespace: 'web' }).content?.text).toBe(
    'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: web\n',
  ))

test('HostProcess pods need the privileged security level', () =>
  expect(contentOf(namespace, { namespace: 'agents' }, 'hostprocess').content?.text).toContain(
    '  labels:\n    pod-security.kubernetes.io/enforce: privileged\n',
  ))

test.each(['default', 'kube-system', ''])('%j needs no file', (name) =>
  expect(contentOf(namespace, { namespace: name }).content).toBeUndefined(),
)
