import { nodeConditions } from '../../../catalog/node-conditions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { ownValue } from '../../../values/own.ts'

export const nodeConditionsLint = defineLint({
  id: 'node-conditions',
  on: 'setup',
  summary: 'Windows nodes are Ready, with network and free disk',
  remediation:
    'Read the reason: it names the component that is not ready; the log of that component says why.',
  decisions: [],

  check({ observations }) {
    const reasons = reasonsIn(observations)
    return observations.flatMap((one): readonly LintViolation[] => {
      const { name, value, subject = '', file, line, column } = one
      if (!subject.startsWith('node ') || !name.startsWith('node.')) return []
      const node = subject.slice('node '.length)
      const place = { path: [], place: { file, line, column } }
      const reason = reasons.get(keyOf(one, name)) ?? ''
      if (name === 'node.status' && /^(?:NotReady|Unknown)\b/.test(String(value))) {
        return [
          {
            ...place,
            basis: 'advice',
            message: `${node} is ${String(value)}; this list does not say why.`,
            remediation: `Read the conditions: kubectl describe node ${node}.`,
            facts: [nodeConditions.notReady],
          },
        ]
      }
      if (name === 'node.condition.Ready' && value !== 'True') {
        return [
          {
            ...place,
            basis: reason === '' ? 'advice' : 'fails',
            message: `${node} is not Ready${reason === '' ? '' : `: ${reason}`}.`,
            facts: [nodeConditions.notReady],
          },
        ]
      }
      if (value !== 'True') return []
      if (name === 'node.condition.NetworkUnavailable') {
        return [
          {
            ...place,
            basis: 'fails',
            message: `The network of ${node} is marked as not available${reason === '' ? '' : `: ${reason}`}, so that ordinary pods are kept off.`,
            remediation:
              'Look at the network agent of the node and its right to change the status of nodes; on a cloud, at its route controller.',
            facts: [nodeConditions.networkUnavailable],
          },
        ]
      }
      const pressure = ownValue(pressures, name)
      return pressure ? [{ ...place, basis: 'fails', ...pressure(node) }] : []
    })
  },
})

const pressures = {
  'node.condition.DiskPressure': (node: string) => ({
    message: `The disk of ${node} is nearly full; the kubelet evicts pods and refuses new ones.`,
    remediation: 'Remove unused images and logs, or enlarge the disk.',
    facts: [nodeConditions.diskPressure],
  }),
  'node.condition.MemoryPressure': (node: string) => ({
    message: `${node} has less memory left than the kubelet keeps free; it evicts pods.`,
    remediation:
      'Give every container a limit and a request of memory, lay some aside for Windows with --system-reserved, or give the node more.',
    facts: [nodeConditions.memoryPressure],
  }),
}

const keyOf = ({ subject, file, line }: Observation, condition: string) =>
  `${condition} ${subject ?? ''} ${file}:${line}`

/** By condition and place. */
const reasonsIn = (all: readonly Observation[]): ReadonlyMap<string, string> =>
  new Map(
    all
      .filter(({ name }) => name.startsWith('node.reason.'))
      .map((one) => {
        const text = String(one.value).replace(/\.$/, '')
        const key = keyOf(one, one.name.replace('reason', 'condition'))
        return [key, text.length > 300 ? `${text.slice(0, 299)}…` : text]
      }),
  )
