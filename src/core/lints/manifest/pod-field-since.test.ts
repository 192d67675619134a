import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { podFieldSince } from './pod-field-since.ts'

const asUser = { securityContext: { windowsOptions: { runAsUserName: 'ContainerUser' } } }

testLint(podFieldSince, {
  valid: [
    {
      name: 'a field in the first version that has it',
      document: podManifest(asUser),
      known: { kubernetesVersion: '1.16' },
    },
    {
      name: 'a pod for Linux',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'linux' }, hostUsers: false }),
      known: { kubernetesVersion: '1.20' },
    },
    {
      name: 'a field that is left empty',
      document: podManifest({ os: null }),
      known: { kubernetesVersion: '1.22' },
    },
  ],
  invalid: [
    {
      name: 'a user before the field for it',
      document: podManifest({}, asUser),
      known: { kubernetesVersion: '1.15' },
      messages: [
        /containers\[0\]\.securityContext\.windowsOptions\.runAsUserName is a field from 1\.16/,
      ],
      severity: 'warning',
    },
    {
      name: 'the system of a pod, with which kubectl refuses it',
      document: podManifest({ os: { name: 'windows' } }),
      known: { kubernetesVersion: '1.22' },
      messages: [/spec\.os is a field from 1\.23.*kubectl refuses the object/],
      severity: 'warning',
    },
  ],
})
