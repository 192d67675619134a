import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, policiesOf, traitsOf } from './file.ts'

export const cniCalicoRoute = defineLint({
  id: 'cni-calico-route',
  on: 'cni-config',
  summary: 'Routes in the CNI file of Calico have the type of the runtime',
  remediation: 'Write SDNROUTE with containerd, and ROUTE with Docker.',
  decisions: ['containerRuntime'],
  isAbout: ({ value }) =>
    endpointPlugins(value).some((plugin) => traitsOf(plugin)?.form === 'converted'),

  check({ value }, { containerRuntime }) {
    const { containerd, docker } = cniEndpoints.calicoRoutes.value
    const wanted = containerRuntime === 'containerd' ? containerd : docker
    const other = wanted === containerd ? docker : containerd
    return endpointPlugins(value)
      .filter((plugin) => traitsOf(plugin)?.form === 'converted')
      .flatMap((plugin) =>
        policiesOf(plugin)
          .filter(({ type }) => type === other.toLowerCase())
          .map(({ path, typeNode }) => ({
            path: typeNode?.path ?? path,
            basis: 'fails' as const,
            message: `The policy has the type ${other}; with this runtime it is called ${wanted}. The route to the Services is missing.`,
            remediation: `Write ${wanted}.`,
            facts: [cniEndpoints.calicoRoutes],
          })),
      )
  },
})
