import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { memoize } from '../../values/memoize.ts'
import { decisionOf } from '../../model/decisions.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { parseReservation, proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

const decisions = ['kubeReserved', 'systemReserved'] as const
const known: ReadonlySet<string> = new Set(nodeSettings.reservations.value)

export const reservationSyntax = defineRule({
  id: 'reservation-syntax',
  basis: 'refused',
  summary: 'A reservation lists resources and quantities',
  remediation: 'Write cpu=200m,memory=1Gi, or leave it empty.',
  decisions: [...decisions, 'cpuCores', 'memoryGiB'],

  check(scenario) {
    if (decisions.every((id) => faultOf(scenario[id]) === undefined)) return undefined
    return decisions.flatMap((id) => {
      const fault = faultOf(scenario[id])
      return fault === undefined
        ? []
        : [
            {
              message: `${decisionOf(id).label} “${scenario[id]}”: ${fault}.`,
              facts: [nodeSettings.reservations],
              decisions: [id],
              suggestion: { [id]: proposedReservations(scenario)[id] },
            },
          ]
    })
  },
})

const faultOf = memoize((text): string | undefined => {
  for (const [resource, quantity] of parseReservation(text)) {
    if (!known.has(resource)) return `${resource || 'nothing'} cannot be reserved`
    const value = parseQuantity(quantity)
    if (value === undefined || value < 0) return `${quantity || 'nothing'} is no quantity`
  }
  return undefined
})
