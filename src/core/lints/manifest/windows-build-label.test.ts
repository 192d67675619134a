import { podManifest, windowsSelector } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { windowsBuildLabel } from './windows-build-label.ts'

const key = 'node.kubernetes.io/windows-build'
const pod = (build: unknown) => podManifest({ nodeSelector: { ...windowsSelector, [key]: build } })
const withTerm = (values: readonly string[], operator = 'In') =>
  podManifest({
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: {
          nodeSelectorTerms: [{ matchExpressions: [{ key, operator, values }] }],
        },
      },
    },
  })

testLint(windowsBuildLabel, {
  valid: [
    { name: 'the three numbers', document: pod('10.0.20348') },
    { name: 'a value that is filled in', document: pod('{{ .Values.build }}') },
    { name: 'a variable', document: pod('${WINDOWS_BUILD}') },
    { name: 'a term of which one value fits', document: withTerm(['20348', '10.0.20348']) },
    { name: 'a term that asks for others', document: withTerm(['ltsc2019'], 'NotIn') },
    {
      name: 'a node that somebody labelled himself',
      document: pod('1809'),
      known: { kubernetesVersion: '1.16' },
    },
  ],
  invalid: [
    {
      name: 'the last number alone',
      document: pod('17763'),
      known: { kubernetesVersion: '1.29' },
      messages: [/windows-build"\] is 17763; the kubelet writes the label as 10\.0\.17763/],
      severity: 'error',
    },
    {
      name: 'the revision too',
      document: pod('10.0.20348.2402'),
      messages: [/is 10\.0\.20348\.2402/],
    },
    { name: 'the name of a release', document: pod('ltsc2022'), messages: [/is ltsc2022/] },
    {
      name: 'an affinity',
      document: withTerm(['2019']),
      messages: [/values\[0\] is 2019/],
    },
    {
      name: 'a RuntimeClass',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'w' },
        handler: 'runhcs-wcow-process',
        scheduling: { nodeSelector: { [key]: '20H2' } },
      },
      messages: [/scheduling\.nodeSelector.* is 20H2/],
    },
  ],
})
