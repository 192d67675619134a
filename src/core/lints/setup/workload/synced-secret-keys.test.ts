import { testLint } from '../../../testing/test-lint.ts'
import { syncedSecretKeys } from './synced-secret-keys.ts'

const vault = (
  alias: string,
  key = 'DB-HOST',
  file = 'DB-HOST',
) => `apiVersion: secrets-store.csi.x-k8s.io/v1
kind: SecretProviderClass
metadata: {name: vault}
spec:
  provider: azure
  secretObjects:
  - secretName: db
    type: Opaque
    data: [{key: ${key}, objectName: ${file}}]
  parameters:
    objects: |
      array:
        - |
          objectName: DBHost
          objectAlias: ${alias}
          objectType: secret
---
`
const pod = (key: string) => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
  - name: web
    image: registry.local/web
    env: [{name: HOST, valueFrom: {secretKeyRef: {name: db, key: ${key}}}}]
`

testLint(syncedSecretKeys, {
  valid: [
    { name: 'one name on all sides', text: vault('DB-HOST') + pod('DB-HOST') },
    { name: 'a file without an alias', text: vault('""', 'DB-HOST', 'DBHost') + pod('DB-HOST') },
    { name: 'the class alone', text: vault('DB-HOST') },
    {
      name: 'another Secret of that name',
      text: `${vault('DB-HOST')}apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {user: a}\n---\n${pod('user')}`,
    },
  ],
  invalid: [
    {
      name: 'a key that the class does not fill',
      text: vault('DB-HOST') + pod('DB_HOST'),
      messages: [
        /asks for DB_HOST of the Secret db, which the SecretProviderClass fills with DB-HOST/,
      ],
    },
    {
      name: 'an alias that is spelt otherwise',
      text: vault('DBHOST') + pod('DB-HOST'),
      messages: [/objectName DB-HOST is none of the files that the class mounts: DBHOST/],
    },
  ],
})
