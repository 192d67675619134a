import { testLint } from '../../../testing/test-lint.ts'
import { apiVersionGone } from './api-version-gone.ts'

const object = (apiVersion: string, kind: string) =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: a\n`
const node = '=== nodes.txt ===\nKubernetes v1.15.4\n$ kubelet --version\nKubernetes v1.15.4\n'

testLint(apiVersionGone, {
  valid: [
    { name: 'what is served', text: object('node.k8s.io/v1', 'RuntimeClass') },
    { name: 'a kind that nobody wrote down', text: object('a.example/v1beta1', 'Thing') },
    {
      name: 'an old version beside a version that was told',
      text: object('extensions/v1beta1', 'Deployment') + node,
    },
  ],
  invalid: [
    {
      name: 'a RuntimeClass of a beta',
      text: object('node.k8s.io/v1beta1', 'RuntimeClass'),
      messages: [/not served from 1\.25 on/],
      severity: 'warning',
    },
    {
      name: 'a Deployment of the first group',
      text: object('extensions/v1beta1', 'Deployment'),
      messages: [/not served from 1\.16 on/],
    },
    {
      name: 'a DaemonSet of a beta',
      text: object('apps/v1beta2', 'DaemonSet'),
      messages: [/not served from 1\.16 on/],
    },
    {
      name: 'policies of pods in the first group, for which nothing is served any more',
      text: object('extensions/v1beta1', 'PodSecurityPolicy'),
      messages: [/not served from 1\.16 on/],
      severity: 'warning',
    },
    {
      name: 'two of them',
      text: `${object('apps/v1beta1', 'StatefulSet')}---\n${object('batch/v1beta1', 'CronJob')}`,
      messages: [/apps\/v1beta1/, /batch\/v1beta1/],
    },
  ],
})
