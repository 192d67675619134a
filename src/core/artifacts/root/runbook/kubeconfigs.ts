import { nodeRights } from '../../../catalog/node-rights.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { isBefore } from '../../../values/version.ts'
import { file, rightWith, type Thing } from './thing.ts'

type Joined = Pick<Scenario, 'controlPlaneVersion'>

/** The kubeconfig of the node at a path, and what it opens. */
export const nodeKubeconfig = (path: string, { controlPlaneVersion }: Joined): readonly Thing[] => [
  file(path),
  rightWith('register the Node', path),
  ...(isBefore(controlPlaneVersion, nodeRights.listsAllNodes.value.before)
    ? [rightWith('list all Nodes', path)]
    : []),
  ...(nodeRights.listsEndpointSlices.value
    ? [rightWith('list Services and EndpointSlices', path)]
    : []),
]

/** The kubeconfig with the bootstrap token. */
export const bootstrapKubeconfig = (path: string): readonly Thing[] => [
  file(path),
  rightWith('ask for a certificate', path),
]

/** The kubeconfig of a component’s own account. */
export const accountKubeconfig = (component: string, path: string): readonly Thing[] => [
  file(path),
  rightWith(
    component === 'kube-proxy' ? 'list Services and EndpointSlices' : 'list all Nodes',
    path,
  ),
]
