import { suffixOfFile } from '../../../catalog/cni/file-types.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isLeftOpen } from '../../../values/placeholder.ts'
import { endpointPlugins, fieldBelow, isFields, type EndpointPlugin } from '../../cni/file.ts'

export const cniDnsDomain = defineLint({
  id: 'cni-dns-domain',
  on: 'setup',
  summary: 'The DNS suffix of a CNI file is below the domain of the cluster',
  remediation: 'Write the cluster domain of the kubelet behind svc.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'clusterDomain').filter(({ absent }) => absent !== true)
    const [domain] = told
    const own = nameOf(domain?.value)
    if (!domain || told.some(({ value }) => nameOf(value) !== own)) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        const search = fieldBelow(plugin, 'dns', 'search')
        const suffixes = Array.isArray(search?.value) ? search.value.map(String) : []
        const domains = suffixes.flatMap(
          (text) => /^(?:[\w-]+\.)?svc\.([\w.-]+)$/.exec(text)?.[1] ?? [],
        )
        const [other] = domains
        const isOther = domains.every((one) => nameOf(one) !== own && !isLeftOpen(one))
        if (!search || other === undefined || !isOther || isAsked(plugin)) return []
        return [
          {
            path: [],
            place: placeOf(search.path),
            also: [observedAt(domain)],
            basis: 'fails',
            message: `The DNS suffix of the file ends in ${other}, and the domain of the cluster is ${String(domain.value)}: ${suffixOfFile.value}, and find no Service.`,
            facts: [suffixOfFile],
          },
        ]
      }),
    )
  },
})

/** A dot at its end only says that it is whole. */
const nameOf = (value: unknown) => String(value).toLowerCase().replace(/\.$/, '')

/** With the capability the runtime gives the suffix of the pod. */
function isAsked({ entry }: EndpointPlugin): boolean {
  const asked = fieldBelow(entry, 'capabilities')?.value
  return isFields(asked) && asked['dns'] === true
}
