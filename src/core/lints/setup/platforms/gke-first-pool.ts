import { poolSettings } from '../../../catalog/platforms/pools/settings.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const { fact } = poolSettings.find(({ name }) => name === 'gke.firstPool') ?? {}

export const gkeFirstPool = defineLint({
  id: 'gke-first-pool',
  on: 'setup',
  summary: 'A cluster of GKE whose first pool is removed has a Linux pool beside those of Windows',
  remediation: 'Add a Linux pool, and let the Windows pool depend on it.',
  decisions: [],

  check({ observations }) {
    const hasLinux = named(observations, 'gke.linuxPool').length > 0
    const [told] = named(observations, 'gke.onlyPoolTold')
    const platforms = deciding(observations, 'platform')
    // Pools that were sent are judged themselves.
    const areSent = platforms.some(({ subject }) => subject?.startsWith('node pool ') === true)
    if (fact && told && !areSent && !hasLinux && platforms.some(({ value }) => value === 'gke')) {
      return [
        faultAt(
          placeOf(told),
          'unsupported',
          'The only pool of the cluster is one for Windows; GKE needs a Linux pool, on which its own pods run, made before the Windows pool.',
          { ...fact, confidence: 'inferred' },
          { remediation: 'Make a Linux pool in the cluster, then add the Windows pool.' },
        ),
      ]
    }
    const [removed, ...others] = named(observations, 'gke.firstPoolRemoved')
    const [windows] = deciding(observations, 'platform').filter(
      ({ value, subject }) => value === 'gke' && subject?.startsWith('node pool ') === true,
    )
    return !fact || !removed || !windows || others.length > 0 || hasLinux
      ? []
      : [
          faultAt(
            placeOf(removed),
            'unsupported',
            'The first pool of the cluster is removed, and all pools that were sent are of Windows; GKE needs a Linux pool, on which its own pods run, and refuses a Windows pool without one.',
            fact,
            { also: [placeOf(windows)] },
          ),
        ]
  },
})
