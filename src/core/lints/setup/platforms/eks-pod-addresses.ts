import { eks } from '../../../catalog/platforms/eks.ts'
import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { prefixesTold } from '../../prefixes-told.ts'

export const eksPodAddresses = defineLint({
  id: 'eks-pod-addresses',
  on: 'setup',
  summary: 'The instance type of a Windows group of EKS has addresses for its pods',
  remediation: 'Take a larger instance type, fewer pods, or prefix delegation.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isEks = deciding(observations, 'platform').some(({ value }) => value === 'eks')
    const isPrefixed = prefixesTold(observations, parsed)
    if (!isEks) return []
    const wanted = [...deciding(observations, 'maxPods'), ...named(observations, 'pool.podsWanted')]
    return [
      ...named(observations, 'pool.machineType'),
      ...named(observations, 'eks.toldMachine'),
    ].flatMap((machine): readonly LintViolation[] => {
      const addresses = ownValue<number>(eksPool.addresses.value, String(machine.value))
      const perInterface = eks.pool?.maxPods.perInterface
      const own = wanted.find(({ subject }) => subject === machine.subject)
      if (addresses === undefined || !own || !perInterface) return []
      // Where nobody says, prefixes may be on.
      const most = (addresses - 1) * (isPrefixed === false ? 1 : perInterface.value.perPrefix)
      if (Number(own.value) <= most) return []
      return [
        {
          path: [],
          place: observedAt(own),
          also: [observedAt(machine)],
          basis: 'fails',
          message: `A Windows node of type ${machine.raw} has addresses for ${most} pods ${isPrefixed === undefined ? 'even with' : isPrefixed ? 'with' : 'without'} prefix delegation, not for ${String(own.value)}: the others stay Pending.`,
          facts: [eksPool.addresses, perInterface],
        },
      ]
    })
  },
})
