import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import type { Manifest } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { portNames } = serviceFeatures

export const servicePorts = defineLint({
  id: 'service-ports',
  on: 'manifest',
  summary: 'The ports of a Service have names where there are several',
  remediation: 'Give each port a name of its own.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check: (document) => (document.kind === 'Service' ? names(document) : []),
})

const portsOf = ({ value }: Manifest) => nodesAt(value, [], ['spec', 'ports', '*'])

function names(document: Manifest): readonly LintViolation[] {
  const ports = portsOf(document)
  if (ports.length < 2) return []
  const seen = new Set<unknown>()
  for (const { path, value } of ports) {
    const name = valueAt(value, ['name'])
    if (name === undefined || name === '' || seen.has(name)) {
      return [
        {
          path: name === undefined ? path : [...path, 'name'],
          basis: 'refused',
          message: `The Service has ${ports.length} ports, and ${name === undefined || name === '' ? 'this one has no name' : 'two have this name'}: the API server refuses it.`,
          facts: [portNames],
        },
      ]
    }
    seen.add(name)
  }
  return []
}
