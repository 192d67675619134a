import { joinObjects } from '../../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { faultAt } from '../../fault-at.ts'

export const boundAccountNear = defineLint({
  id: 'bound-account-near',
  on: 'setup',
  summary: 'A binding names the account that was refused, in its own namespace',
  remediation: 'Name the namespace where the program runs in subjects of the binding.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const refused = grouped(named(observations, 'forbidden.account'), ({ value }) => value)
    if (refused.size === 0) return []
    const bound = ofKind(parsed, 'manifest')
      .filter(({ value }) => /^(?:Cluster)?RoleBinding$/.test(value.kind))
      .flatMap(({ value: { value, kind, name = '' }, placeOf }) =>
        nodesAt(value, [], ['subjects', '*']).flatMap((one) => {
          const [own, account, space] = ['kind', 'name', 'namespace'].map((key) =>
            valueAt(one.value, [key]),
          )
          return own === 'ServiceAccount' && typeof account === 'string' && isSpace(space)
            ? [
                {
                  account,
                  space,
                  title: `${kind} ${name}`,
                  place: placeOf([...one.path, 'namespace']),
                },
              ]
            : []
        }),
      )
    return [...refused].flatMap(([key, [first]]) => {
      const [space = '', account = ''] = String(key).split(':')
      const own = bound.filter((one) => one.account === account && account !== 'default')
      const [other] = own
      if (!first || !other || own.some((one) => one.space === space)) return []
      return [
        faultAt(
          other.place,
          'fails',
          `The ${other.title} gives its right to the ServiceAccount ${account} of ${other.space}; the one that was refused is ${account} of ${space}, which no binding that was sent names.`,
          joinObjects.boundAccount,
          { also: [observedAt(first)] },
        ),
      ]
    })
  },
})

/** A template fills in others. */
const isSpace = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z\d-]+$/.test(value)
