import { rke2GivenFlag } from '../../../catalog/rke2-releases.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

const { flag, minors, until } = rke2GivenFlag.value

export const rke2FlagGiven = defineLint({
  id: 'rke2-given-flag',
  on: 'setup',
  summary: 'RKE2 gives its Windows kubelet flags that it takes',
  remediation:
    'Take a patch release of RKE2 of this line that came after the fix; nothing of the configuration has to change.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const refused = observations.find(({ name, value }) => name === 'refusedFlag' && value === flag)
    const told = named(observations, 'cluster.distribution')
    const isRke2 = told.length > 0 && told.every(({ value }) => value === 'rke2')
    // Who writes it into a command line or the file of an agent gives it himself.
    const isWritten = ofKind(parsed, 'command-line').some(({ value }) =>
      value.flags.some(({ name }) => name === flag),
    )
    const versions = deciding(observations, 'kubernetesVersion')
    const isOther =
      versions.length > 0 && !versions.some(({ value }) => minors.some((one) => one === value))
    if (!refused || !isRke2 || isWritten || isOther) return []
    return [
      faultAt(
        placeOf(refused),
        'fails',
        `RKE2 ${minors.join(' and ')} gave the kubelet of Windows agents --${flag} by itself where a cloud provider is set, until the fix of ${until}: nobody has to have written it.`,
        rke2GivenFlag,
      ),
    ]
  },
})
