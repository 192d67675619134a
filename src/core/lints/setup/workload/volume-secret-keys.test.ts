import { testLint } from '../../../testing/test-lint.ts'
import { volumeSecretKeys } from './volume-secret-keys.ts'

const storage = (driver: string) =>
  `apiVersion: storage.k8s.io/v1\nkind: StorageClass\nmetadata: { name: a }\nprovisioner: ${driver}\nparameters:\n  csi.storage.k8s.io/node-stage-secret-name: creds\n  csi.storage.k8s.io/node-stage-secret-namespace: web\n---\n`
const secret = (keys: string, name = 'creds', space = 'web') =>
  `apiVersion: v1\nkind: Secret\nmetadata: { name: ${name}, namespace: ${space} }\nstringData: { ${keys} }\n---\n`
const volume =
  'apiVersion: v1\nkind: PersistentVolume\nmetadata: { name: a }\nspec:\n  csi:\n    driver: file.csi.azure.com\n    volumeHandle: a\n    nodeStageSecretRef: { name: creds, namespace: web }\n---\n'
const smb = 'smb.csi.k8s.io'

testLint(volumeSecretKeys, {
  valid: [
    { name: 'both keys', text: storage(smb) + secret('username: a, password: b') },
    { name: 'keys in capitals', text: storage(smb) + secret('Username: a, PASSWORD: b') },
    {
      name: 'a domain beside them',
      text: storage(smb) + secret('username: a, password: b, domain: c'),
    },
    { name: 'another Secret', text: storage(smb) + secret('user: a', 'other') },
    { name: 'a Secret that tells no keys', text: storage(smb) + secret('') },
    { name: 'another driver', text: storage('ebs.csi.aws.com') + secret('user: a') },
    {
      name: 'an account of Azure by its shorter names',
      text: volume + secret('accountname: a, accountkey: b'),
    },
    {
      name: 'one of that name in each of two namespaces, the right one where it is asked for',
      text: storage(smb) + secret('username: a, password: b') + secret('user: a', 'creds', 'old'),
    },
  ],
  invalid: [
    {
      name: 'a key under another name',
      text: storage(smb) + secret('user: a, password: b'),
      messages: [/has user, password, and smb\.csi\.k8s\.io looks for username/],
      severity: 'warning',
    },
    {
      name: 'keys of SMB for Azure Files',
      text: volume + secret('username: a, password: b'),
      messages: [/looks for azurestorageaccountname and azurestorageaccountkey/],
    },
    {
      name: 'what a command makes',
      text: `kubectl create secret generic creds -n web --from-literal=user=a --from-literal=password=b\n\n${storage(smb)}`,
      messages: [/looks for username/],
    },
  ],
})
