import { catalog } from '../../../catalog/catalog.ts'
import { calicoManual } from '../../../catalog/cni/calico.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { sh } from '../../../text/formats/shell.ts'
import { nodePaths } from '../../node/node-paths.ts'
import type { Effect } from './effect.ts'
import { defineStep, type Command } from './step.ts'
import { agentObjects } from './agent-objects.ts'
import { calicoServices, calicoServicesEffects } from './calico-manual.ts'
import { cluster, inZip } from './thing.ts'

const endpoint = 'cluster/calico-endpoint.yaml'
const kubeProxy = 'cluster/kube-proxy.yaml'

const isByOperator = ({ nodeAgents }: Pick<Scenario, 'nodeAgents'>) => nodeAgents === 'daemonsets'

export const calicoAgent = defineStep({
  id: 'calico-agent',
  title: 'Bring Calico to the node',
  when: ({ cni }) => catalog.cni[cni].agentStep === 'calico-agent',
  body(scenario) {
    if (!isByOperator(scenario))
      return 'Unpacks the archive of Calico that node/prepare-node.ps1 fetched, gives it the kubeconfig of its own account, appends the settings of this plan to its config.ps1, and runs its two scripts, which register and start its services and write the CNI file. Connections of the computer can break for some seconds. The network of pods comes with the first pod.'
    const { networkMode, joinMethod } = scenario
    const encapsulation =
      networkMode === 'overlay'
        ? 'VXLAN without BGP, because Windows has no cross-subnet mode'
        : 'no encapsulation, because BGP carries the routes'
    const account =
      joinMethod === 'kubeadm'
        ? ''
        : ' Its DaemonSet uses the account and the ConfigMap kube-proxy in kube-system, as kubeadm makes them: a cluster without kubeadm must have both.'
    return `In this order: addresses kept strictly to their node; ${encapsulation}; where the API server is; and the data plane of Windows with the range of Services and the CNI directories of containerd. The operator then runs calico-node-windows on the node, which writes the CNI file. When it is there, kube-proxy follows as a DaemonSet. This changes the whole cluster: a change of the encapsulation also reaches the Linux nodes.${account} If the operator makes no DaemonSet, or no image of kube-proxy is published for the release yet, the waiting ends with an error: kubectl describe tigerastatus, or take the newest image that there is of the same minor.`
  },
  commands: (scenario) => (isByOperator(scenario) ? operator(scenario) : calicoServices(scenario)),
  effects: (scenario) =>
    isByOperator(scenario) ? operatorEffects(scenario) : calicoServicesEffects(scenario),
  files: [endpoint, kubeProxy],
  decisions: [
    'cni',
    'nodeAgents',
    'networkMode',
    'containerRuntime',
    'serviceCIDR',
    'clusterDNS',
    'clusterDomain',
    'nodeName',
    'vni',
    'joinMethod',
  ],
  sources: [
    ...calicoManual.config.sources,
    ...calicoManual.install.sources,
    'tigera-win-operator#L9-L196',
    'tigera-win-needs#L57-L96',
    'tigera-validation#L405-L424',
    'tigera-status',
    'swt-calico-proxy-yml#L1-L54',
  ],
})

function operator(scenario: Scenario): readonly Command[] {
  const { cniBin, cniConf } = nodePaths(scenario)
  const isOverlay = scenario.networkMode === 'overlay'
  const encapsulation = [
    {
      op: 'replace',
      path: '/spec/calicoNetwork/ipPools/0/encapsulation',
      value: isOverlay ? 'VXLAN' : 'None',
    },
  ]
  const installation = {
    spec: {
      serviceCIDRs: scenario.serviceCIDR.text.split(','),
      calicoNetwork: { windowsDataplane: 'HNS' },
      windowsNodes: { cniBinDir: posix(cniBin), cniConfigDir: posix(cniConf) },
    },
  }
  const merge = (patch: unknown) =>
    sh`kubectl patch installation default --type merge --patch ${JSON.stringify(patch)}`
  return [
    sh`kubectl patch ipamconfigurations default --type merge --patch ${JSON.stringify({ spec: { strictAffinity: true } })}`,
    sh`kubectl patch installation default --type json --patch ${JSON.stringify(encapsulation)}`,
    merge({ spec: { calicoNetwork: { bgp: isOverlay ? 'Disabled' : 'Enabled' } } }),
    sh`kubectl apply --filename cluster/calico-endpoint.yaml`,
    merge(installation),
    // The operator makes it some seconds later, and kubectl does not wait for what is not there yet.
    sh`for try in $(seq 60); do kubectl get daemonset calico-node-windows --namespace calico-system && break; sleep 5; done`,
    sh`kubectl rollout status --namespace calico-system daemonset/calico-node-windows --timeout 15m`,
    sh`kubectl apply --filename cluster/kube-proxy.yaml`,
    sh`kubectl rollout status --namespace kube-system daemonset/kube-proxy-windows --timeout 15m`,
  ]
}

const operatorEffects = (scenario: Scenario): readonly Effect[] => [
  {
    does: 'Calico is told of Windows nodes',
    needs: [cluster.administrator],
    makes: [
      agentObjects.calicoAffinity,
      ...(scenario.networkMode === 'overlay' ? [agentObjects.calicoVxlan] : []),
    ],
  },
  {
    does: `${endpoint} is applied`,
    needs: [cluster.administrator, inZip(endpoint)],
    makes: [agentObjects.calicoEndpoint],
  },
  {
    does: 'the data plane of Windows is switched on',
    needs: [agentObjects.calicoEndpoint, agentObjects.calicoAffinity],
    makes: [agentObjects.calicoWindows],
  },
  { does: 'calico-node-windows is waited for', needs: [agentObjects.runs] },
  {
    does: `${kubeProxy} is applied`,
    needs: [cluster.administrator, inZip(kubeProxy), agentObjects.proxyAccount],
    makes: [agentObjects.proxy],
  },
]

/** As the operator writes directories of Windows nodes: without drive, with slashes. */
const posix = (path: string) => path.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/')
