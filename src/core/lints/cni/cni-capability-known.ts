import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import type { Node } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { endpointPlugins, entriesIn, fieldBelow, isFields } from './file.ts'

const known: ReadonlySet<string> = new Set(cniFile.capabilities.value)

export const cniCapabilityKnown = defineLint({
  id: 'cni-capability-known',
  on: 'cni-config',
  summary: 'A CNI file asks for capabilities that the runtime knows',
  remediation:
    'Write "capabilities": {"portMappings": true, "dns": true} in the entry of the plugin.',
  decisions: [],

  check({ value }) {
    const misspelt = entriesIn(value).flatMap((entry) => {
      const asked = fieldBelow(entry, 'capabilities')
      if (!asked || !isFields(asked.value)) return []
      return Object.keys(asked.value).flatMap((key) => {
        if (known.has(key)) return []
        const meant = meantBy(key)
        const isGiven = meant === 'dns' && givesNameservers(entry)
        return [
          {
            path: [...asked.path, key],
            basis: isGiven ? ('unsupported' as const) : ('fails' as const),
            message: `The capability ${key} is none that a runtime fills in${meant === undefined ? '' : `; it is called ${meant}`}. The plugin gets nothing for it${isGiven ? ', and all pods get the DNS of the file, whatever their own settings are' : ''}.`,
            facts: [cniFile.capabilities],
          },
        ]
      })
    })
    const misplaced = endpointPlugins(value).flatMap((plugin) => {
      const asked = plugin.isDelegate ? fieldBelow(plugin, 'capabilities') : undefined
      return asked
        ? [
            {
              path: asked.path,
              basis: 'fails' as const,
              message:
                'capabilities stands inside delegate, where no runtime looks: DNS and host ports are not filled in.',
              remediation: 'Move capabilities beside delegate.',
              facts: [cniFile.capabilitiesAtTop],
            },
          ]
        : []
    })
    return [...misspelt, ...misplaced]
  },
})

/** Whether the entry, or what it hands over to, names servers for DNS itself. */
const givesNameservers = (entry: Node): boolean =>
  [['dns'], ['delegate', 'dns']].some((path) => {
    const servers = fieldBelow(entry, ...path, 'nameservers')?.value
    return Array.isArray(servers) && servers.length > 0
  })

function meantBy(key: string): string | undefined {
  const lower = key.toLowerCase()
  const same = [...known].find((one) => one.toLowerCase() === lower)
  return same ?? (lower.startsWith('dns') ? 'dns' : nearest(key, known))
}
