import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { defineLint } from '../../model/lint.ts'
import type { Manifest } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { isDnsLabel, isDnsSubdomain } from '../../values/names.ts'
import { isLeftOpen } from '../../values/placeholder.ts'

export const objectName = defineLint({
  id: 'object-name',
  on: 'manifest',
  summary: 'An object has a name that the API server takes',
  remediation: 'Write lower-case letters, digits, hyphens and dots.',
  decisions: [],
  isAbout: isNamedInDns,

  check(manifest) {
    const { kind, name } = manifest
    if (name === undefined || !isNamedInDns(manifest)) return []
    const isLabel = kind === 'Service' || kind === 'Namespace'
    if (isLabel ? isDnsLabel(name) : isDnsSubdomain(name)) return []
    return [
      {
        path: ['metadata', 'name'],
        basis: 'refused',
        message: `The API server refuses the name ${name}: it takes lower-case letters, digits and hyphens${isLabel ? '' : ', with dots between them'}.`,
        facts: [isLabel ? syntaxFacts.dnsLabel : syntaxFacts.dnsSubdomain],
      },
    ]
  },
})

/** A kubeconfig has no name, and a bundle that of its signer before its own. */
const apart: ReadonlySet<string> = new Set(['Config', 'ClusterTrustBundle'])

/** Objects of Kubernetes itself; names of roles are parts of a path alone, and templates are filled in. */
function isNamedInDns({ kind, name = '', value }: Manifest): boolean {
  const version = String(valueAt(value, ['apiVersion']))
  const isOfKubernetes = /^(?:[a-z]+\/)?v\d|^(?!rbac\.)[\w.-]+\.k8s\.io\//.test(version)
  const isFilled = name !== '' && !/[{<$%]|__|^[A-Z][A-Z\d_-]*$/.test(name) && !isLeftOpen(name)
  return isOfKubernetes && isFilled && !apart.has(kind)
}
