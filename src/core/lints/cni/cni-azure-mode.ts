import { azureModes } from '../../catalog/cni/azure-modes.ts'
import { unknown } from '../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isAtLeast } from '../../values/version.ts'
import { endpointPlugins, fieldBelow, isPlaceholder, releaseOf, traitsOf } from './file.ts'

const { taken, from, backPort } = azureModes.value

export const cniAzureMode = defineLint({
  id: 'cni-azure-mode',
  on: 'cni-config',
  summary: 'The mode of azure-vnet is one that its release knows',
  remediation: 'Write "mode": "bridge".',
  decisions: [],

  check: ({ value }, surroundings) =>
    endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const mode = fieldBelow(plugin, 'mode')
      if (traitsOf(plugin)?.form !== 'azure' || typeof mode?.value !== 'string') return []
      if (taken.includes(mode.value) || isPlaceholder(mode.value)) return []
      const release = releaseOf(plugin, surroundings)
      if (release !== undefined && (isAtLeast(release, from) || release === backPort)) return []
      return [
        {
          path: mode.path,
          basis: 'refused',
          ...(release === undefined
            ? {
                message: `azure-vnet before ${from} knows no mode ${mode.value} and makes no network with it; later releases do not read it. Which one is on the node?`,
                facts: [unknown(taken, azureModes.sources)],
              }
            : {
                message: `azure-vnet ${release} knows no mode ${mode.value}: "Network mode is invalid", and no pod gets a network.`,
                facts: [azureModes],
              }),
        },
      ]
    }),
})
