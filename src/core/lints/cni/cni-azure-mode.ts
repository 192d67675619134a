import { azureModes } from '../../catalog/cni/azure-modes.ts'
import { unknown } from '../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isAtLeast } from '../../values/version.ts'
import { endpointPlugins, fieldBelow, isPlaceholder, releaseOf, traitsOf } from './file.ts'

const { before } = azureModes.value
const taken: readonly string[] = azureModes.value.taken

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
      if (release !== undefined && isAtLeast(release, before)) return []
      const { path } = mode
      return [
        release === undefined
          ? {
              path,
              basis: 'refused',
              message: `azure-vnet before ${before} knows no mode ${mode.value} and makes no network with it; later releases do not read it. Which one is on the node?`,
              facts: [unknown(taken, azureModes.sources)],
            }
          : {
              path,
              basis: 'refused',
              message: `azure-vnet ${release} knows no mode ${mode.value}: "Network mode is invalid", and no pod gets a network.`,
              facts: [azureModes],
            },
      ]
    }),
})
