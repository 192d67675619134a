import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

export const kubeletAccount = defineLint({
  id: 'kubelet-account',
  on: 'setup',
  summary: 'The service of the kubelet runs as LocalSystem or as an administrator',
  remediation: 'Let LocalSystem run it, sc.exe config kubelet obj= LocalSystem, then start it.',
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const row = rowWithin('kubelet-admin', kubernetesVersion)
    if (!row) return []
    return named(observations, 'kubelet.account').map((one): LintViolation => ({
      ...rowViolation(row, [], `The service kubelet runs as ${String(one.value)}`),
      place: placeOf(one),
    }))
  },
})
