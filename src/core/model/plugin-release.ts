import { cni } from '../catalog/cni/index.ts'
import type { Observation } from './observation.ts'
import { decided } from './observe.ts'

/** Under which name the release of what a repository publishes is observed. */
const nameOfRepository: ReadonlyMap<string, string> = new Map([
  ['containernetworking/plugins', 'cniPlugins.version'],
  ['microsoft/windows-container-networking', 'windowsContainerNetworking.version'],
  ['projectcalico/calico', 'calico.version'],
  ['antrea-io/antrea', 'antrea.version'],
  ['Azure/azure-container-networking', 'azureCni.version'],
])

/**
 * The releases of the plugin of the setup, as values of its decision: what the release of a
 * repository counts for follows from the plugin, so that nothing follows where none or several are
 * told.
 */
function pluginReleases(observations: readonly Observation[]): readonly Observation[] {
  const ofPlugin = observations.filter(({ decision }) => decision === 'cni')
  const told = new Set(ofPlugin.map(({ value }) => String(value)))
  const [only] = told
  const plugin = Object.values(cni).find(({ id }) => id === only)
  if (told.size !== 1 || !plugin) return []
  const name = nameOfRepository.get(plugin.repository)
  return observations
    .filter((one) => one.decision === null && one.name === name)
    .map(({ value, raw, file, line, column, weight, subject }) =>
      decided(
        'cniRelease',
        value,
        raw,
        { file, line, column },
        {
          inferred: true,
          ...(weight ? { weight } : {}),
          ...(subject === undefined ? {} : { subject }),
        },
      ),
    )
}

/** Observations together with the releases that follow from them. */
export const withPluginReleases = (
  observations: readonly Observation[],
): readonly Observation[] => [...observations, ...pluginReleases(observations)]
