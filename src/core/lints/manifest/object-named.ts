import { objectName } from '../../catalog/workload/object-required.ts'
import { defineLint } from '../../model/lint.ts'
import type { Manifest } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { hasWholePod } from '../whole-pod.ts'
import { fieldsOf } from './schema/fields.ts'

const { fields, answer } = objectName.value

export const objectNamed = defineLint({
  id: 'object-named',
  on: 'manifest',
  summary: 'An object has a name, or lets the API server make one',
  remediation: 'Write metadata.name.',
  decisions: [],
  isAbout: isKept,

  check(document) {
    const metadata = valueAt(document.value, ['metadata'])
    if (!isKept(document) || document.isPart === true || document.isDescribed === true) return []
    if (document.pod && !hasWholePod(document)) return []
    if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return []
    const keys = Object.keys(metadata)
    // What a template puts in may be the name.
    if (keys.length === 0 || keys.some((key) => !/^[a-zA-Z]+$/.test(key))) return []
    const own = fields.filter((key) => Object.hasOwn(metadata, key))
    const isEmpty = own.every((key) => {
      const value = valueAt(metadata, [key])
      return value === '' || value === null
    })
    return isEmpty
      ? [
          {
            path: ['metadata', ...own.slice(0, 1)],
            basis: 'refused',
            message: `The ${document.kind} has no name: the API server refuses it (“${answer}”).`,
            facts: [objectName],
          },
        ]
      : []
  },
})

/** Kinds of Kubernetes itself that stay in the cluster. */
function isKept({ kind, value }: Manifest): boolean {
  const version = String(valueAt(value, ['apiVersion']))
  const isOfKubernetes = /^(?:[a-z]+\/)?v\d|^[\w.-]+\.k8s\.io\//.test(version)
  return isOfKubernetes && fieldsOf(kind) !== undefined && !/(?:List|Review)$/.test(kind)
}
