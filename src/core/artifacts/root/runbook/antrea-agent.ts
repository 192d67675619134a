import { catalog } from '../../../catalog/catalog.ts'
import { antreaHashes } from '../../../catalog/cni/antrea-hashes.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { downloads } from '../../../catalog/downloads.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { userspaceAdapter } from '../../node/node-downloads.ts'
import { agentObjects } from './agent-objects.ts'
import { antreaInCluster, antreaOnNode } from './antrea-commands.ts'
import { defineStep } from './step.ts'
import { cluster, machine, session } from './thing.ts'

export const antreaAgent = defineStep({
  id: 'antrea-agent',
  title: 'Bring the agent of Antrea to the node',
  when: ({ cni }) => catalog.cni[cni].agentStep === 'antrea-agent',
  body: (scenario) =>
    `Antrea must run on the Linux nodes. ${onNode(scenario)} ${unhashed(scenario)} The HNS network does not outlast a restart, so a scheduled job cleans up at each start of the node. Then fetch the manifest for Windows nodes, set ${antreaParts.override.value} in it to ${scenario.apiServerEndpoint.text}, and apply it; the line that grep prints must hold this address. ${ofProxy(scenario)} The guide switches the firewall of Windows off, which opens the whole node; open the ports of network/ports.md instead, and know that nobody documents that.`,
  commands: (scenario) => [...antreaOnNode(scenario), ...antreaInCluster(scenario)],
  effects: ({ nodeAgents }) => [
    {
      does: 'the node is prepared for the agent of Antrea',
      needs: [session.administrator, machine.mayRunScripts],
      makes: [machine.antreaPrepared, ...(nodeAgents === 'services' ? [machine.antreaHosted] : [])],
    },
    {
      does: 'the manifest of Antrea is applied',
      needs: [cluster.administrator],
      makes: [agentObjects.antrea],
    },
  ],
  decisions: ['cni', 'cniRelease', 'nodeAgents', 'apiServerEndpoint', 'installDirectory'],
  sources: [
    ...new Set([
      'an-doc' as const,
      ...[...Object.values(antreaParts), ...Object.values(antreaHashes)].flatMap(
        ({ sources }) => sources,
      ),
      ...downloads.antrea.url.sources,
    ]),
  ],
})

const ofProxy = (scenario: Pick<Scenario, 'cni' | 'cniRelease' | 'nodeAgents'>) =>
  userspaceAdapter(scenario)
    ? 'The clean-up also makes the adapter on which kube-proxy serves, which is why kube-proxy starts again after it.'
    : 'There is no kube-proxy on this node.'

/** Nobody publishes what to compare with, so two ways to the same files are compared. */
const unhashed = ({ nodeAgents }: Pick<Scenario, 'nodeAgents'>) =>
  `No hash of these scripts${nodeAgents === 'services' ? ', nor of wins.exe,' : ''} is published: the first block fetches them and prints their SHA-256, the second one, on another machine, computes it ${nodeAgents === 'services' ? 'from the repository and from the release' : 'from the repository'}. Go on only where they are the same.`

/** Who runs what. */
const onNode = ({ nodeAgents }: Pick<Scenario, 'nodeAgents'>) =>
  nodeAgents === 'services'
    ? 'With Docker its pod starts the agent on the host through wins, and Open vSwitch runs as services: the blocks below install both, with the driver that is signed for tests; with a package of your own, add -LocalFile and its path to the call of Install-OVS.ps1.'
    : 'Its pods run on the node itself, Open vSwitch with them, and write the CNI file.'
