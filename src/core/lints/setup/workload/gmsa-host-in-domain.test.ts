import { testLint } from '../../../testing/test-lint.ts'
import { gmsaHostInDomain } from './gmsa-host-in-domain.ts'

const spec = (plugin = '') =>
  `=== spec.yaml ===
apiVersion: windows.k8s.io/v1
kind: GMSACredentialSpec
metadata: {name: web}
credspec:
  CmsPlugins: [ActiveDirectory]
  ActiveDirectoryConfig:
    GroupManagedServiceAccounts: [{Name: web, Scope: CORP}]
${plugin}  DomainJoinConfig: {DnsName: corp.example.com, NetBiosName: CORP, MachineAccountName: web}
`
const host = (domain: string, name = 'WIN-A') =>
  `=== ${name}.txt ===
Host Name:                 ${name}
OS Name:                   Microsoft Windows Server 2022 Datacenter
OS Version:                10.0.20348 N/A Build 20348
Domain:                    ${domain}
`

testLint(gmsaHostInDomain, {
  valid: [
    { name: 'a member of the domain', text: spec() + host('corp.example.com') },
    {
      name: 'a plug-in reads the password',
      text:
        spec(
          '    HostAccountConfig: {PortableCcgVersion: "1", PluginGUID: "{CCC2A336-D7F3-4818-A213-272B7924213E}"}\n',
        ) + host('WORKGROUP'),
    },
    { name: 'a host of which nobody tells', text: spec() },
    {
      name: 'a property of a member',
      text: `${spec()}=== a.txt ===\nPS C:\\> Get-CimInstance Win32_ComputerSystem | fl\n\nPartOfDomain : True\n`,
    },
    { name: 'no credential spec', text: host('WORKGROUP') },
    {
      name: 'another host, which is a member',
      text: spec() + host('WORKGROUP') + host('corp.example.com', 'WIN-B'),
    },
  ],
  invalid: [
    {
      name: 'a property of a host',
      text: `${spec()}=== a.txt ===\nPS C:\\> Get-CimInstance Win32_ComputerSystem | fl\n\nPartOfDomain : False\nDomain       : WORKGROUP\n`,
      messages: [/is in no domain/],
    },
    {
      name: 'as people tell it',
      text: `${spec()}=== mail.txt ===\nOur Windows nodes are not domain joined.\n`,
      messages: [/no HostAccountConfig/],
      severity: 'warning',
    },
    {
      name: 'a host in no domain',
      text: spec() + host('WORKGROUP'),
      messages: [/^The host that was sent is in no domain/],
      severity: 'warning',
    },
    {
      name: 'as PowerShell tells it',
      text: `${spec()}=== info.txt ===\nOsName          : Microsoft Windows Server 2022 Datacenter\nOsVersion       : 10.0.20348\nCsPartOfDomain  : False\n`,
      messages: [/no HostAccountConfig/],
    },
  ],
})
