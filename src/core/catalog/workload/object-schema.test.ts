import { expect, test } from 'vitest'
import { declaredFields } from '../../testing/kubernetes-schema.ts'
import { objectSchema } from './object-schema.ts'

const roots: readonly (readonly [string, string])[] = [
  ['v1', 'Pod'],
  ['v1', 'Service'],
  ['v1', 'ConfigMap'],
  ['v1', 'PersistentVolume'],
  ['v1', 'PersistentVolumeClaim'],
  ['apps/v1', 'Deployment'],
  ['apps/v1', 'DaemonSet'],
  ['apps/v1', 'StatefulSet'],
  ['batch/v1', 'CronJob'],
  ['node.k8s.io/v1', 'RuntimeClass'],
  ['networking.k8s.io/v1', 'NetworkPolicy'],
  ['networking.k8s.io/v1', 'Ingress'],
  ['storage.k8s.io/v1', 'StorageClass'],
  ['rbac.authorization.k8s.io/v1', 'ClusterRole'],
  ['rbac.authorization.k8s.io/v1', 'ClusterRoleBinding'],
]

/** What the server writes, and what stands beside kind. */
const leftOut = new Set(['apiVersion', 'kind', 'status', 'managedFields'])
/** Of the metadata only what people write. */
const inPart = new Set(['ObjectMeta'])

test.each(roots)('%s %s has the fields of its declaration', (apiVersion, kind) => {
  for (const { type, fields } of declaredFields('kubernetes-models', apiVersion, kind)) {
    const text = objectSchema.value[type] ?? ''
    const own = text.split(/\s+/).flatMap((field) => field.split(':', 1))
    const declared = fields.filter((field) => !leftOut.has(field))
    if (inPart.has(type)) expect(declared).toEqual(expect.arrayContaining(own))
    else expect([type, new Set(own)]).toEqual([type, new Set(declared)])
  }
})
