import { catalog } from '../../catalog/catalog.ts'
import { modes } from '../../catalog/modes/index.ts'
import { pauseImage } from '../../catalog/pause.ts'
import { choiceName } from '../../model/decisions.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import type { Part, PartId } from './model.ts'
import { compareVersions } from '../../values/version.ts'
import { firstOf } from './text.ts'

type Words = Pick<Part, 'value' | 'detail'>

/** What each part says of itself. */
export const words: Readonly<Record<PartId, (scenario: Scenario) => Words>> = {
  'control-plane': (scenario) => ({
    value: `Kubernetes ${scenario.kubernetesRelease}`,
    detail: [
      `API server ${firstOf(scenario.apiServerEndpoint)}`,
      nameOf('joinMethod', scenario.joinMethod),
    ],
  }),
  host: ({ windowsRelease, windowsRevision, nodeName }) => {
    const { name, build } = catalog.windows[windowsRelease]
    const revision = windowsRevision === 0 ? '' : `.${windowsRevision}`
    return { value: name, detail: [`${build.value}${revision}`, nodeName] }
  },
  runtime: ({ containerRuntime, runtimeVersion, isolation, ...scenario }) => ({
    value: `${catalog.runtimes[containerRuntime].name} ${runtimeVersion}`,
    detail: [
      `pause ${tagOf(pauseImage(scenario.kubernetesVersion, scenario.windowsRelease).value)}`,
      nameOf('isolation', isolation),
    ],
  }),
  services: ({ maxPods, systemReserved, serviceManager, cni, cniRelease }) => ({
    value: servicesOf(cni, cniRelease).join(' · '),
    detail: [
      `${maxPods} pods at most`,
      `${memoryIn(systemReserved)} kept for Windows`,
      nameOf('serviceManager', serviceManager),
    ],
  }),
  workload: ({ workloadName, workloadKind, replicas, isolation, image }) => ({
    value: workloadName,
    detail: [
      workloadKind === 'Deployment'
        ? `${replicas} × ${tagOf(image)}`
        : `DaemonSet, ${tagOf(image)}`,
      nameOf('isolation', isolation),
    ],
  }),
  network: ({ networkMode, cni, cniRelease, hnsNetworkName, ipam }) => ({
    value: `${modes[networkMode].name} · ${catalog.cni[cni].name} ${cniRelease}`.trim(),
    detail: [
      ...(hnsNetworkName === '' ? [] : [`HNS ${hnsNetworkName}`]),
      ipam,
      modes[networkMode].drawing.does,
    ],
  }),
  addresses: ({ clusterCIDR, serviceCIDR, nodeIP }) => ({
    value: `Pods ${firstOf(clusterCIDR)}`,
    detail: [`Services ${firstOf(serviceCIDR)}`, `node ${firstOf(nodeIP)}`],
  }),
}

/** What runs on the node as services. */
function servicesOf(cni: Scenario['cni'], cniRelease: string): readonly string[] {
  const { agentService, replacesKubeProxy } = catalog.cni[cni]
  const isReplaced =
    replacesKubeProxy !== undefined &&
    compareVersions(cniRelease, replacesKubeProxy.value.from) >= 0
  return [
    'kubelet',
    ...(isReplaced ? [] : ['kube-proxy']),
    ...(agentService ? [agentService.name] : []),
  ]
}

/** A value of a closed decision as a user sees it. */
const nameOf = (id: DecisionId, value: string) => choiceName(id, value) ?? value

/** The memory in `cpu=300m,memory=2Gi`; the whole text where it names none. */
const memoryIn = (given: string | { readonly text: string }) => {
  const text = typeof given === 'string' ? given : given.text
  return /memory=([^,]+)/.exec(text)?.[1] ?? text
}

const tagOf = (image: string) => image.slice(image.lastIndexOf(':') + 1)
