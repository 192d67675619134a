import { inferred } from '../fact.ts'

/** What Antrea asks of its settings in a cluster with Windows nodes. */
export const antreaCluster = {
  /** What Services of Windows nodes rest on. */
  proxy: inferred(
    true,
    [
      'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L82',
    ],
    { note: 'read at one commit; other releases were not' },
  ),
} as const
