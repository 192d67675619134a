import { flanneldParts } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'
import { hasFlag } from './lines.ts'

const { manager, kubeconfig, variable } = flanneldParts.value

export const flanneldSubnetManager = defineLint({
  id: 'flanneld-subnet-manager',
  on: 'setup',
  summary: 'flanneld reads the subnets of nodes from Kubernetes',
  remediation: `Add --${manager}.`,
  decisions: [],

  check({ observations, parsed }) {
    if (named(observations, `flanneld.env.${variable}`).some((one) => !isOff(one.value))) return []
    return linesOfFlanneld(parsed).flatMap(({ value, placeOf, editsOf }) =>
      value.isComplete &&
      // One flag alone is what is left of a line that was cut.
      value.flags.length > 1 &&
      hasFlag(value, kubeconfig) &&
      // A misspelt one is told by itself.
      !value.flags.some(
        (flag) =>
          flag.name.startsWith(manager.slice(0, -3)) && !(flag.isKnown && isOff(flag.value)),
      ) &&
      !value.flags.some(({ name }) => name.startsWith('etcd-'))
        ? [
            {
              path: [],
              place: placeOf([]),
              edits: editsOf?.([], { is: 'added', flags: [`--${manager}`] }) ?? [],
              basis: 'fails' as const,
              message: `flanneld is given a kubeconfig and not --${manager}: it looks for etcd, and never uses the file.`,
              facts: [flanneldParts],
            },
          ]
        : [],
    )
  },
})

const isOff = (value: unknown) => /^(?:false|f|0)$/i.test(String(value))
