import { inferred } from '../fact.ts'

/** The keys that drivers look for in the Secret of a share, each by one of its names, in any case of letters. */
export const volumeSecrets = inferred(
  {
    'smb.csi.k8s.io': [['username'], ['password']],
    'file.csi.azure.com': [
      ['azurestorageaccountname', 'accountname'],
      ['azurestorageaccountkey', 'accountkey', 'azurestorageaccountsastoken'],
    ],
  } as const,
  [
    'github kubernetes-csi/csi-driver-smb/blob/master/pkg/smb/nodeserver.go',
    'github kubernetes-sigs/azurefile-csi-driver/blob/master/pkg/azurefile/azurefile.go',
  ],
  { note: 'a share may let guests in' },
)
