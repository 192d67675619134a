import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { containerUser } from './container-user.ts'

const as = (runAsUserName: string, more: object = {}) => ({
  securityContext: { windowsOptions: { runAsUserName, ...more } },
})
const system = String.raw`NT AUTHORITY\SYSTEM`

testLint(containerUser, {
  valid: [
    { name: 'the administrator of the image', document: podManifest(as('ContainerAdministrator')) },
    {
      name: 'an account of services',
      document: podManifest(as(String.raw`NT AUTHORITY\NETWORK SERVICE`)),
    },
    {
      name: 'a HostProcess pod',
      document: podManifest({ hostNetwork: true, ...as(system, { hostProcess: true }) }),
    },
    {
      name: 'a HostProcess container',
      document: podManifest({ hostNetwork: true }, as(system, { hostProcess: true })),
    },
    { name: 'no user', document: podManifest() },
    { name: 'a user of the image', document: podManifest(as('iis$')) },
    {
      name: 'a user of the image by the name of its computer',
      document: podManifest(as(String.raw`.\app`)),
    },
    {
      name: 'a group of the node',
      document: podManifest({ hostNetwork: true, ...as('admins', { hostProcess: true }) }),
    },
    {
      name: 'a user of a computer, or of a domain',
      document: podManifest(as(String.raw`WEB\app`)),
    },
    {
      name: 'a service of its own',
      document: podManifest(as(String.raw`NT Service\MSSQL$SQLEXPRESS`)),
    },
    {
      name: 'a pool of IIS',
      document: podManifest(as(String.raw`IIS AppPool\DefaultAppPool`)),
    },
  ],
  invalid: [
    {
      name: 'a group managed service account as the user',
      document: podManifest(
        as(String.raw`CONTOSO\webapp1$`, { gmsaCredentialSpecName: 'webapp1' }),
      ),
      messages: [/an account of a domain/],
      severity: 'error',
    },
    {
      name: 'a user of a domain',
      document: podManifest({}, as(String.raw`corp.local\svc-sql`)),
      messages: [/an account of a domain/],
      severity: 'error',
    },
    {
      name: 'the same with its domain behind',
      document: podManifest({}, as('webapp1$@contoso.com')),
      messages: [/an account of a domain/],
      severity: 'error',
    },
    {
      name: 'the system at the pod',
      document: podManifest(as(system)),
      messages: [/runAsUserName is NT AUTHORITY\\SYSTEM, and the pod is no HostProcess pod/],
      severity: 'warning',
    },
    {
      name: 'the system at a container, in other letters',
      document: podManifest({}, as(String.raw`nt authority\system`)),
      messages: [/the pod is no HostProcess pod/],
      severity: 'warning',
    },
  ],
})
