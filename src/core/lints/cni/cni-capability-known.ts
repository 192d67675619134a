import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
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
        return [
          {
            path: [...asked.path, key],
            basis: 'fails' as const,
            message: `The capability ${key} is none that a runtime fills in${meant === undefined ? '' : `; it is called ${meant}`}. The plugin gets nothing for it.`,
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

function meantBy(key: string): string | undefined {
  const lower = key.toLowerCase()
  const same = [...known].find((one) => one.toLowerCase() === lower)
  return same ?? (lower.startsWith('dns') ? 'dns' : nearest(key, known))
}
