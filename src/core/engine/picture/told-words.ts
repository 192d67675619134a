import { catalog } from '../../catalog/catalog.ts'
import { modes } from '../../catalog/modes/index.ts'
import { choiceName } from '../../model/decisions.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Part, PartId } from './model.ts'
import type { Told } from './told.ts'

type Words = Pick<Part, 'value' | 'detail'>

/** What each part says of itself where only some of it was told. */
export const toldWords: Readonly<Record<PartId, (told: Told) => Words>> = {
  'control-plane': ({ scenario }) => {
    const { kubernetesRelease, kubernetesVersion, controlPlaneVersion } = scenario
    const node = kubernetesRelease ?? kubernetesVersion
    const version = node ?? controlPlaneVersion
    return {
      value: version === undefined ? 'Kubernetes version not told' : `Kubernetes ${version}`,
      detail: [
        ...(node === undefined || controlPlaneVersion === undefined
          ? []
          : [`API server ${controlPlaneVersion}`]),
        ...withPrefix(scenario.apiServerEndpoint, ''),
      ],
    }
  },
  host: ({ scenario: { windowsRelease, windowsRevision, nodeName } }) => {
    if (windowsRelease === undefined)
      return { value: 'Windows release not told', detail: withPrefix(nodeName, '') }
    const { name, build } = catalog.windows[windowsRelease]
    const revision = windowsRevision === undefined ? '' : `.${windowsRevision}`
    return {
      value: name,
      detail: [
        `${build.value}${revision}`,
        ...(revision === '' ? ['revision not told'] : []),
        nodeName ?? 'name not told',
      ],
    }
  },
  runtime: ({ scenario, observations }) => {
    const { containerRuntime, runtimeVersion, isolation } = scenario
    const pause = observations.find(({ name }) => name === 'pauseImage')?.raw
    return {
      value:
        containerRuntime === undefined
          ? 'Not told'
          : `${catalog.runtimes[containerRuntime].name} ${runtimeVersion ?? ''}`.trim(),
      detail: [
        ...(containerRuntime !== undefined && runtimeVersion === undefined
          ? ['version not told']
          : []),
        ...withPrefix(pause, 'pause '),
        ...(isolation === undefined ? [] : [nameOf('isolation', isolation)]),
      ],
    }
  },
  services: ({ scenario: { maxPods, serviceManager, featureGates = [] }, observations }) => {
    const seen = services.filter(([, start]) =>
      observations.some(({ name }) => name.startsWith(start)),
    )
    return {
      value: seen.length === 0 ? 'Not told' : seen.map(([name]) => name).join(' · '),
      detail: [
        ...(maxPods === undefined ? [] : [`${maxPods} pods at most`]),
        ...(serviceManager === undefined ? [] : [nameOf('serviceManager', serviceManager)]),
        ...featureGates.filter((gate) => isWritten(gate, observations)).slice(0, 2),
      ],
    }
  },
  workload: ({ scenario }) => {
    const { workloadName, workloadKind, replicas, image, isolation, namespace } = scenario
    return {
      value: workloadName ?? (image === undefined ? 'Not told' : 'Name not told'),
      detail: [
        ...withPrefix(workloadKind, ''),
        ...(replicas === undefined ? [] : [`${replicas} ×`]),
        ...withPrefix(namespace, 'namespace '),
        ...((workloadName ?? image) ? [] : ['Not told']),
        ...(isolation === undefined ? [] : [nameOf('isolation', isolation)]),
      ],
    }
  },
  network: ({ scenario: { networkMode, cni, cniRelease, hnsNetworkName, ipam } }) => ({
    value:
      networkMode === undefined && cni === undefined
        ? 'Not told'
        : [
            networkMode === undefined ? 'Mode not told' : modes[networkMode].name,
            cni === undefined
              ? 'plugin not told'
              : `${catalog.cni[cni].name} ${cniRelease ?? ''}`.trim(),
          ].join(' · '),
    detail: [
      ...withPrefix(hnsNetworkName, 'HNS '),
      ...withPrefix(ipam, ''),
      networkMode === undefined ? '' : modes[networkMode].drawing.does,
    ],
  }),
  addresses: ({ scenario: { clusterCIDR, serviceCIDR, clusterDNS } }) => ({
    value: `Pods ${clusterCIDR ?? 'not told'}`,
    detail: [`Services ${serviceCIDR ?? 'not told'}`, ...withPrefix(clusterDNS, 'DNS ')],
  }),
}

/** A gate that is as it is by default stands in no text. */
const isWritten = (gate: string, observations: readonly Observation[]) =>
  observations.some(
    ({ decision, value }) =>
      decision === 'featureGates' && Array.isArray(value) && value.includes(gate),
  )

const services = [
  ['kubelet', 'kubelet.'],
  ['kube-proxy', 'kubeProxy.'],
  ['flanneld', 'flanneld.'],
] as const

const withPrefix = (value: string | undefined, before: string): readonly string[] =>
  value === undefined || value === '' ? [] : [`${before}${value}`]

/** A value of a closed decision as a user sees it. */
const nameOf = (id: DecisionId, value: string) => choiceName(id, value) ?? value
