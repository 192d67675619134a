import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { decisionOf } from '../../model/decisions.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { pairsOf } from '../../values/reservation.ts'
import { proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

const decisions = ['kubeReserved', 'systemReserved'] as const
const reservable: ReadonlySet<string> = new Set(nodeSettings.reservations.value)

export const reservationSyntax = defineRule({
  id: 'reservation-syntax',
  basis: 'refused',
  summary: 'A reservation lists resources and quantities',
  remediation: 'Write cpu=200m,memory=1Gi, or leave it empty.',
  decisions: [...decisions, 'cpuCores', 'memoryGiB'],
  comparesRead: [...decisions, 'cpuCores', 'memoryGiB'],

  check(scenario) {
    if (decisions.every((id) => faultOf(scenario[id].text) === undefined)) return undefined
    return decisions.flatMap((id) => {
      const fault = faultOf(scenario[id].text)
      return fault === undefined
        ? []
        : [
            {
              message: `${decisionOf(id).label} “${scenario[id].text}”: ${fault}.`,
              facts: [nodeSettings.reservations],
              decisions: [id],
              ...(scenario.cpuCores > 0 && scenario.memoryGiB > 0
                ? { suggestion: { [id]: proposedReservations(scenario)[id] } }
                : {}),
            },
          ]
    })
  },
})

function faultOf(text: string): string | undefined {
  for (const [resource, quantity] of pairsOf(text)) {
    if (!reservable.has(resource)) return `${resource || 'nothing'} cannot be reserved`
    if (parseQuantity(quantity) === undefined) return `${quantity || 'nothing'} is no quantity`
  }
  return undefined
}
