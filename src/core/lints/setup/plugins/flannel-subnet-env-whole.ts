import { flannelFiles } from '../../../catalog/cni/flannel-files.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const flannelSubnetEnvWhole = defineLint({
  id: 'flannel-subnet-env-whole',
  on: 'setup',
  summary: 'subnet.env has all that the plugin flannel reads',
  remediation: 'Let flanneld write the file anew: restart it, and send its log where it does not.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'flannel.subnetEnv.missing').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'refused' as const,
      message: `subnet.env lacks ${String(one.value)}: the plugin flannel answers “is missing”, and no pod starts.`,
      facts: [flannelFiles.subnetEnv],
    })),
})
