import { inferred } from '../fact.ts'

const text = 'text'

/** The fields that the definition of credential specs has; all are text, or hold what is. */
export const gmsaFields = inferred(
  {
    ActiveDirectoryConfig: {
      GroupManagedServiceAccounts: [{ Name: text, Scope: text }],
      HostAccountConfig: { PluginGUID: text, PluginInput: text, PortableCcgVersion: text },
    },
    CmsPlugins: [text],
    DomainJoinConfig: {
      DnsName: text,
      DnsTreeName: text,
      Guid: text,
      MachineAccountName: text,
      NetBiosName: text,
      Sid: text,
    },
  },
  [
    'github kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/charts/gmsa/crds/crds.yaml',
  ],
)
