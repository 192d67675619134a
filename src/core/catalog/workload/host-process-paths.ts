import { inferred } from '../fact.ts'

/** A path of the root is one of the node for a HostProcess container, not one of its image. */
export const rootOfHost = inferred('$env:CONTAINER_SANDBOX_MOUNT_POINT', [
  'github kubernetes/website/issues/29924',
  'web-hpc-b',
])
