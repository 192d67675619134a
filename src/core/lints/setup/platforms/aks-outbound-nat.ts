import { aksPool } from '../../../catalog/platforms/pools/aks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

const first = aksPool.outboundNat

export const aksOutboundNat = defineLint({
  id: 'aks-outbound-nat',
  on: 'setup',
  summary: 'AKS switches OutboundNAT off in the release of Kubernetes',
  remediation: `Update the cluster to ${first.value} or later, or leave OutboundNAT on.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const versions = [
      ...deciding(observations, 'controlPlaneVersion'),
      ...deciding(observations, 'kubernetesVersion'),
    ]
    return named(observations, 'pool.disableOutboundNat').flatMap((one) => {
      const own = versions.filter(({ subject }) => subject === undefined || subject === one.subject)
      const [old] = own
      const isOld = own.every(
        ({ value }) => isVersion(String(value)) && isBefore(String(value), first.value),
      )
      if (!old || !isOld) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [placeOf(old)],
          basis: 'unsupported' as const,
          message: `${one.raw}: OutboundNAT of Windows pools can be switched off from Kubernetes ${first.value} on; the cluster has ${old.raw}.`,
          facts: [first],
        },
      ]
    })
  },
})
