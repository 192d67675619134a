import { wins } from '../../catalog/workload/wins.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'

export const winsOnDocker = defineLint({
  id: 'wins-on-docker',
  on: 'manifest',
  summary: 'A pod that starts programs of the host through wins runs on a node with Docker',
  remediation:
    'Take the manifests with HostProcess containers, or run the agent as a service of the node.',
  decisions: ['containerRuntime'],
  isAbout: hasPod,
  ofPods: 'windows',

  check: ({ value, pod }, { containerRuntime }) =>
    pod === undefined ||
    containerRuntime !== 'containerd' ||
    // Without it the pod has its network and needs the helper for something else.
    valueAt(value, [...pod.path, 'spec', 'hostNetwork']) !== true
      ? []
      : nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', 'hostPath', 'path'])
          .filter((one) => one.value === wins.pipe)
          .map(({ path }) => ({
            path,
            basis: 'fails',
            message: `${pathText(path)} is the pipe of wins, with which pods started agents beside Docker; beside containerd they do not get the network of the host.`,
            facts: [wins.onlyDocker],
          })),
})
