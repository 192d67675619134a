import type { Manifest } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'
import { fieldsOf } from './manifest/schema/fields.ts'
import { wasTaken } from './taken-object.ts'

/**
 * Whether a document has all of the pod that it makes: one that patches another goes without the
 * labels of the template, or without images.
 */
export function hasWholePod(document: Manifest): boolean {
  const { kind, value, pod, isPart, isDescribed } = document
  if (!pod || isPart || isDescribed || !fieldsOf(kind) || wasTaken(document)) return false
  const containers = valueAt(value, [...pod.path, 'spec', 'containers'])
  const labels = valueAt(value, [...pod.path, 'metadata', 'labels'])
  const isLabelled = kind === 'Pod' || (typeof labels === 'object' && labels !== null)
  return (
    isLabelled &&
    Array.isArray(containers) &&
    containers.length > 0 &&
    containers.every((one) => typeof valueAt(one, ['image']) === 'string')
  )
}
