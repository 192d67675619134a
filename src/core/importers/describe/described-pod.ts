import { isolation } from '../../catalog/isolation.ts'
import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, imageAt, stated } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Field } from '../../text/formats/fields.ts'
import { variableAt } from '../command-line/variables.ts'

/** To whom each field belongs: the containers of a pod have images of their own. */
export function subjectsOfContainers(fields: readonly Field[], pod: string): readonly string[] {
  let pods = 0
  const keys = fields.map(({ key, under }) => {
    if (key === 'Name' && under.length === 0) pods++
    const list = under.findIndex((one) => /^(?:Init |Ephemeral )?Containers$/.test(one))
    const container = list < 0 ? undefined : under[list + 1]
    return container === undefined ? '' : `${pods} ${under[list] ?? ''} ${container}`
  })
  const numbers = new Map([...new Set(keys)].filter(Boolean).map((key, i) => [key, i + 1]))
  return keys.map((key) =>
    numbers.size > 1 && key !== '' ? `${pod} container ${numbers.get(key)}` : pod,
  )
}

export function fromPod(
  { key, value, under }: Field,
  place: Parameters<typeof stated>[3],
  subject: string,
): readonly Observation[] {
  const more = { subject }
  if (key === 'Node-Selectors' && value === '<none>') {
    return [stated('workload.noSelector', true, value, place, more)]
  }
  if (value === '' || value === '<none>') return []
  if (key === 'Image' && under.length > 0) return imageAt(value, place, more)
  if (key === 'State' && value === 'Running' && under.length > 0) {
    return [stated('container.running', true, value, place, more)]
  }
  const runtime = /^(docker|containerd):\/\//.exec(value)?.[1]
  if (key === 'Container ID' && runtime !== undefined) {
    return [decided('containerRuntime', runtime, runtime, place, { ...more, inferred: true })]
  }
  const port = /^(\d{1,5})\/(?:TCP|UDP)$/.exec(value)?.[1]
  if (key === 'Port' && port !== undefined) {
    return [decided('containerPort', Number(port), port, place, more)]
  }
  const bound = bounds[`${under.at(-1)} ${key}`]
  if (bound !== undefined) return [decided(bound, value, value, place, more)]
  if (key === 'IP' && under.length === 0) return [stated('pod.ip', value, value, place, more)]
  if (key === 'Node' && under.length === 0) return [stated('pod.node', value, value, place, more)]
  if (key === 'Node-Selectors') {
    return [stated('workload.nodeSelector', value, value, place, more)]
  }
  if (key === 'Tolerations') return [stated('workload.toleration', value, value, place, more)]
  if (key === 'Status' && under.length === 0)
    return [stated('pod.status', value, value, place, more)]
  return []
}

/**
 * Since 1.25 kubectl prints the RuntimeClass of a pod above its service account. A pod without one is
 * isolated as by default; a HostProcess pod, of which no row tells, shares the network of its host.
 */
export function isolationOf(
  fields: readonly Field[],
  subjects: readonly string[],
  doc: Document,
): readonly Observation[] {
  const tops = fields.filter(({ under }) => under.length === 0)
  const [account, ...others] = tops.filter(({ key }) => key === 'Service Account')
  if (!account || others.length > 0 || doc.text.includes(isolation.hyperv.annotation.key)) return []
  const place = doc.placeAt(account.at)
  const own = [
    ...new Set(fields.flatMap(({ key }, i) => (key === 'Image' ? [subjects[i] ?? ''] : []))),
  ]
  const named = tops.find(({ key }) => key === 'Runtime Class Name')
  if (named) {
    const at = doc.placeAt(named.at)
    return own.map((subject) =>
      decided('useRuntimeClass', true, named.value, at, { subject, inferred: true }),
    )
  }
  return isApartFromHost(fields)
    ? own.map((subject) => decided('isolation', 'process', '', place, { subject, absent: true }))
    : []
}

/** Whether a pod has a network of its own, which a HostProcess pod has not. */
export function isApartFromHost(fields: readonly Field[]): boolean {
  const tops = fields.filter(({ under }) => under.length === 0)
  const ip = tops.find(({ key }) => key === 'IP')?.value ?? ''
  const host = tops.find(({ key }) => key === 'Node')?.value.split('/')[1]
  return (
    (/^\d/.test(ip) && host !== undefined && ip !== host) ||
    fields.some(({ key, value }) => /^Host Ports?$/.test(key) && value.startsWith('0/'))
  )
}

/** What a container may take, by the heading and the resource. */
const bounds: Readonly<Record<string, DecisionId | undefined>> = {
  'Limits memory': 'memoryLimit',
  'Requests memory': 'memoryRequest',
  'Limits cpu': 'cpuLimit',
  'Requests cpu': 'cpuRequest',
}

/** The variables that a pod gives to an agent. */
export const variablesOf = (fields: readonly Field[], doc: Document): readonly Observation[] =>
  fields
    .filter(({ under }) => under.at(-1) === 'Environment')
    .flatMap(({ key, value, at }) => variableAt(key, value, doc.placeAt(at)))

/** `Node: win-1/10.0.0.5` of a pod for Windows names a node and its address. */
export const nodeOf = ({ raw, file, line, column }: Observation): readonly Observation[] => {
  const [node = '', address = ''] = raw.split('/')
  const more = { inferred: true, weight: 'default' } as const
  return [
    ...(node === '' ? [] : [decided('nodeName', node, node, { file, line, column }, more)]),
    ...(/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)
      ? [
          decided(
            'nodeIP',
            address,
            address,
            { file, line, column: column + node.length + 1 },
            more,
          ),
        ]
      : []),
  ]
}
