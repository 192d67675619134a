import { rke2 } from '../catalog/distributions.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Observation } from '../model/observation.ts'
import { placeOf } from '../model/observe.ts'
import { named } from '../model/observed.ts'
import { faultAt } from './fault-at.ts'

/** Servers that have no agent start kube-proxy, which alone brings Services to nodes of Windows. */
export const proxyLeftOut = (observations: readonly Observation[]): readonly LintViolation[] =>
  named(observations, 'rke2.withoutProxy')
    .slice(0, 1)
    .map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `The servers of RKE2 set ${rke2.withoutProxy.value}, so that no agent starts kube-proxy; pods on Windows nodes then reach no Service, as what replaces it on Linux does not run there.`,
        rke2.withoutProxy,
        {
          remediation: `Take ${rke2.withoutProxy.value} out of the configuration of the servers and restart them.`,
        },
      ),
    )
