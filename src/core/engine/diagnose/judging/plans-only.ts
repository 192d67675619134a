/** Rules about the plan and the files that it writes, and not about a node that exists. */
export const ofPlansOnly: ReadonlySet<string> = new Set([
  'example-values',
  'secret-in-plan',
  'virtual-networks-known',
  'directory-syntax',
  'runtime-version-syntax',
  'node-pool-platform',
  'managed-node-rebuilt',
  'ovn-operator-only',
])
