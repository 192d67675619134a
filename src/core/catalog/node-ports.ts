import { inferred, verified } from './fact.ts'

/** Ports of every worker node, whatever its network plugin. */
export const nodePorts = {
  apiServer: verified(6443, ['doc004-ports']),
  kubelet: verified(10_250, ['doc004-ports']),
  nodePort: verified('30000-32767', ['doc004-ports']),
  /** Every publisher of images and binaries is reached by HTTPS. */
  https: inferred(443, ['doc004-ports']),
} as const
