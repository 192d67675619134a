import { sh } from '../../../text/shell.ts'
import { defineStep } from './step.ts'

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
