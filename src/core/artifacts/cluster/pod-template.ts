import { isolation } from '../../catalog/isolation.ts'
import { compareVersions, isBefore } from '../../values/version.ts'
import { hasField, podFieldsFirstSeen, podOS } from '../../catalog/workload/pod-fields.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { gmsa, hostProcessPods, runAsUserName } from '../../catalog/workload/windows-options.ts'
import { because } from '../formats/explained.ts'
import type { Scenario } from '../../model/scenario.ts'
import { containerCommand } from '../formats/container-command.ts'
import { podPlacement } from './pod-placement.ts'
import { probe } from './pod-probe.ts'
import { podVolumes } from './pod-volumes.ts'

/** The decisions that a pod template depends on. */
export const podDecisions = [
  'kubernetesVersion',
  'controlPlaneVersion',
  'windowsRelease',
  'containerRuntime',
  'isolation',
  'nodeTaint',
  'workloadName',
  'image',
  'containerPort',
  'serviceType',
  'cpuRequest',
  'cpuLimit',
  'memoryRequest',
  'memoryLimit',
  'runAsUserName',
  'gmsaCredentialSpec',
  'volumes',
  'livenessProbe',
  'readinessProbe',
  'useRuntimeClass',
  'logMonitor',
] as const

export type PodScenario = Pick<Scenario, (typeof podDecisions)[number]>

/** Labels that a Service and the workload's own selector find the pods by. */
export const podLabels = (workloadName: string) => ({ app: workloadName })

/** The older of API server and kubelet: what both know. */
const minorOf = ({ kubernetesVersion, controlPlaneVersion }: PodScenario) =>
  compareVersions(kubernetesVersion, controlPlaneVersion) <= 0
    ? kubernetesVersion
    : controlPlaneVersion

/** The pod template of a Deployment or DaemonSet for Windows nodes. */
export function podTemplate(scenario: PodScenario) {
  const minor = minorOf(scenario)
  const isHostProcess =
    scenario.isolation === 'hostprocess' && hasField('windowsOptions.hostProcess', minor)
  return {
    metadata: because(
      { labels: podLabels(scenario.workloadName), annotations: annotations(scenario, minor) },
      { text: 'The labels that Service and workload look for.', decisions: ['workloadName'] },
    ),
    spec: {
      os: hasField('spec.os', minor)
        ? because(
            { name: 'windows' },
            {
              text: 'The API server then refuses fields that Windows does not have. The scheduler does not look at it.',
              decisions: ['controlPlaneVersion'],
              sources: [
                ...podFieldsFirstSeen['spec.os'].sources,
                ...podOS.notForScheduling.sources,
              ],
            },
          )
        : undefined,
      ...podPlacement(scenario),
      hostNetwork: isHostProcess
        ? because(true, {
            text: 'A HostProcess pod always uses the network of the node.',
            decisions: ['isolation'],
            sources: hostProcessPods.hostNetwork.sources,
          })
        : undefined,
      securityContext: securityContext(scenario, minor, isHostProcess),
      ...containers(scenario),
    },
  }
}

function containers(scenario: PodScenario) {
  const command = containerCommand(scenario)
  const { volumes, volumeMounts } = podVolumes(scenario.volumes)
  const container = {
    name: because(scenario.workloadName, { decisions: ['workloadName'] }),
    image: because(scenario.image, { decisions: ['image'] }),
    command: command && because(command.command, command.why),
    ports: ports(scenario),
    resources: resources(scenario),
    livenessProbe: probe(scenario.livenessProbe, scenario.containerPort, 'livenessProbe'),
    readinessProbe: probe(scenario.readinessProbe, scenario.containerPort, 'readinessProbe'),
    volumeMounts,
  }
  return { containers: [container], volumes }
}

function annotations(scenario: PodScenario, minor: string) {
  const all: Record<string, unknown> = {}
  const { annotation } = isolation.hyperv
  const knowsAnnotation = isBefore(scenario.kubernetesVersion, annotation.stages.value.removed)
  if (
    scenario.isolation === 'hyperv' &&
    scenario.containerRuntime === 'docker' &&
    knowsAnnotation
  ) {
    all[annotation.key] = because(annotation.value, {
      text: `The kubelet starts the pod in a virtual machine if its gate ${annotation.gate} is on too.`,
      decisions: ['isolation', 'containerRuntime', 'kubernetesVersion'],
      sources: annotation.needsBoth.sources,
    })
  }
  const isBeforeFields = !hasField('windowsOptions.gmsaCredentialSpecName', minor)
  if (scenario.gmsaCredentialSpec !== '' && isBeforeFields) {
    all[gmsa.annotation.value] = because(scenario.gmsaCredentialSpec, {
      decisions: ['gmsaCredentialSpec', 'kubernetesVersion'],
      sources: gmsa.annotation.sources,
    })
  }
  return Object.keys(all).length > 0 ? all : undefined
}

function securityContext(scenario: PodScenario, minor: string, isHostProcess: boolean) {
  const hasUser = scenario.runAsUserName !== '' && hasField('windowsOptions.runAsUserName', minor)
  const hasGmsa =
    scenario.gmsaCredentialSpec !== '' && hasField('windowsOptions.gmsaCredentialSpecName', minor)
  if (!hasUser && !hasGmsa && !isHostProcess) return undefined
  const windowsOptions = {
    hostProcess: isHostProcess
      ? because(true, { decisions: ['isolation'], sources: isolation.hostprocess.from.sources })
      : undefined,
    runAsUserName: hasUser
      ? because(scenario.runAsUserName, {
          decisions: ['runAsUserName'],
          sources: runAsUserName.stages.sources,
        })
      : undefined,
    gmsaCredentialSpecName: hasGmsa
      ? because(scenario.gmsaCredentialSpec, {
          text: 'Names a GMSACredentialSpec of the cluster, which an administrator creates.',
          decisions: ['gmsaCredentialSpec'],
          sources: gmsa.stages.sources,
        })
      : undefined,
  }
  return { windowsOptions }
}

/** On the network of the node a port that nobody asks for would only be kept from others. */
function ports({ isolation: mechanism, serviceType, containerPort, ...probes }: PodScenario) {
  const isAsked =
    serviceType !== 'none' || probes.livenessProbe !== 'none' || probes.readinessProbe !== 'none'
  return mechanism === 'hostprocess' && !isAsked
    ? undefined
    : [{ containerPort: because(containerPort, { decisions: ['containerPort'] }) }]
}

function resources(scenario: PodScenario) {
  const { cpuRequest, cpuLimit, memoryRequest, memoryLimit } = scenario
  const limits = quantities(cpuLimit.text, memoryLimit.text)
  const requests = quantities(cpuRequest.text, memoryRequest.text)
  if (!limits && !requests) return undefined
  return because(
    { limits, requests },
    {
      text: 'Windows has no out-of-memory killer. A limit alone is also the request, so the node is not overbooked.',
      decisions: ['cpuLimit', 'memoryLimit', 'cpuRequest', 'memoryRequest'],
      sources: resourceFacts.limitEqualsRequest.sources,
    },
  )
}

function quantities(cpu: string, memory: string) {
  if (cpu === '' && memory === '') return undefined
  return { cpu: cpu === '' ? undefined : cpu, memory: memory === '' ? undefined : memory }
}
