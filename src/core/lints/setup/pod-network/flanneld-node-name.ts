import { flanneldNode, flanneldParts } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'
import { hasFlag } from './lines.ts'

const { manager, kubeconfig } = flanneldParts.value

export const flanneldNodeName = defineLint({
  id: 'flanneld-node-name',
  on: 'setup',
  summary: 'flanneld outside of a pod knows the name of its node',
  remediation:
    'Set NODE_NAME to the name of the Node object before it starts; with NSSM: nssm set flanneld AppEnvironmentExtra NODE_NAME=<node>.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    if (named(observations, 'flanneld.nodeNameElsewhere').length > 0) return []
    return linesOfFlanneld(parsed)
      .filter(
        ({ value, placeOf }) =>
          value.isComplete &&
          hasFlag(value, manager) &&
          hasFlag(value, kubeconfig) &&
          isScript.test(placeOf([]).file),
      )
      .slice(0, 1)
      .map(({ placeOf }) => ({
        path: [],
        place: placeOf([]),
        basis: 'unsupported',
        message: `The script starts flanneld and sets no ${flanneldNode.value}: outside of a pod it ends with “env variables POD_NAME and POD_NAMESPACE must be set”, unless the variable is set elsewhere.`,
        facts: [flanneldNode],
      }))
  },
})

const isScript = /\.(?:ps1|psm1|cmd|bat)$/i
