import { hostProcessManifest, podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { osSelector } from './os-selector.ts'

testLint(osSelector, {
  valid: [
    { name: 'a node selector', document: podManifest() },
    {
      name: 'a node by name',
      document: podManifest({ nodeSelector: {}, os: { name: 'windows' }, nodeName: 'w' }),
    },
    {
      name: 'a pod that is not known to be for Windows',
      document: podManifest({ nodeSelector: {} }),
    },
  ],
  invalid: [
    {
      name: 'os.name where a gate decides whether it is kept',
      document: podManifest({ os: { name: 'windows' } }),
      known: { kubernetesVersion: '1.23' },
      messages: [/silently drops spec\.os unless IdentifyPodOS is on/],
      severity: 'info',
    },
    {
      name: 'os.name alone',
      document: podManifest({ nodeSelector: {}, os: { name: 'windows' } }),
      known: { kubernetesVersion: '1.30' },
      messages: [/spec\.os\.name does not influence scheduling/],
      severity: 'info',
    },
    {
      name: 'Windows options alone',
      document: hostProcessManifest({ nodeSelector: {} }),
      known: { kubernetesVersion: '1.22' },
      messages: [/may be sent to a Linux node/],
    },
  ],
})
