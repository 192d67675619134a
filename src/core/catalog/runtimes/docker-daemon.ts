import { verified } from '../fact.ts'

/** What `exec-opts` of the Docker daemon takes on Windows. */
export const dockerExecOpts = verified(
  { key: 'isolation', values: ['default', 'process', 'hyperv'] } as const,
  ['moby-daemon_windows'],
)
