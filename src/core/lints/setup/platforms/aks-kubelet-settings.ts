import { poolSettings } from '../../../catalog/platforms/pools/settings.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const aksKubeletSettings = defineLint({
  id: 'aks-kubelet-settings',
  on: 'setup',
  summary:
    'The file with settings of the kubelet for a Windows pool has those that AKS takes there',
  remediation: 'Leave the others out, or give the file to Linux pools alone.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [pool] = named(observations, 'pool.kubeletConfigFile')
    const rule = poolSettings.find(({ name }) => name === 'pool.kubeletConfig')
    if (!pool || !rule) return []
    const file = /[\w.-]*$/.exec(String(pool.value))?.[0] ?? ''
    const settings = named(observations, 'aks.kubeletSetting')
    const own = settings.filter(({ subject }) => subject === file)
    // A file without a name is that of the pool where there is no other.
    const isOne = settings.every(({ subject }) => subject === '')
    const [first, ...others] = own.length > 0 ? own : isOne ? settings : []
    if (!first) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: [...others.map(placeOf), placeOf(pool)],
        basis: rule.basis,
        message: `${[first, ...others].map(({ raw }) => raw).join(', ')}: ${rule.fault}.`,
        facts: [rule.fact],
      },
    ]
  },
})
