import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { isWithin } from '../../values/version.ts'
import type { Label } from '../../values/labels.ts'
import { textsOf, type Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

const { value: limits } = nodeSettings.labels

export const nodeLabelNamespace = defineRule({
  id: 'node-label-namespace',
  basis: 'refused',
  summary: 'The kubelet gives its node no label of a namespace that Kubernetes reserves',
  remediation:
    'Use a name of your own, such as example.com/pool, or set the label with kubectl after the node has joined.',
  decisions: ['nodeLabels', 'kubernetesVersion'],

  check({ nodeLabels, kubernetesVersion }) {
    if (nodeLabels.length === 0 || !isWithin(kubernetesVersion, { from: limits.from })) {
      return undefined
    }
    return nodeLabels.filter(isReserved).map(({ text }) => ({
      message: `The kubelet ${kubernetesVersion} stops on the label ${text}: its namespace is reserved.`,
      facts: [nodeSettings.labels],
      suggestion: { nodeLabels: textsOf(nodeLabels.filter((other) => !isReserved(other))) },
    }))
  },
})

const isBelow = (name: string, domains: readonly string[]) =>
  domains.some((domain) => name === domain || name.endsWith(`.${domain}`))

function isReserved({ value: label }: Parsed<Label>): boolean {
  if (!label) return false
  const { key } = label
  const slash = key.indexOf('/')
  if (slash < 0) return false
  const namespace = key.slice(0, slash)
  return (
    isBelow(namespace, limits.reserved) &&
    !isBelow(namespace, limits.allowedNamespaces) &&
    !limits.allowed.some((allowed) => allowed === key)
  )
}
