import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const gravestIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.find(({ severity }) => severity !== 'info')

test.each([
  [
    'In a mixed windows+linux cluster node-exporter gets scheduled in a windows node and the helm release timeouts.',
    'symptom-tw-15',
  ],
  [
    'Sometimes the pod for Portainer would try to start on the Windows worker node. It has a Linux image, so it fails.',
    'symptom-tw-15',
  ],
  [
    'The DNS autoscaler pod can be scheduled on a Windows node pool but the image doesn’t support Windows.',
    'symptom-tw-15',
  ],
  [
    'Some of the pods ran on the Windows nodes in the mixed cluster, causing the install to fail.',
    'symptom-tw-15',
  ],
  [
    'Helm upgrade hangs because the cert-manager startupapicheck job ends up on a Windows node.',
    'symptom-tw-15',
  ],
  [
    'kube-proxy and flannel pods are being scheduled on my windows node and crash.',
    'symptom-tw-15',
  ],
  ['# Ingress will not start on Windows 2019 worker nodes', 'symptom-tw-15'],
  ['velero fails to start on the Windows workers, CrashLoopBackOff.', 'symptom-tw-15'],
  ['The autoscaler still tries to run on the Windows node and fails.', 'symptom-tw-15'],
  [
    "EKS: cluster autoscaler didn't scale up the node group from zero. The pod has nodeSelector kubernetes.io/os: windows.",
    'symptom-p-05',
  ],
  [
    'Our Windows pool at 0 nodes is never scaled up by the cluster autoscaler on EKS.',
    'symptom-p-05',
  ],
  [
    'LogMonitor does not pass through the exit code, so our Job shows Completed although the program returned 1.',
    'symptom-lm-02',
  ],
])('%s', (text, id) => {
  expect(gravestIn(text)?.id).toBe(id)
})

test.each([
  'node-exporter is not scheduled on Windows nodes, windows-exporter runs there.',
  'The windows-exporter chart runs on the Windows nodes and gives metrics.',
  'metrics-server must not run on Windows nodes.',
  'Our ingress does not start on Windows nodes; the image is our own, for Windows.',
  'node-exporter cannot run on Windows nodes, so that we take windows-exporter.',
  'How can cert-manager be started on Windows nodes?',
  'Our build jobs run on Windows nodes and take 20 minutes.',
  'kube-proxy runs on the Windows nodes as a service.',
  'The cert-manager job ran on a Windows node; we set the nodeSelector and now it works.',
  'How do I prevent that ingress-nginx pods get scheduled on Windows nodes?',
  'The flannel daemonset for Windows runs on the Windows nodes.',
  'My IIS pod was scheduled on the Windows node and crashes with exit code 1.',
  'Helm deploys our .NET app to the Windows nodes. Everything runs.',
  'The cluster autoscaler scales our Windows pool from zero to three.',
  'Our cluster autoscaler does not scale down the Windows pool to zero.',
  'We are trying to run Antrea on a Windows node, and its agent crashes.',
  "I'm trying to deploy Calico to the Windows nodes, but felix does not start.",
  'There are errors while installing Calico on Windows nodes for policies.',
  'LogMonitor 2.1.0 passes the exit code on, so the Job fails as it should.',
])('is no fault: %s', (text) => {
  expect(gravestIn(text)).toBeUndefined()
})

test('a program on another drive looks for its token there', () => {
  const files = [
    {
      name: 'pod.yaml',
      text: `apiVersion: v1
kind: Pod
metadata:
  name: operator
spec:
  nodeSelector:
    kubernetes.io/os: windows
  containers:
  - name: app
    image: mcr.microsoft.com/windows/servercore:ltsc2022
    workingDir: D:\\app
`,
    },
    {
      name: 'app.log',
      text: 'panic: open /var/run/secrets/kubernetes.io/serviceaccount/token: The system cannot find the path specified.\n',
    },
  ]
  const found = diagnose(files).findings.find(({ id }) => id === 'symptom-m-hpc-03')
  expect(found?.message).toContain('The program runs on another drive than C:')
})
