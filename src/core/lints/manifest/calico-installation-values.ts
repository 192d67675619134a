import { calicoCluster } from '../../catalog/cni/calico-cluster.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

const { values } = calicoCluster

export const calicoInstallationValues = defineLint({
  id: 'calico-installation-values',
  on: 'manifest',
  summary: 'An Installation of Calico has values that its fields take',
  remediation: 'Write one of the values as it is spelt here.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Installation',

  check: ({ value }) =>
    Object.entries<readonly string[]>(values.value).flatMap(([field, taken]) =>
      nodesAt(value, [], ['spec', 'calicoNetwork', ...field.split('.')]).flatMap(
        ({ path, value: own }) =>
          typeof own !== 'string' || taken.includes(own) || isPlaceholder(own)
            ? []
            : [
                {
                  path,
                  basis: 'refused' as const,
                  message: `${String(path.at(-1))} is ${own}; the API server takes ${taken.join(', ')}.`,
                  facts: [values],
                },
              ],
      ),
    ),
})
