import { cniMode } from '../catalog/cni/mode.ts'
import { rangeOf } from '../values/address.ts'
import type { ExceptionInput } from './exception-list.ts'
import { rangesIn } from './ranges.ts'

export interface Route {
  readonly prefix: string
  readonly needEncap: boolean
  readonly from: 'serviceCIDR' | 'nodeIP'
}

/** The ROUTE or SDNRoute policies beside the OutBoundNAT policy of the CNI file. */
export function routes(scenario: ExceptionInput): readonly Route[] {
  const mode = cniMode(scenario)
  if (!mode?.hasExceptionList) return []
  if (mode.noRoutesWithDsr && scenario.directServerReturn) return []
  const needEncap = mode.routesNeedEncap?.value ?? true
  return mode.routes.value.flatMap((from): readonly Route[] =>
    from === 'serviceCIDR'
      ? rangesIn(scenario.serviceCIDR).map(({ text }) => ({
          prefix: text,
          needEncap,
          from,
        }))
      : (scenario.nodeIP.value ?? []).map((address) => ({
          prefix: rangeOf(address).text,
          needEncap,
          from,
        })),
  )
}
