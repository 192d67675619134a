import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf, type Match } from '../../text-of.ts'

/** A node as kube-state-metrics tells of it. */
const row = /\bkube_node_info\{([^\n{}]{1,2000})\}/g
const labels = /\b(node|kubelet_version|internal_ip)="([^"\n]{1,120})"/g

/** What the labels of a Windows node say that its build and its runtime do not. */
export const nodeMetricsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'kube_node_info')
    ? matchesOf(doc, row)
        .filter(({ raw }) => /os_image="[^"]{0,20}Windows/.test(raw))
        .flatMap(labelsOf)
    : []

function labelsOf({ raw, place }: Match): readonly Observation[] {
  const found = [...raw.matchAll(labels)].map(({ 1: name = '', 2: value = '', index }) => ({
    name,
    value,
    place: { ...place, column: place.column + index + name.length + 2 },
  }))
  const node = found.find(({ name }) => name === 'node')?.value ?? ''
  const more = { subject: `node ${node}` }
  return found.flatMap(({ name, value, place: at }) => {
    if (name === 'node') return [decided('nodeName', value, value, at, more)]
    if (name === 'internal_ip') return [stated('node.internalIp', value, value, at, more)]
    return [
      stated('kubelet.version', value.replace(/^v/, ''), value, at, more),
      ...kubernetesVersionAt(value, at, more),
    ]
  })
}
