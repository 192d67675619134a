import { catalog } from '../../../catalog/catalog.ts'
import { downloads } from '../../../catalog/downloads.ts'
import { sh } from '../../../text/shell.ts'
import { defineStep } from './step.ts'
import { agentObjects } from './agent-objects.ts'
import { cluster } from './thing.ts'

export const antreaAgent = defineStep({
  id: 'antrea-agent',
  title: 'Bring the agent of Antrea to the node',
  when: ({ cni }) => catalog.cni[cni].agentStep === 'antrea-agent',
  body: ({ apiServerEndpoint }) =>
    `Fetch the manifest, set kubeAPIServerOverride in it to ${apiServerEndpoint.text}, and apply it: its pods run on the node itself. There is no kube-proxy on this node.`,
  commands({ cniRelease }) {
    const url = (downloads.antrea.url.value ?? '').replaceAll('{version}', () => cniRelease)
    return [
      sh`curl --fail --location --remote-name ${url}`,
      sh`kubectl apply --filename antrea-windows-with-ovs.yml`,
    ]
  },
  effects: () => [
    {
      does: 'the manifest of Antrea is applied',
      needs: [cluster.administrator],
      makes: [agentObjects.antrea],
    },
  ],
  decisions: ['cni', 'cniRelease', 'apiServerEndpoint'],
  sources: ['an-doc', ...downloads.antrea.url.sources],
})
