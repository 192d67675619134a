import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { hostProcessManifest, podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { hostProcessPod } from './host-process-pod.ts'

const known = { kubernetesVersion: '1.36', containerRuntime: 'containerd' } as const
const ofContainer = (windowsOptions: object) => ({ securityContext: { windowsOptions } })

testLint(hostProcessPod, {
  valid: [
    { name: 'a whole HostProcess pod', document: hostProcessManifest(), known },
    { name: 'an ordinary pod', document: podManifest({ hostNetwork: false }), known },
    {
      name: 'a local group',
      document: hostProcessManifest({}, { runAsUserName: 'agents' }),
      known,
    },
  ],
  invalid: [
    {
      name: 'no host network',
      document: hostProcessManifest({ hostNetwork: false }),
      known,
      messages: [/hostNetwork is not set.*: hostNetwork must be true/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'no host network, on a version that nobody told',
      document: hostProcessManifest({ hostNetwork: false }),
      known: { containerRuntime: 'containerd' },
      messages: [/hostNetwork is not set/],
      severity: 'warning',
    },
    {
      name: 'a container that is none',
      document: podManifest({
        hostNetwork: true,
        containers: [
          { name: 'a', ...ofContainer({ hostProcess: true, runAsUserName: 'agents' }) },
          { name: 'b' },
        ],
      }),
      known,
      messages: [/^spec\.containers\[1\] is no HostProcess container/],
      severity: 'error',
    },
    {
      name: 'a container that says otherwise than the pod',
      document: hostProcessManifest({}, {}, ofContainer({ hostProcess: false })),
      known,
      messages: [/hostProcess is false, that of the pod true/],
    },
    {
      name: 'a user of a domain',
      document: hostProcessManifest({}, { runAsUserName: String.raw`CORP\agent` }),
      known,
      messages: [/^runAsUserName is CORP\\agent/],
      severity: 'warning',
    },
    {
      name: 'a user that images alone have',
      document: hostProcessManifest({}, { runAsUserName: 'ContainerUser' }),
      known,
      messages: [/cannot log on as ContainerUser/],
      severity: 'error',
    },
    {
      name: 'the administrator of images',
      document: hostProcessManifest({}, { runAsUserName: 'ContainerAdministrator' }),
      known,
      messages: [/cannot log on as ContainerAdministrator/],
      severity: 'error',
    },
    {
      name: 'the administrator of images, whatever the runtime',
      document: hostProcessManifest({}, { runAsUserName: 'ContainerAdministrator' }),
      known: { kubernetesVersion: '1.30' },
      messages: [/cannot log on as ContainerAdministrator/],
      severity: 'error',
    },
    {
      name: 'no user',
      document: hostProcessManifest({}, { runAsUserName: undefined }),
      known,
      messages: [/^No runAsUserName/],
    },
    {
      name: 'a pipe',
      document: hostProcessManifest({
        volumes: [{ name: 'p', hostPath: { path: String.raw`\\.\pipe\agent` } }],
      }),
      known,
      messages: [/hostPath\.path is/],
    },
  ],
})

test.each([
  ['no host network', hostProcessManifest({ hostNetwork: false }), 'Set hostNetwork to true.'],
  [
    'a container that says otherwise than the pod',
    hostProcessManifest({}, {}, ofContainer({ hostProcess: false })),
    'Give the containers that are not HostProcess a pod of their own, or set hostProcess at the pod alone.',
  ],
])('says what to do about %s', (_, document, remediation) => {
  const text = JSON.stringify(document)
  const { findings } = diagnose([{ name: 'pod.json', text }])
  expect(findings.find(({ id }) => id === 'host-process-pod')?.remediation).toBe(remediation)
})
