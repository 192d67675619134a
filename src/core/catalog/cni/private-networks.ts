import { cni } from './index.ts'

/** Plugins without a network that a cluster may have. */
export const privateNetworks: ReadonlySet<unknown> = new Set(
  Object.values(cni).flatMap(({ id, modes }) =>
    modes.every(({ support }) => support.value === 'unsupported') ? [id] : [],
  ),
)
