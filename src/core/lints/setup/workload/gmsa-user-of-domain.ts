import { gmsaAccounts } from '../../../catalog/workload/container-accounts.ts'
import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { usersOf } from '../../container-users.ts'

const domain = ['credspec', 'DomainJoinConfig', 'NetBiosName']

export const gmsaUserOfDomain = defineLint({
  id: 'gmsa-user-of-domain',
  on: 'setup',
  summary: 'No container runs as an account of the domain of its credential spec',
  remediation: String.raw`Leave runAsUserName out, or write NT AUTHORITY\NETWORK SERVICE; the account of the domain comes in by gmsaCredentialSpecName.`,
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const domains = manifests.flatMap(({ value: { kind, value }, placeOf }) => {
      const name = valueAt(value, domain)
      return kind === gmsa.objects.kind.value && typeof name === 'string'
        ? [{ name: name.toLowerCase(), place: placeOf(domain) }]
        : []
    })
    if (domains.length === 0) return []
    const byName = grouped(domains, ({ name }) => name)
    return manifests.flatMap(({ value: manifest, placeOf }) =>
      manifest.isPart === true
        ? []
        : usersOf(manifest).flatMap(({ path, user }): readonly LintViolation[] => {
            const [own = '', account = ''] = user.toLowerCase().split('\\')
            const [of] = byName.get(own) ?? []
            // Those with a dollar sign are told of without a spec too.
            if (!of || account === '' || account.endsWith('$')) return []
            return [
              {
                path: [],
                place: placeOf(path),
                also: [of.place],
                basis: 'fails',
                message: `runAsUserName is ${user}, an account of the domain ${own.toUpperCase()}. A container knows only its own users; the group managed service account is used by what runs as ${gmsaAccounts.value.join(' or ')}.`,
                facts: [gmsaAccounts, gmsa.objects.sent],
              },
            ]
          }),
    )
  },
})
