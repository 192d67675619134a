import { inferred, verified } from '../fact.ts'

/** No list of Kubernetes names a Windows client as a node. */
export const clientHosts = inferred(['Windows 10', 'Windows 11'], ['doc003'])

/** Nor one of these, which are older than the containers of Windows. */
export const oldServers = inferred(['Windows Server 2008', 'Windows Server 2012'], ['doc003'])

/** Builds that were released for Windows clients and for no Windows Server. */
export const clientBuilds = verified<Readonly<Record<string, string>>>(
  {
    '10.0.19043': 'Windows 10',
    '10.0.19044': 'Windows 10',
    '10.0.19045': 'Windows 10',
    '10.0.22000': 'Windows 11',
    '10.0.22621': 'Windows 11',
    '10.0.22631': 'Windows 11',
    '10.0.26200': 'Windows 11',
    '10.0.28000': 'Windows 11',
  },
  ['endoflife'],
)
