import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { podArchitecture } from './pod-architecture.ts'

const windows = { 'kubernetes.io/os': 'windows' }
const pod = (terms: readonly object[], nodeSelector: object = windows) =>
  podManifest({
    nodeSelector,
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: terms },
      },
    },
  })
const term = (...values: readonly string[]) => ({
  matchExpressions: [{ key: 'kubernetes.io/arch', operator: 'In', values }],
})

testLint(podArchitecture, {
  valid: [
    { name: 'amd64', document: pod([term('amd64')]) },
    { name: 'one of two', document: pod([term('arm64', 'amd64')]) },
    { name: 'a term beside it', document: pod([term('arm64'), term('amd64')]) },
    { name: 'a pod for Linux', document: pod([term('arm64')], { 'kubernetes.io/os': 'linux' }) },
    { name: 'a template', document: pod([term('{{ .Values.arch }}')]) },
    {
      name: 'a preference',
      document: podManifest({
        nodeSelector: windows,
        affinity: {
          nodeAffinity: {
            preferredDuringSchedulingIgnoredDuringExecution: [
              { weight: 1, preference: term('arm64') },
            ],
          },
        },
      }),
    },
  ],
  invalid: [
    {
      name: 'arm64',
      document: pod([term('arm64')]),
      messages: [/values\[0\] is arm64; Windows nodes are amd64/],
      severity: 'warning',
    },
    {
      name: 'the old label of a selector',
      document: podManifest({ nodeSelector: { ...windows, 'beta.kubernetes.io/arch': 'arm64' } }),
      messages: [/is arm64; Windows nodes are amd64/],
      severity: 'warning',
    },
  ],
})
