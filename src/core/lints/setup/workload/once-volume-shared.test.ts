import { testLint } from '../../../testing/test-lint.ts'
import { onceVolumeShared } from './once-volume-shared.ts'

const claim = (modes: string) =>
  `apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: data}\nspec: {accessModes: [${modes}]}\n---\n`
const apart =
  '      affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {app: web}}}]}}\n'
const web = (replicas: number, more = '', kind = 'Deployment') =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: web}\nspec:\n${kind === 'DaemonSet' ? '' : `  replicas: ${replicas}\n`}  template:\n    metadata: {labels: {app: web}}\n    spec:\n      nodeSelector: {kubernetes.io/os: windows}\n${more}      containers: [{name: a, image: b}]\n      volumes: [{name: d, persistentVolumeClaim: {claimName: data}}]\n`

testLint(onceVolumeShared, {
  valid: [
    { name: 'a share', text: claim('ReadWriteMany') + web(2, apart) },
    { name: 'one pod', text: claim('ReadWriteOnce') + web(1, apart) },
    { name: 'pods that may stand on one node', text: claim('ReadWriteOnce') + web(2) },
    {
      name: 'a claim that may be both',
      text: claim('ReadWriteOnce, ReadWriteMany') + web(2, apart),
    },
  ],
  invalid: [
    {
      name: 'pods that are kept apart',
      text: claim('ReadWriteOnce') + web(2, apart),
      severity: 'warning',
      messages: [/web has 2 pods, each on a node of its own, and the claim data is ReadWriteOnce/],
    },
    {
      name: 'a DaemonSet',
      text: claim('ReadWriteOnce') + web(0, '', 'DaemonSet'),
      messages: [/web has a pod on each node/],
    },
  ],
})
