import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const endpointNotGateway = defineLint({
  id: 'endpoint-not-gateway',
  on: 'setup',
  summary: 'No pod has the address of its gateway',
  remediation: `Begin the range of pods with the address that ends in ${cniEndpoints.rangeStart.value}: rangeStart of host-local.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'endpoint.onGateway').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The endpoint of a pod has ${one.raw}, the address of its gateway, which a bridge network keeps for itself: “The object already exists”.`,
      facts: [cniEndpoints.rangeStart],
    })),
})
