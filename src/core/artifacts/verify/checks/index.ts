import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { ps, psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import {
  hasService,
  isNamed,
  listens,
  reachesOwnPodsOnly,
  serviceName,
  type Check,
} from './check.ts'

const { osLabel } = scheduling
const guide = ['doc004-guide', 'doc004'] as const

/** The checks of the Kubernetes 1.20 guide, in its order. */
export const checks: readonly Check[] = [
  {
    id: 'nodes-ready',
    title: () => 'The Windows nodes are Ready',
    when: (scenario) => !isNamed(scenario),
    decisions: ['platform', 'joinMethod'],
    sources: guide,
    shell: () =>
      sh`kubectl wait --for=condition=Ready --timeout=300s nodes --selector ${`${osLabel.value.key}=${osLabel.value.value}`}`,
    notFromWindows: 'the node is not ours',
  },
  {
    id: 'node-ready',
    when: isNamed,
    title: ({ nodeName }) => `Node ${nodeName} is Ready`,
    decisions: ['nodeName'],
    sources: guide,
    shell: ({ nodeName }) =>
      sh`kubectl wait --for=condition=Ready --timeout=300s ${`node/${nodeName}`}`,
    powershell: ({ nodeName }) =>
      ps`Invoke-Kubectl @('wait', '--for=condition=Ready', '--timeout=300s', ${`node/${nodeName}`})`,
  },
  {
    id: 'pods-ready',
    title: ({ workloadName }) => `Pods of ${workloadName} are Ready`,
    decisions: ['workloadKind', 'workloadName', 'namespace'],
    sources: guide,
    shell: ({ workloadKind, workloadName, namespace }) =>
      sh`kubectl --namespace ${namespace} rollout status --timeout=900s ${`${workloadKind.toLowerCase()}/${workloadName}`}`,
    powershell: ({ workloadKind, workloadName, namespace }) =>
      ps`Invoke-Kubectl @('--namespace', ${namespace}, 'rollout', 'status', '--timeout=900s', ${`${workloadKind.toLowerCase()}/${workloadName}`})`,
  },
  {
    id: 'node-to-pod',
    title: () => 'A node reaches each pod',
    when: listens,
    decisions: ['containerPort', 'networkMode'],
    sources: guide,
    shell: ({ containerPort }) => sh`each_pod answers ${containerPort}`,
    powershell: (scenario) =>
      ps`foreach ($ip in @(${psRaw(reachesOwnPodsOnly(scenario) ? 'Get-OwnPodAddress' : 'Get-PodAddress')})) { Test-Answer -Uri ('http://{0}:{1}/' -f $ip, ${scenario.containerPort}) }`,
  },
  {
    id: 'pod-to-pod',
    title: () => 'A pod reaches each pod',
    when: listens,
    decisions: ['containerPort', 'namespace'],
    sources: guide,
    shell: ({ containerPort }) => sh`each_pod pod_gets ${containerPort}`,
    powershell: ({ containerPort }) =>
      ps`foreach ($ip in @(Get-PodAddress)) { Test-AnswerInPod -Uri ('http://{0}:{1}/' -f $ip, ${containerPort}) }`,
  },
  {
    id: 'service-to-pod',
    title: () => 'The Service address answers, from a Linux node and from a pod',
    when: hasService,
    decisions: ['servicePort', 'workloadName', 'namespace'],
    sources: guide,
    shell: ({ servicePort }) =>
      sh`ip=$(service_field '{.spec.clusterIP}') && answers "$(url "$ip" ${servicePort})" && pod_gets "$(url "$ip" ${servicePort})"`,
    powershell: ({ servicePort }) =>
      ps`$ip = Get-ServiceField -Path '{.spec.clusterIP}'
Test-AnswerInPod -Uri ('http://{0}:{1}/' -f $ip, ${servicePort})`,
  },
  {
    id: 'service-discovery',
    title: (scenario) => `A pod finds the Service by its name ${serviceName(scenario)}`,
    when: hasService,
    decisions: ['servicePort', 'workloadName', 'namespace', 'clusterDomain'],
    sources: guide,
    shell: (scenario) => sh`pod_gets "$(url ${serviceName(scenario)} ${scenario.servicePort})"`,
    powershell: (scenario) =>
      ps`Test-AnswerInPod -Uri ${`http://${serviceName(scenario)}:${scenario.servicePort}/`}`,
  },
  {
    id: 'inbound',
    title: ({ nodeIP }) => `The NodePort of the node ${nodeIP.text} answers from outside`,
    when: (scenario) =>
      isNamed(scenario) &&
      hasService(scenario) &&
      ['NodePort', 'LoadBalancer'].includes(scenario.serviceType),
    decisions: ['nodeIP', 'serviceType'],
    sources: guide,
    shell: ({ nodeIP }) =>
      sh`port=$(service_field '{.spec.ports[0].nodePort}') && answers "$(url ${nodeIP.text} "$port")"`,
    notFromWindows: 'a Windows node does not reach its own NodePort',
  },
  {
    id: 'outbound',
    title: () => 'A pod reaches an address outside the cluster',
    when: listens,
    decisions: ['externalTargets'],
    sources: guide,
    shell: () => sh`pod_gets "$outbound"`,
    powershell: () => ps`Test-AnswerInPod -Uri $Outbound`,
  },
]
