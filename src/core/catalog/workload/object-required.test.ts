import { expect, test } from 'vitest'
import { declaredFields } from '../../testing/kubernetes-schema.ts'
import { objectRequired } from './object-required.ts'
import { objectSchema } from './object-schema.ts'

test.each(Object.entries(objectRequired.value))(
  '%s must have %s by its declaration',
  (type, text) => {
    const shapes = [
      ['v1', 'Pod'],
      ['v1', 'Service'],
      ['apps/v1', 'Deployment'],
      ['networking.k8s.io/v1', 'Ingress'],
      ['storage.k8s.io/v1', 'StorageClass'],
      ['rbac.authorization.k8s.io/v1', 'ClusterRoleBinding'],
    ].flatMap(([version = '', kind = '']) => declaredFields('kubernetes-models', version, kind))
    const declared = shapes.find((shape) => shape.type === type)
    expect(declared?.required).toEqual(expect.arrayContaining(text.split(' ')))
    expect(Object.keys(objectSchema.value)).toContain(type)
  },
)
