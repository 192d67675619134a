import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as placeOfFact } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

export const gmsaHostInDomain = defineLint({
  id: 'gmsa-host-in-domain',
  on: 'setup',
  summary: 'The host of a credential spec is in its domain, or the spec names a plug-in',
  remediation:
    'Join the node to the domain and let its computer account read the password, or install a plug-in of Container Credential Guard and name it in HostAccountConfig.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'host.inDomain')
    const [host] = told
    // Pods may run on the one that is a member.
    if (!host || told.some(({ value }) => value !== false)) return []
    const { body, kind, reader } = gmsa.objects
    return ofKind(parsed, 'manifest').flatMap(({ value: { kind: ofObject, value }, placeOf }) => {
      const spec = valueAt(value, [body.value])
      const isOwn = ofObject === kind.value && typeof spec === 'object' && spec !== null
      if (!isOwn || valueAt(spec, reader.value.elsewhere) !== undefined) return []
      return [
        {
          path: [],
          place: placeOf([body.value]),
          also: [placeOfFact(host)],
          basis: 'fails',
          message:
            'The host that was sent is in no domain, and the credential spec has no HostAccountConfig: nobody on that host can read the password of the account.',
          facts: [reader],
        },
      ]
    })
  },
})
