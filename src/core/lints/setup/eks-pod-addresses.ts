import { eks } from '../../catalog/platforms/eks.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../model/parsed.ts'
import { ownValue } from '../../values/own.ts'

export const eksPodAddresses = defineLint({
  id: 'eks-pod-addresses',
  on: 'setup',
  summary: 'The instance type of a Windows group of EKS has addresses for its pods',
  remediation: 'Take a larger instance type, fewer pods, or prefix delegation.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isEks = deciding(observations, 'platform').some(({ value }) => value === 'eks')
    const isPrefixed = prefixesTold(observations, parsed)
    // Where nobody says, they may be on.
    if (!isEks || isPrefixed === undefined) return []
    const wanted = [...deciding(observations, 'maxPods'), ...named(observations, 'pool.podsWanted')]
    return [
      ...named(observations, 'pool.machineType'),
      ...named(observations, 'eks.toldMachine'),
    ].flatMap((machine): readonly LintViolation[] => {
      const addresses = ownValue<number>(eksPool.addresses.value, String(machine.value))
      const perInterface = eks.pool?.maxPods.perInterface
      const own = wanted.find(({ subject }) => subject === machine.subject)
      if (addresses === undefined || !own || !perInterface) return []
      const most = (addresses - 1) * (isPrefixed ? perInterface.value.perPrefix : 1)
      if (Number(own.value) <= most) return []
      return [
        {
          path: [],
          place: observedAt(own),
          also: [observedAt(machine)],
          basis: 'fails',
          message: `A Windows node of type ${machine.raw} has addresses for ${most} pods ${isPrefixed ? 'with' : 'without'} prefix delegation, not for ${String(own.value)}: the others stay Pending.`,
          facts: [eksPool.addresses, perInterface],
        },
      ]
    })
  },
})

/** Whether prefix delegation is on, by words or by the ConfigMap of the plugin. */
function prefixesTold(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): boolean | undefined {
  const [told] = named(observations, 'eks.prefixDelegation')
  if (told) return told.value === true
  const map = ofKind(parsed, 'manifest').find(
    ({ value: { kind, name } }) => kind === 'ConfigMap' && name === 'amazon-vpc-cni',
  )
  return map && valueAt(map.value.value, ['data', eksPool.prefixes.value]) === 'true'
}
