import type { Scenario } from '../../../model/scenario.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import { restartServicesEffects } from '../../node/register-services-effects.ts'
import { isMadeByScript } from '../../node/prepare/hns-module.ts'
import { isToldLater } from '../../node/services/source-vip-later.ts'
import { defineStep } from './step.ts'
import type { Effect } from './effect.ts'
import { cluster, inZip, type Thing } from './thing.ts'
import { podObjects, toleratedTaints } from './workload-effects.ts'

const manifests = [
  'cluster/namespace.yaml',
  'cluster/deployment.yaml',
  'cluster/daemonset.yaml',
  'cluster/service.yaml',
] as const

export const deployWorkload = defineStep({
  id: 'deploy-workload',
  title: 'Deploy the workload',
  body: (scenario) => {
    const { gmsaCredentialSpec, logMonitor } = scenario
    return `Apply the manifests and wait until the pods are Ready.${
      gmsaCredentialSpec === ''
        ? ''
        : ` The credential spec ${gmsaCredentialSpec} and the GMSA webhook must be in the cluster before.`
    }${logMonitor ? ' The image must hold LogMonitor and its configuration.' : ''}${
      startsProxy(scenario)
        ? ' The network comes with the first pod; then kube-proxy, which waits for it, is started on the node.'
        : ''
    }`
  },
  commands: (scenario, { has }) => [
    ...manifests.filter(has).map((path) => sh`kubectl apply --filename ${path}`),
    ...waiting(scenario),
    // kube-proxy waits for the network, which came with the first pod.
    ...(startsProxy(scenario) ? [psRaw('.\\node\\register-services.ps1 -Restart')] : []),
  ],
  effects: (scenario, { has }) => [
    ...manifests.filter(has).map((path): Effect => ({
      does: `${path} is applied`,
      needs: [cluster.administrator, inZip(path), ...objectNeeds(path, scenario, has)],
      makes: objectsOf(path, scenario),
    })),
    { does: 'the pods of the workload become Ready', needs: [cluster.podsReady] },
    ...(startsProxy(scenario) ? restartServicesEffects(scenario) : []),
  ],
  files: manifests,
  decisions: [
    'workloadKind',
    'workloadName',
    'namespace',
    'serviceType',
    'gmsaCredentialSpec',
    'logMonitor',
  ],
  sources: ['doc004-guide'],
})

const waiting = ({ namespace, workloadKind, workloadName }: Scenario) => [
  sh`kubectl rollout status --namespace ${namespace} ${`${workloadKind.toLowerCase()}/${workloadName}`}`,
  sh`kubectl get pods --namespace ${namespace} --output wide`,
]

/** The plugin makes the network with the first pod, and no earlier step could wait for it. */
export const startsProxy = (scenario: Scenario) =>
  isToldLater(scenario) && !isMadeByScript(scenario)

/** A pod is refused where an object that it names is not there. */
function objectNeeds(
  path: (typeof manifests)[number],
  scenario: Scenario,
  has: (path: string) => boolean,
): readonly Thing[] {
  if (path === 'cluster/namespace.yaml') return []
  return [
    ...(has('cluster/namespace.yaml') ? [cluster.namespace] : []),
    ...(path === 'cluster/service.yaml' ? [] : podObjects(scenario)),
  ]
}

function objectsOf(path: (typeof manifests)[number], scenario: Scenario): readonly Thing[] {
  switch (path) {
    case 'cluster/namespace.yaml':
      return [cluster.namespace]
    case 'cluster/service.yaml':
      return [cluster.service]
    case 'cluster/deployment.yaml':
    case 'cluster/daemonset.yaml':
      return [cluster.workload, ...toleratedTaints(scenario)]
  }
}
