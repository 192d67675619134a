import { rke2Bgp } from '../catalog/rke2-releases.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Observation } from '../model/observation.ts'
import { placeOf } from '../model/observe.ts'
import { deciding, named } from '../model/observed.ts'
import { faultAt } from './fault-at.ts'

/** A network without VXLAN, which RKE2 has by BGP alone where the backend of Flannel is not what says so. */
export const withoutEncapsulation = (
  observations: readonly Observation[],
): readonly LintViolation[] =>
  named(observations, 'flannel.backend').length === 0
    ? deciding(observations, 'networkMode')
        .filter(({ value }) => value === 'l2bridge')
        .slice(0, 1)
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            `The pods are to have a network without VXLAN (${one.raw}), by BGP: one page of RKE2 says how that is set up with Windows agents, and another that it is not supported with them.`,
            rke2Bgp,
            {
              remediation: `Take ${rke2Bgp.value}, or set up RemoteAccess and Routing on each Windows agent before its service starts, and test it.`,
            },
          ),
        )
    : []
