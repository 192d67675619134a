import { listedServices } from '../../../model/listed-services.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import { containsAddress, parseCidr } from '../../../values/address.ts'

/**
 * The route of a CNI file tells the range of Services only where it leads to the Services of the
 * cluster: where kubectl lists others, what was inferred from it is left out.
 */
export function withoutStrangeRoutes(observations: readonly Observation[]): readonly Observation[] {
  const listed = listedServices(observations).map(({ address }) => address)
  if (listed.length === 0) return observations
  const routes = new Set(named(observations, 'cni.serviceRoute').map(placeKey))
  const isStrange = (one: Observation) => {
    const range = parseCidr(String(one.value))
    const own = listed.filter(({ family }) => family === range?.family)
    return range && own.length > 0 && !own.some((address) => containsAddress(range, address))
  }
  return observations.filter(
    (one) =>
      !(
        one.decision === 'serviceCIDR' &&
        one.inferred === true &&
        routes.has(placeKey(one)) &&
        isStrange(one)
      ),
  )
}

const placeKey = ({ file, line, column }: Observation) => `${file}:${line}:${column}`
