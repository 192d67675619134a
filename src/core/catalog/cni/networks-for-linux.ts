import { verified } from '../fact.ts'

/** The first release of Kube-OVN with Windows nodes. */
export const kubeOvnWindows = verified('1.10.0', ['github kubeovn/kube-ovn/issues/52'])

/** Weave Net, by how its name begins; no later release has Windows nodes, and the project has ended. */
export const weave = verified('Linux only', [
  'github weaveworks/weave/issues/976',
  'github weaveworks/weave/issues/3194',
])
