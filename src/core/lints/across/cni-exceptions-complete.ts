import { cni } from '../../catalog/cni/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { ofKind } from '../../model/parsed.ts'
import { containsRange, parseCidr } from '../../values/address.ts'
import { endpointPlugins, exceptionsOf, isPlaceholder, policiesOf } from '../cni/file.ts'

export const cniExceptionsComplete = defineLint({
  id: 'cni-exceptions-complete',
  on: 'setup',
  summary: 'Pods of the cluster are in the exception list of the CNI file',
  remediation: 'Add the range of pods to the exceptions.',
  decisions: [],

  check({ observations, parsed }) {
    const told = observations.filter(
      ({ decision, absent }) => decision === 'clusterCIDR' && absent !== true,
    )
    const [first] = told
    const range = parseCidr(String(first?.value))
    if (!first || !range || told.some(({ value }) => value !== first.value)) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        if (plugin.id === undefined) return []
        const mode = cni[plugin.id].modes.find(({ binary }) => binary === plugin.type)
        const own: readonly string[] = mode?.computed?.value ?? []
        if (!mode?.exceptions.value.some((item) => item === 'clusterCIDR')) return []
        // Flannel tells win-bridge and win-overlay its range; they add it themselves.
        if (own.includes('clusterCIDR') || plugin.isDelegate) return []
        const lists = policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? [])
        const entries = lists.flatMap((list) => (Array.isArray(list.value) ? list.value : []))
        const [list] = lists
        if (!list || entries.length === 0 || entries.some((one) => isPlaceholder(String(one)))) {
          return []
        }
        const ranges = entries.flatMap((one: unknown) => parseCidr(String(one)) ?? [])
        if (ranges.length < entries.length || ranges.some((one) => containsRange(one, range))) {
          return []
        }
        return [
          {
            path: [],
            place: placeOf(list.path),
            also: [{ file: first.file, line: first.line, column: first.column }],
            basis: 'fails',
            message: `The exceptions leave out ${range.text}, the range of pods: other pods see the address of the node, and replies are lost.`,
            facts: [mode.exceptions],
          },
        ]
      }),
    )
  },
})
