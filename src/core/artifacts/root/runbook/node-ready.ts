import { catalog } from '../../../catalog/catalog.ts'
import { isBefore } from '../../../values/version.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { cluster } from './thing.ts'

export const nodeReady = defineStep({
  id: 'node-ready',
  title: 'See that the node is Ready',
  body: ({ kubernetesVersion }) =>
    isBefore(kubernetesVersion, scheduling.buildLabel.value.setFrom)
      ? `All nodes must be Ready. This kubelet does not set the label ${scheduling.buildLabel.value.key} by itself, so set it: manifests choose the Windows release by it.`
      : 'All nodes must be Ready. If this one stays NotReady, look at the log of the kubelet and at the HNS network first.',
  commands: ({ nodeName, kubernetesVersion, windowsRelease }) => [
    sh`kubectl get nodes --output wide`,
    ...(isBefore(kubernetesVersion, scheduling.buildLabel.value.setFrom)
      ? [
          sh`kubectl label node ${nodeName} ${`${scheduling.buildLabel.value.key}=${catalog.windows[windowsRelease].build.value}`}`,
        ]
      : []),
  ],
  effects: ({ kubernetesVersion }) => [
    {
      does: 'the Node is looked at',
      needs: [cluster.administrator, cluster.ready],
      makes: isBefore(kubernetesVersion, scheduling.buildLabel.value.setFrom)
        ? [cluster.buildLabel]
        : [],
    },
  ],
  decisions: ['nodeName', 'kubernetesVersion', 'windowsRelease'],
  sources: ['doc004-guide', ...scheduling.buildLabel.sources],
})
