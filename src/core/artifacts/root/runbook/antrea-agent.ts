import { catalog } from '../../../catalog/catalog.ts'
import { downloads } from '../../../catalog/downloads.ts'
import { isBefore } from '../../../values/version.ts'
import { sh } from '../../../text/shell.ts'
import { defineStep } from './step.ts'
import { agentObjects } from './agent-objects.ts'
import { cluster } from './thing.ts'

export const antreaAgent = defineStep({
  id: 'antrea-agent',
  title: 'Bring the agent of Antrea to the node',
  when: ({ cni }) => catalog.cni[cni].agentStep === 'antrea-agent',
  body: ({ apiServerEndpoint }) =>
    `Antrea must run on the Linux nodes. Fetch the manifest for Windows nodes, set kubeAPIServerOverride in it to ${apiServerEndpoint.text}, and apply it: its pods run on the node itself and write the CNI file. There is no kube-proxy on this node. The HNS network does not outlast a restart: Clean-AntreaNetwork.ps1 and Prepare-AntreaAgent.ps1 of the project, the second with -RunOVSServices $false, run at each start of the node. The guide switches the firewall of Windows off, which opens the whole node; open the ports of network/ports.md instead, and know that nobody documents that.`,
  commands({ cniRelease }) {
    const file = isBefore(cniRelease, renamed)
      ? 'antrea-windows-containerd-with-ovs.yml'
      : 'antrea-windows-with-ovs.yml'
    const url = (downloads.antrea.url.value ?? '')
      .replaceAll('{version}', () => cniRelease)
      .replace(/[^/]*$/, file)
    return [sh`curl --fail --location --remote-name ${url}`, sh`kubectl apply --filename ${file}`]
  },
  effects: () => [
    {
      does: 'the manifest of Antrea is applied',
      needs: [cluster.administrator],
      makes: [agentObjects.antrea],
    },
  ],
  decisions: ['cni', 'cniRelease', 'apiServerEndpoint'],
  sources: ['an-doc', 'an-doc#L122-L176', 'an-doc#L224-L307', ...downloads.antrea.url.sources],
})

/** From this release on the manifest no longer names containerd, the only runtime left. */
const renamed = '2.0.0'
