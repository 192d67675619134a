import { flanneldNode } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const flanneldNodeKnown = defineLint({
  id: 'flanneld-node-known',
  on: 'setup',
  summary: 'flanneld is given the name of its own node',
  remediation: `Set ${flanneldNode.value} to the name that kubectl get nodes shows for this node.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const given = named(observations, 'flannel.nodeName')
    const nodes = deciding(observations, 'nodeName').filter(
      ({ subject = '' }) => !/^(?:linux|node pool) /.test(subject),
    )
    const [node] = nodes
    const [one] = given
    if (!node || !one || given.length > 1) return []
    if (nodes.some(({ value }) => isSame(String(value), one.raw))) return []
    return [
      {
        path: [],
        place: placeOf(one),
        also: [placeOf(node)],
        basis: 'fails',
        message: `${flanneldNode.value} is ${one.raw}, and the node that was sent is ${String(node.value)}: flanneld takes the range of another node, or finds none of that name.`,
        // What was sent may be of two nodes.
        facts: [{ ...flanneldNode, confidence: 'inferred' }],
      },
    ]
  },
})

const firstWord = (name: string) => name.toLowerCase().split('.')[0]

/** With its domain or without it; what a script fills in is any name. */
const isSame = (node: string, name: string) =>
  firstWord(node) === firstWord(name) || !/^[\w.-]+$/.test(node)
