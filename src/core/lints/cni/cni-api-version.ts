import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { apiVersionOf, endpointPlugins, fieldBelow, releaseOf, traitsOf } from './file.ts'

export const cniApiVersion = defineLint({
  id: 'cni-api-version',
  on: 'cni-config',
  summary: 'With containerd, win-bridge and win-overlay use apiVersion 2',
  remediation: 'Set apiVersion to 2 and write the policies in the form of HCN.',
  decisions: ['containerRuntime'],

  check({ value }, surroundings) {
    if (surroundings.containerRuntime !== 'containerd') return []
    return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      if (traitsOf(plugin)?.form !== 'by-api-version') return []
      const { path } = fieldBelow(plugin, 'apiVersion') ?? plugin
      if (apiVersionOf(plugin) !== cniEndpoints.apiVersion.value) {
        return [
          {
            path,
            basis: 'fails' as const,
            message: `${plugin.type} makes an HNS v1 endpoint, which containers of containerd cannot join: "failed to find HNSEndpoint".`,
            facts: [cniEndpoints.apiVersion],
          },
        ]
      }
      // Of a release that is told the rules say whether it serves containerd.
      return traitsOf(plugin)?.apiVersionFrom !== undefined &&
        releaseOf(plugin, surroundings) === undefined
        ? [
            {
              path,
              basis: 'fails' as const,
              message:
                'win-overlay reads apiVersion from 1.2.0 on; older releases fail with containerd all the same. Which release is on the node?',
              remediation: 'Use release 1.2.0 or later.',
              facts: [cniEndpoints.apiVersionUnread],
            },
          ]
        : []
    })
  },
})
