import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { imageHostListed } from './image-host-listed.ts'

const of = (image: string, spec: Readonly<Record<string, unknown>> = {}) =>
  podManifest({ nodeSelector: { 'kubernetes.io/os': 'windows' }, ...spec }, { image })

testLint(imageHostListed, {
  valid: [
    { name: 'Server 2019', document: of('mcr.microsoft.com/windows/nanoserver:1809') },
    { name: 'a release that some version lists', document: of('example.com/a:windows-1909') },
    { name: 'a number of the application', document: of('example.com/a:1.7-1803') },
    {
      name: 'a RuntimeClass',
      document: of('example.com/a:windows-1803', { runtimeClassName: 'hyperv' }),
    },
    {
      name: 'a pod for Linux',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
        { image: 'example.com/a:windows-1803' },
      ),
    },
    {
      name: 'HostProcess, which takes any image',
      document: of('mcr.microsoft.com/windows/nanoserver:1803', {
        hostNetwork: true,
        securityContext: { windowsOptions: { hostProcess: true } },
      }),
    },
  ],
  invalid: [
    {
      name: 'Server 2016 by its build',
      document: of('microsoft/iis:windowsservercore-10.0.14393.1944'),
      messages: [/image is of Windows Server 2016\. No release of Windows that Kubernetes 1\.14/],
      severity: 'warning',
    },
    {
      name: 'version 1709',
      document: of('microsoft/iis:windowsservercore-1709'),
      messages: [/version 1709/],
      severity: 'warning',
    },
    {
      name: 'version 1803',
      document: of('stefanscherer/whoami:windows-amd64-1.7.0-1803'),
      messages: [/version 1803/],
    },
  ],
})
