import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { grouped } from '../../../values/grouped.ts'
import { prefixesTold } from '../../prefixes-told.ts'

const families: readonly string[] = eksPool.withoutPrefixes.value

export const eksPrefixMachines = defineLint({
  id: 'eks-prefix-machines',
  on: 'setup',
  summary: 'Prefix delegation of EKS is for machines that have it',
  remediation: 'Take instance types that are built on Nitro, such as m5 or m6i.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isEks = deciding(observations, 'platform').some(({ value }) => value === 'eks')
    if (!isEks || prefixesTold(observations, parsed) !== true) return []
    const machines = [
      ...named(observations, 'pool.machineType'),
      ...named(observations, 'pool.machineFamily'),
      ...named(observations, 'eks.toldMachine'),
    ]
    return [...grouped(machines, ({ subject }) => subject).values()].flatMap((all) => {
      const [first] = all
      if (!first || !all.every(({ value }) => families.includes(familyOf(value)))) return []
      return [
        {
          path: [],
          place: placeOf(first),
          basis: 'unsupported' as const,
          message: `${first.raw} is not built on Nitro, so its Windows nodes have no prefix delegation and room for as many pods as one interface has single addresses.`,
          facts: [eksPool.withoutPrefixes, eksPool.prefixes],
        },
      ]
    })
  },
})

const familyOf = (value: unknown) => String(value).split('.', 1)[0] ?? ''
