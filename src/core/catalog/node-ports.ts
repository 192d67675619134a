import { inferred, verified } from './fact.ts'

/** Ports of every worker node, whatever its network plugin. */
export const nodePorts = {
  apiServer: verified(6443, ['doc004-ports']),
  kubelet: verified(10_250, ['doc004-ports']),
  nodePort: verified('30000-32767', ['doc004-ports']),
  /** Every publisher of images and binaries is reached by HTTPS. */
  https: inferred(443, ['doc004-ports']),
} as const

/** As AKS sets it where it offers the larger range; trouble was seen from 100 Services on. */
export const dynamicPorts = verified(
  {
    start: 16_385,
    count: 49_151,
    excluded: { start: 30_000, count: 2768 },
    perService: 64,
    from: 100,
  },
  ['ab-configfunc#L80-L100', 'ms-problems#L36-L52'],
)
