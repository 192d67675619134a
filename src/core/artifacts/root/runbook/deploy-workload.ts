import type { Scenario } from '../../../model/scenario.ts'
import { sh } from '../../../text/shell.ts'
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
  body: ({ gmsaCredentialSpec, logMonitor }) =>
    `Apply the manifests and wait until the pods are Ready.${
      gmsaCredentialSpec === ''
        ? ''
        : ` The credential spec ${gmsaCredentialSpec} and the GMSA webhook must be in the cluster before.`
    }${logMonitor ? ' The image must hold LogMonitor and its configuration.' : ''}`,
  commands: ({ namespace, workloadKind, workloadName }, { has }) => [
    ...manifests.filter(has).map((path) => sh`kubectl apply --filename ${path}`),
    sh`kubectl rollout status --namespace ${namespace} ${`${workloadKind.toLowerCase()}/${workloadName}`}`,
    sh`kubectl get pods --namespace ${namespace} --output wide`,
  ],
  effects: (scenario, { has }) => [
    ...manifests.filter(has).map((path): Effect => ({
      does: `${path} is applied`,
      needs: [cluster.administrator, inZip(path), ...objectNeeds(path, scenario, has)],
      makes: objectsOf(path, scenario),
    })),
    { does: 'the pods of the workload become Ready', needs: [cluster.podsReady] },
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
