import { verified } from '../fact.ts'

/** An almost empty image without files of Windows: only HostProcess containers, which use those of the host, start from it. */
export const hostProcessBase = verified('windows-host-process-containers-base-image', [
  'get-hpc-base 14ec9a411c61/README.md',
])
