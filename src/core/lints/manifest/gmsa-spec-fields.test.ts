import { testLint } from '../../testing/test-lint.ts'
import { gmsaSpecFields } from './gmsa-spec-fields.ts'

const spec = (credspec: unknown) => ({
  apiVersion: 'windows.k8s.io/v1',
  kind: 'GMSACredentialSpec',
  metadata: { name: 'web' },
  credspec,
})
const host = (HostAccountConfig: object) => spec({ ActiveDirectoryConfig: { HostAccountConfig } })

testLint(gmsaSpecFields, {
  valid: [
    {
      name: 'a spec as New-CredentialSpec writes it',
      document: spec({
        ActiveDirectoryConfig: {
          GroupManagedServiceAccounts: [
            { Name: 'web', Scope: 'CORP' },
            { Name: 'web', Scope: 'corp.example.com' },
          ],
          HostAccountConfig: {
            PluginGUID: '{859E1386-BDB4-49E8-85C7-3070B13920E1}',
            PluginInput: '{"CredentialArn":"arn:aws:secretsmanager:eu-west-1:1:secret:web"}',
            PortableCcgVersion: '1',
          },
        },
        CmsPlugins: ['ActiveDirectory'],
        DomainJoinConfig: {
          DnsName: 'corp.example.com',
          DnsTreeName: 'corp.example.com',
          Guid: '244818ae-87ca-4fcd-92ec-e79e5252348a',
          MachineAccountName: 'web',
          NetBiosName: 'CORP',
          Sid: 'S-1-5-21-4126449477-2524075714-3094792973',
        },
      }),
    },
    { name: 'a spec that is still to be put in', document: spec('<credential spec>') },
    { name: 'a part that is still to be put in', document: spec({ DomainJoinConfig: '<domain>' }) },
    { name: 'a field without a value', document: host({ PluginInput: null }) },
    { name: 'an object without content', document: spec(undefined) },
  ],
  invalid: [
    {
      name: 'a number in place of text',
      document: host({ PortableCcgVersion: 1 }),
      messages: [/PortableCcgVersion is 1 without quotes, and the definition .* takes text there/],
      severity: 'warning',
    },
    {
      name: 'fields in place of text',
      document: host({ PluginInput: { CredentialArn: '' } }),
      messages: [/PluginInput is an object, .* takes text there/],
    },
    {
      name: 'an account in place of a list of them',
      document: spec({
        ActiveDirectoryConfig: { GroupManagedServiceAccounts: { Name: 'web', Scope: 'CORP' } },
      }),
      messages: [/GroupManagedServiceAccounts is an object, .* takes a list there/],
    },
    {
      name: 'a field in other letters',
      document: host({ PortableCCGVersion: '1' }),
      messages: [/PortableCCGVersion is no field .*; the field is PortableCcgVersion: the API/],
      severity: 'warning',
    },
    {
      name: 'a field that none is like',
      document: spec({ Domain: 'corp.example.com' }),
      messages: [/^Domain is no field of a GMSACredentialSpec: the API server/],
    },
    {
      name: 'fields of an account, misspelt',
      document: spec({
        ActiveDirectoryConfig: { GroupManagedServiceAccounts: [{ Nmae: 'web', Scope: 'CORP' }] },
      }),
      messages: [/GroupManagedServiceAccounts\.0\.Nmae is no field .*; the field is Name/],
    },
  ],
})
