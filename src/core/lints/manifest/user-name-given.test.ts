import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { userNameGiven } from './user-name-given.ts'

const as = (runAsUserName: unknown, more: object = {}) => ({
  securityContext: { windowsOptions: { runAsUserName, ...more } },
})

testLint(userNameGiven, {
  valid: [
    { name: 'a user', document: podManifest(as('ContainerUser')) },
    { name: 'no value at all', document: podManifest(as(null)) },
    { name: 'no user', document: podManifest() },
  ],
  invalid: [
    {
      name: 'an empty text at the pod',
      document: podManifest(as('')),
      messages: [/^runAsUserName is an empty text/],
      severity: 'error',
    },
    {
      name: 'an empty text at a container of a HostProcess pod',
      document: podManifest(
        { hostNetwork: true, ...as(String.raw`NT AUTHORITY\SYSTEM`, { hostProcess: true }) },
        as(''),
      ),
      messages: [/^runAsUserName is an empty text/],
    },
  ],
})
