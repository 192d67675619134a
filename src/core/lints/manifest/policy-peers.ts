import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'
import { parseCidr } from '../../values/address.ts'

const { policyPorts, policyRanges, policyPeers } = objectLimits
const directions = [
  ['ingress', 'from'],
  ['egress', 'to'],
] as const

export const policyPeersTaken = defineLint({
  id: 'policy-peers',
  on: 'manifest',
  summary: 'Ports and ranges of a NetworkPolicy go together as the API server asks',
  remediation: 'Write the first port of the range as port.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'NetworkPolicy',

  check: ({ kind, value }) =>
    kind !== 'NetworkPolicy' ||
    !String(valueAt(value, ['apiVersion'])).startsWith('networking.k8s.io/')
      ? []
      : directions.flatMap(([rules, side]) => [
          ...nodesAt(value, ['spec'], [rules, '*', 'ports', '*']).flatMap(ofPort),
          ...nodesAt(value, ['spec'], [rules, '*', side, '*']).flatMap(ofPeer),
        ]),
})

function ofPort({ path, value }: Node): readonly LintViolation[] {
  const [first, last] = ['port', 'endPort'].map((key) => valueAt(value, [key]))
  if (typeof last !== 'number' || (typeof first === 'number' && first <= last)) return []
  return [
    {
      path: [...path, 'endPort'],
      basis: 'refused',
      message: `${pathText(path)} has endPort ${last} and ${first === undefined || first === null ? 'no port' : `port ${typeof first === 'number' ? first : JSON.stringify(first)}`}: the API server refuses it, which takes a range from one number to a greater one.`,
      facts: [policyPorts],
    },
  ]
}

function ofPeer({ path, value }: Node): readonly LintViolation[] {
  const block = valueAt(value, ['ipBlock'])
  if (block === undefined || block === null) return []
  const beside = ['podSelector', 'namespaceSelector'].find(
    (key) => valueAt(value, [key]) !== undefined,
  )
  if (beside !== undefined) {
    return [
      {
        path: [...path, 'ipBlock'],
        basis: 'refused',
        message: `${pathText(path)} has ipBlock and ${beside}: the API server refuses it (“${policyPeers.value}”).`,
        remediation: `Make ipBlock an item of its own, with a hyphen before it.`,
        facts: [policyPeers],
      },
    ]
  }
  const whole = rangeOf(valueAt(block, ['cidr']))
  if (!whole) return []
  return nodesAt(block, [], ['except', '*']).flatMap((one): readonly LintViolation[] => {
    const part = rangeOf(one.value)
    const isInside =
      part?.family === whole.family &&
      part.first >= whole.first &&
      part.last <= whole.last &&
      part.prefix > whole.prefix
    return !part || isInside
      ? []
      : [
          {
            path: [...path, 'ipBlock', ...one.path],
            basis: 'refused',
            message: `except has ${part.text}, which is no part of ${whole.text}: the API server refuses it (“${policyRanges.value}”).`,
            remediation: 'Write ranges that lie in cidr and are smaller, or leave except out.',
            facts: [policyRanges],
          },
        ]
  })
}

const rangeOf = (value: unknown) => (typeof value === 'string' ? parseCidr(value) : undefined)
