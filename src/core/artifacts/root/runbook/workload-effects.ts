import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { hasRuntimeClass, runtimeClassHandler } from '../../../derived/runtime-class.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { tolerationOf } from '../../../values/taints.ts'
import { podPlacement } from '../../cluster/pod-placement.ts'
import { dividedSettings } from '../../node/kubelet/divided.ts'
import { pulledImages } from '../../node/prepare/pulled-images.ts'
import { agentThings } from './agents.ts'
import type { Effect } from './effect.ts'
import { cluster, handler, hnsNetwork, image, inUse, machine, type Thing } from './thing.ts'
import { keepsMacAddresses } from './virtual-machine.ts'

/** How a pod of the workload comes to run. */
export function podEffects(scenario: Scenario): readonly Effect[] {
  const isOnHost = scenario.isolation === 'hostprocess'
  return [
    {
      does: 'the scheduler places a pod of the workload',
      needs: [
        cluster.workload,
        cluster.ready,
        ...(isExternal(scenario) ? [cluster.initialized] : []),
        ...(selectsBuild(scenario) ? [cluster.buildLabel] : []),
        ...nodeTaints(scenario),
      ],
      makes: [cluster.placed],
    },
    {
      does: 'the runtime starts the pods',
      needs: [
        cluster.placed,
        ...pulledImages(scenario).map(image),
        handler(runtimeClassHandler(scenario)),
        ...(isOnHost ? [] : [hnsNetwork(scenario.hnsNetworkName), ...agentThings(scenario)]),
        ...(isOnHost ? [] : addresses(scenario)),
        ...(!isOnHost && keepsMacAddresses(scenario) ? [machine.spoofing] : []),
        ...(scenario.isolation === 'hyperv' ? [inUse('Hyper-V')] : []),
      ],
      makes: [cluster.podsReady],
    },
  ]
}

/** What the API server asks of the objects that a pod names. */
export const podObjects = (scenario: Scenario): readonly Thing[] => [
  ...(hasRuntimeClass(scenario) ? [cluster.runtimeClass] : []),
  ...(scenario.gmsaCredentialSpec === '' ? [] : [cluster.credentialSpec]),
]

/** The Node keeps pods away until a provider outside the kubelet has looked at it. */
export const isExternal = (scenario: Scenario) =>
  dividedSettings(scenario).args.some(
    ({ name, value }) =>
      name === 'cloud-provider' && value === nodeSettings.cloudProvider.value.external,
  )

/** Whether the pods choose the Windows release of their node. */
export const selectsBuild = (scenario: Scenario) =>
  podPlacement(scenario).nodeSelector[scheduling.buildLabel.value.key] !== undefined

/** Azure hands out only addresses that the network interface has already. */
const addresses = ({ ipam }: Scenario): readonly Thing[] =>
  ipam === 'azure-vnet-ipam' ? [machine.secondaryAddresses] : []

/** What lets a pod onto a node with a taint. */
export const tolerating = (toleration: unknown): Thing =>
  `cluster toleration ${JSON.stringify(toleration)} of the pods`

/** With what the kubelet registers its Node. */
function nodeTaints(scenario: Scenario): readonly Thing[] {
  const { args, fields } = dividedSettings(scenario)
  const isTainted = [...args, ...fields].some(({ name }) => name === 'register-with-taints')
  return isTainted ? (scenario.nodeTaint.value ?? []).map(tolerationOf).map(tolerating) : []
}

/** What the pods of the workload put up with. */
export const toleratedTaints = (scenario: Scenario): readonly Thing[] =>
  (podPlacement(scenario).tolerations?.value ?? []).map(tolerating)
