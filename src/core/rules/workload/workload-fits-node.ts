import { resourceFacts } from '../../catalog/workload/resources.ts'
import type { Parsed } from '../../values/parsed.ts'
import { amountOf } from '../../values/reservation.ts'
import { defineRule } from '../../model/rule.ts'

const gibibyte = 2 ** 30

export const workloadFitsNode = defineRule({
  id: 'workload-fits-node',
  basis: 'fails',
  summary: 'One pod needs no more than the node can give after its reservations',
  remediation: 'Lower the limit or request, or take a larger node.',
  decisions: [
    'cpuCores',
    'memoryGiB',
    'kubeReserved',
    'systemReserved',
    'cpuRequest',
    'cpuLimit',
    'memoryRequest',
    'memoryLimit',
  ],

  check(scenario) {
    const kube = scenario.kubeReserved.value
    const system = scenario.systemReserved.value
    if (!kube || !system) return undefined
    const left = (resource: string, all: number) =>
      all - amountOf(kube, resource) - amountOf(system, resource)
    const memory = countedAmount(scenario.memoryRequest, scenario.memoryLimit)
    const memoryLeft = left('memory', scenario.memoryGiB * gibibyte)
    if (memory > memoryLeft) {
      return {
        message: `A pod asks for ${round(memory / gibibyte)} GiB of memory; the node has ${round(memoryLeft / gibibyte)} GiB after its reservations, so the pod stays pending.`,
        facts: [resourceFacts.schedulable],
        decisions: ['memoryGiB', 'memoryRequest', 'memoryLimit'],
      }
    }
    const cpu = countedAmount(scenario.cpuRequest, scenario.cpuLimit)
    const cpuLeft = left('cpu', scenario.cpuCores)
    if (cpu <= cpuLeft) return undefined
    return {
      message: `A pod asks for ${round(cpu)} processors; the node has ${round(cpuLeft)} after its reservations, so the pod stays pending.`,
      facts: [resourceFacts.schedulable],
      decisions: ['cpuCores', 'cpuRequest', 'cpuLimit'],
    }
  },
})

/** What the scheduler counts: the request, else the limit. */
const countedAmount = (request: Parsed<number>, limit: Parsed<number>) =>
  (request.text === '' ? limit : request).value ?? 0

const round = (amount: number) => Math.round(amount * 100) / 100
