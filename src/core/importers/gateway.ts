import type { Place } from '../model/finding.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'

/** A default gateway of the host, and the adapter behind which it is, as far as that is told. */
export const gatewayAt = (raw: string, adapter: string | undefined, place: Place): Observation =>
  stated(
    'host.gateway',
    raw,
    raw,
    place,
    adapter === undefined ? {} : { subject: `adapter ${adapter}` },
  )
